import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { AppRouterInstance } from './router.tsx';
import { Toasts } from './ui/toasts.tsx';

type Props = Readonly<{ router: AppRouterInstance; queries: QueryClient }>;

/** The whole of what is drawn, by the server first and then by the browser. */
export function App({ router, queries }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </StrictMode>
  );
}
