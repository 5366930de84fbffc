import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';
import { TRPC_URL } from './trpc.ts';

/** For answers that stream: each goes alone, is read by hand and stopped by a signal. */
export const streamClient = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: TRPC_URL, maxItems: 1 })],
});
