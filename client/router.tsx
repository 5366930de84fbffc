import { createRouter } from '@tanstack/react-router';
import { NotFound } from './features/shell/not-found.tsx';
import { Problem } from './features/shell/problem.tsx';
import { routeTree } from './routeTree.gen.ts';
import { Loading } from './ui/loading.tsx';

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: Loading,
    defaultErrorComponent: Problem,
    defaultNotFoundComponent: NotFound,
    // The reader opens at a verse.
    scrollRestoration: ({ location }) => location.pathname !== '/bible',
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
