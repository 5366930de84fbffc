import { LRUCache } from 'lru-cache';

type Bucket = { tokens: number; filledAt: number };

export type VisitorLimit = Readonly<{
  /** Requests that a visitor may send at once. */
  burst: number;
  /** Further requests in each second. */
  perSecond: number;
}>;

const MAX_VISITORS = 10_000;
/** Others are told of visitors who took more than this part of what a second gives. */
const WORTH_TELLING = 0.1;

/** The calls that one member, or the visitors of one network, may ask of all processes together. */
export const SHARE: VisitorLimit = { burst: 600, perSecond: 100 };

/**
 * Gives each visitor a token bucket, so that no one of them fills the process. Buckets are in
 * memory, because a database statement costs more than many requests. Processes tell each other
 * what they gave; what was given twice meanwhile is owed.
 */
export class VisitorLimiter {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MAX_VISITORS });
  /** What this process gave since it last told others. */
  private readonly taken = new LRUCache<string, number>({ max: MAX_VISITORS });
  /** What other processes gave, by the marks of their visitors. */
  private readonly given = new LRUCache<string, number>({ max: MAX_VISITORS });
  private readonly limit: VisitorLimit;
  private readonly markOf: (visitor: string) => string;

  /** @param markOf the name of a visitor among processes, which does not tell who it is */
  constructor(limit: VisitorLimit, markOf = (visitor: string) => visitor) {
    this.limit = limit;
    this.markOf = markOf;
  }

  /** @returns the seconds until the visitor may try again; 0 admits this request */
  take(visitor: string, now = performance.now(), cost = 1): number {
    const bucket = this.filled(visitor, now);
    if (bucket.tokens < cost) return Math.ceil((cost - bucket.tokens) / this.limit.perSecond);
    bucket.tokens -= cost;
    this.taken.set(visitor, (this.taken.get(visitor) ?? 0) + cost);
    return 0;
  }

  /** @returns what was given in the last second, by the marks of the visitors; null for nothing */
  untold(): Record<string, number> | null {
    const worth = this.limit.perSecond * WORTH_TELLING;
    const told = [...this.taken.entries()]
      .filter(([, cost]) => cost > worth)
      .map(([visitor, cost]) => [this.markOf(visitor), cost] as const);
    this.taken.clear();
    return told.length > 0 ? Object.fromEntries(told) : null;
  }

  /** Takes note of what another process gave. */
  note(given: Readonly<Record<string, number>>): void {
    for (const [mark, cost] of Object.entries(given)) {
      this.given.set(mark, (this.given.get(mark) ?? 0) + cost);
    }
  }

  private filled(visitor: string, now: number): Bucket {
    const { burst, perSecond } = this.limit;
    const bucket = this.buckets.get(visitor) ?? { tokens: burst, filledAt: now };
    bucket.tokens += ((now - bucket.filledAt) / 1000) * perSecond;
    bucket.filledAt = now;
    bucket.tokens = Math.min(bucket.tokens, burst);
    if (this.given.size > 0) {
      const mark = this.markOf(visitor);
      bucket.tokens -= this.given.get(mark) ?? 0;
      this.given.delete(mark);
    }
    this.buckets.set(visitor, bucket);
    return bucket;
  }
}
