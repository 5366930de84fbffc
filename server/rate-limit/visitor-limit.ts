import { LRUCache } from 'lru-cache';

type Bucket = { tokens: number; filledAt: number };

export type VisitorLimit = Readonly<{
  /** Requests that a visitor may send at once. */
  burst: number;
  /** Further requests in each second. */
  perSecond: number;
}>;

const MAX_VISITORS = 10_000;

/** The calls that one member, or the visitors of one network, may ask of the process. */
export const SHARE: VisitorLimit = { burst: 600, perSecond: 100 };

/**
 * Gives each visitor a token bucket, so that no one of them fills the process. Buckets are in
 * memory, because they protect only this process and a database statement costs more than many
 * requests.
 */
export class VisitorLimiter {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MAX_VISITORS });
  private readonly limit: VisitorLimit;

  constructor(limit: VisitorLimit) {
    this.limit = limit;
  }

  /** @returns the seconds until the visitor may try again; 0 admits this request */
  take(visitor: string, now = performance.now(), cost = 1): number {
    const { burst, perSecond } = this.limit;
    const bucket = this.buckets.get(visitor) ?? { tokens: burst, filledAt: now };
    const gained = ((now - bucket.filledAt) / 1000) * perSecond;
    bucket.tokens = Math.min(burst, bucket.tokens + gained);
    bucket.filledAt = now;
    this.buckets.set(visitor, bucket);
    if (bucket.tokens < cost) return Math.ceil((cost - bucket.tokens) / perSecond);
    bucket.tokens -= cost;
    return 0;
  }
}
