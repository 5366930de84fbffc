import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { Visitor } from '#shared/server-rendering.ts';
import { NotFound } from './features/shell/not-found.tsx';
import { Problem } from './features/shell/problem.tsx';
import { parseSearch, stringifySearch } from './lib/browser/address-search.ts';
import { VisitorProvider } from './lib/browser/visitor.tsx';
import { type Data, DataProvider } from './lib/data/data.tsx';
import { routeTree } from './routeTree.gen.ts';
import { Loading } from './ui/loading.tsx';

type Rendering = Readonly<{ visitor: Visitor; nonce: string }>;

/**
 * Made once in a browser, and for each page on the server.
 * @param rendering the visitor and the nonce on the server; in a browser the page brings them
 */
export function createAppRouter(data: Data, rendering?: Rendering) {
  const { queryClient } = data;
  let visitor: Visitor = rendering?.visitor ?? {
    theme: null,
    timeZone: 'America/Sao_Paulo',
    at: Date.now(),
  };
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    context: data,
    // Only the server's build contains what dehydrates.
    dehydrate: async () => ({
      queries: import.meta.env.SSR ? await dehydrated(queryClient) : '',
      visitor,
    }),
    hydrate: (page) => {
      hydrate(queryClient, asOfNow(JSON.parse(page.queries)));
      visitor = page.visitor;
    },
    Wrap: ({ children }) => (
      <VisitorProvider visitor={visitor}>
        <DataProvider data={data}>{children}</DataProvider>
      </VisitorProvider>
    ),
    ...(rendering ? { ssr: { nonce: rendering.nonce } } : {}),
    defaultPreload: 'intent',
    // React Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: Loading,
    defaultErrorComponent: Problem,
    defaultNotFoundComponent: NotFound,
    // The reader opens at a verse.
    scrollRestoration: ({ location }) => location.pathname !== '/bible',
  });
}

/** Waits for queries that loaders have only started, so that the page is rendered with their data. */
async function dehydrated(queryClient: QueryClient): Promise<string> {
  const queries = queryClient.getQueryCache().getAll();
  await Promise.allSettled(queries.map(({ promise }) => promise));
  return JSON.stringify(dehydrate(queryClient));
}

/** Data whose time a slow clock of the device has yet to reach would count as fresh until then. */
function asOfNow(page: DehydratedState): DehydratedState {
  const now = Date.now();
  return {
    ...page,
    queries: page.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: Math.min(query.state.dataUpdatedAt, now) },
    })),
  };
}

type AppRouterInstance = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouterInstance;
  }
}
