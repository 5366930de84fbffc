import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { NotFound } from './features/shell/not-found.tsx';
import { Problem } from './features/shell/problem.tsx';
import { type Data, DataProvider } from './lib/data/data.tsx';
import { routeTree } from './routeTree.gen.ts';
import { Loading } from './ui/loading.tsx';

/** @param history the address alone, where a page is rendered on the server */
export function createAppRouter(data: Data, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: data,
    Wrap: ({ children }) => <DataProvider data={data}>{children}</DataProvider>,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: Loading,
    defaultErrorComponent: Problem,
    defaultNotFoundComponent: NotFound,
    // The reader opens at a verse.
    scrollRestoration: history ? false : ({ location }) => location.pathname !== '/bible',
  });
}

export type AppRouterInstance = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouterInstance;
  }
  interface StaticDataRouteOption {
    /** The page's name in the browser's title. */
    title?: string;
  }
}
