import { LRUCache } from 'lru-cache';

type Bucket = { tokens: number; filledAt: number };

export type VisitorLimit = Readonly<{
  /** How many requests at once. */
  burst: number;
  /** How many more each second. */
  perSecond: number;
}>;

const MOST_VISITORS = 10_000;

/**
 * Keeps one visitor from filling the process: a token bucket each, in memory, because what it
 * protects is this process and a database statement would cost more than many a request.
 */
export class VisitorLimiter {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MOST_VISITORS });
  private readonly limit: VisitorLimit;

  constructor(limit: VisitorLimit) {
    this.limit = limit;
  }

  /** @returns after how many seconds the visitor may try again; 0 where it may go on now */
  take(visitor: string, now = performance.now()): number {
    const { burst, perSecond } = this.limit;
    const bucket = this.buckets.get(visitor) ?? { tokens: burst, filledAt: now };
    const gained = ((now - bucket.filledAt) / 1000) * perSecond;
    bucket.tokens = Math.min(burst, bucket.tokens + gained);
    bucket.filledAt = now;
    this.buckets.set(visitor, bucket);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond);
    bucket.tokens -= 1;
    return 0;
  }
}
