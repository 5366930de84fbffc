import type { QueryClient } from '@tanstack/react-query';
import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import type { AnyRouter } from '@tanstack/react-router';
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools';
import { createRoot } from 'react-dom/client';

/** Shows the caches of Query and Router, apart from the page that the server has rendered. */
export function showDevtools(queryClient: QueryClient, router: AnyRouter): void {
  const place = document.documentElement.appendChild(document.createElement('div'));
  createRoot(place).render(
    <>
      <ReactQueryDevtools client={queryClient} buttonPosition="bottom-right" />
      <TanStackRouterDevtools router={router} position="bottom-left" />
    </>,
  );
}
