import { createTRPCClient, httpLink } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';
import { TRPC_URL } from './trpc.ts';

/** For small things said while the page is left: the browser carries them on without it. */
export const partingClient = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: TRPC_URL,
      fetch: (url, { signal, ...options } = {}) =>
        fetch(url, { ...options, signal: signal ?? null, keepalive: true }),
    }),
  ],
});
