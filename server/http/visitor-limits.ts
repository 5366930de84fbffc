import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '../errors.ts';
import type { Instances } from '../instances/instances.ts';
import { sharedLimiter } from '../instances/shared-limiter.ts';
import { noteLimit } from '../process/notices.ts';
import { refuse } from './refuse.ts';
import type { Shares } from './shares.ts';

/** Rendering a page and searching cost the process most, so each has its own limit. */
const PAGES = { burst: 60, perSecond: 4 };
const SEARCHES = { burst: 60, perSecond: 6 };
/** A page of verses that open in place takes many calls at once. */
const CALLS = { burst: 120, perSecond: 8 };

/** A picture takes as long as many pages; the networks that show links cache it. */
const PICTURES = { burst: 40, perSecond: 0.25 };

type LimitedWork = 'page' | 'search' | 'call' | 'picture';

export type VisitorLimits = ReturnType<typeof visitorLimits>;

/** Counts the work that anybody may ask for, by kind and visitor. */
export function visitorLimits({ visitor, begun }: Shares, instances: Instances) {
  const limiters = {
    page: sharedLimiter(instances, 'page', PAGES),
    search: sharedLimiter(instances, 'search', SEARCHES),
    call: sharedLimiter(instances, 'call', CALLS),
    picture: sharedLimiter(instances, 'picture', PICTURES),
  };
  /** @returns the seconds until the visitor may try again; 0 admits this request */
  const take = (request: IncomingMessage, work: LimitedWork): number =>
    limiters[work].take(visitor(request));
  return {
    take,
    begun,
    /** Answers 429 to a visitor beyond the limit. @returns whether it did */
    refuse: (request: IncomingMessage, response: ServerResponse, work: LimitedWork): boolean => {
      const retryAfter = take(request, work);
      if (retryAfter === 0) return false;
      noteLimit(`visitor ${work}`);
      refuse(request, response, new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter }));
      return true;
    },
  };
}
