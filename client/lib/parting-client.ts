import { httpLink } from '@trpc/client/links/httpLink';
import type { AppRouter } from '#server/router.ts';
import { callsThrough, clientOf, TRPC_URL } from './call.ts';

const link = httpLink<AppRouter>({
  url: TRPC_URL,
  fetch: (url, { signal, ...options } = {}) =>
    fetch(url, { ...options, signal: signal ?? null, keepalive: true }),
});

/** For small things said while the page is left: the browser carries them on without it. */
export const partingClient = clientOf(callsThrough(link({})));
