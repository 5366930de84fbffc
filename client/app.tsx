import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { AppRouterInstance } from './router.tsx';
import { Toasts } from './ui/toasts.tsx';

/** The whole of what is rendered, by the server first and then by the browser. */
export function App({ router }: Readonly<{ router: AppRouterInstance }>) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
      <Toasts />
    </StrictMode>
  );
}
