import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { NotFound } from './features/shell/not-found.tsx';
import { Problem } from './features/shell/problem.tsx';
import { routeTree } from './routeTree.gen.ts';
import { Loading } from './ui/loading.tsx';

/** What the loaders of routes work with: on the server the answers of one member alone. */
export type RouterContext = Readonly<{ queries: QueryClient }>;

/** @param visit the address and nothing else, where a page is only drawn */
export function createAppRouter(context: RouterContext, visit?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(visit ? { history: visit } : {}),
    defaultPreload: 'intent',
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: Loading,
    defaultErrorComponent: Problem,
    defaultNotFoundComponent: NotFound,
    // The reader opens at a verse.
    scrollRestoration: visit ? false : ({ location }) => location.pathname !== '/bible',
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
