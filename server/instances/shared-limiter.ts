import { type VisitorLimit, VisitorLimiter } from '../rate-limit/visitor-limit.ts';
import type { Instances } from './instances.ts';
import { TAKEN_BY_VISITORS } from './news.ts';

/** A limit that holds for a visitor over all instances together, but for the last second. */
export function sharedLimiter(
  instances: Instances,
  limit: string,
  size: VisitorLimit,
): VisitorLimiter {
  const limiter = new VisitorLimiter(size, (visitor) => instances.markOf(visitor));
  instances.on(TAKEN_BY_VISITORS, (news) => {
    if (news.limit === limit) limiter.note(news.taken);
  });
  instances.report(async () => {
    const taken = limiter.untold();
    if (taken && instances.hasOthers) await instances.tell(TAKEN_BY_VISITORS, { limit, taken });
  });
  return limiter;
}
