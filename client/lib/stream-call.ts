import { httpBatchStreamLink } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';
import { callsThrough, TRPC_URL } from './call.ts';

/** Each goes alone. */
export const callStream = callsThrough(
  httpBatchStreamLink<AppRouter>({ url: TRPC_URL, maxItems: 1 })({}),
);
