import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { createTRPCClient, unstable_localLink } from '@trpc/client';
import type { inferRouterContext } from '@trpc/server';
import { renderToString } from 'react-dom/server';
import type { AppRouter } from '#server/router.ts';
import type { Paint } from '#shared/page-data.ts';
import { App } from './app.tsx';
import { createQueryClient } from './lib/data/query-client.ts';
import { createTrpc } from './lib/data/trpc.ts';
import { inZone } from './lib/format.ts';
import { titleOf } from './lib/page-title.ts';
import { createAppRouter } from './router.tsx';

/**
 * Draws a page on the server: its route's loader asks the first questions, and what the
 * browser will draw with their answers is drawn here. Nothing is kept: each page has
 * queries and a router of its own.
 * @throws what went wrong; the page is then left to the browser
 */
export const paint: Paint<AppRouter, inferRouterContext<AppRouter>> = async ({
  href,
  zone,
  procedures,
  context,
  readDocument,
}) => {
  const queryClient = createQueryClient({ retries: false });
  const client = createTRPCClient<AppRouter>({
    links: [unstable_localLink({ router: procedures, createContext: async () => context })],
  });
  const router = createAppRouter(
    { queryClient, trpc: createTrpc(queryClient, client), client, readDocument },
    createMemoryHistory({ initialEntries: [href] }),
  );
  await router.load();
  // Where the load has led is told here alone.
  const result = router._serverResult;
  if (result?.type === 'redirect')
    return { leadsTo: result.redirect.headers.get('location') ?? '/' };
  const failed = router.state.matches.find(({ status }) => status !== 'success');
  if (failed) throw failed.error;
  const answers = await answersOf(queryClient);
  const html = inZone(zone, () => renderToString(<App router={router} />));
  return { html, title: titleOf(router.state.matches), data: { answers, zone } };
};

/** Also of what a loader has only begun to ask. */
async function answersOf(queryClient: QueryClient) {
  const queries = queryClient.getQueryCache().getAll();
  await Promise.all(queries.map(({ promise }) => promise));
  return queries.map(({ queryKey, state }) => [queryKey, state.data] as const);
}
