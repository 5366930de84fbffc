import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { api, queryClient } from './lib/queries.ts';
import type { Outputs } from './lib/trpc.ts';
import { createAppRouter } from './router.tsx';
import { Toasts } from './ui/toasts.tsx';

// After a deploy the chunks of an old tab are gone: one reload brings the new ones.
window.addEventListener('vite:preloadError', (event) => {
  const key = 'reloaded-for-chunks';
  if (sessionStorage.getItem(key) === location.pathname) return;
  sessionStorage.setItem(key, location.pathname);
  event.preventDefault();
  location.reload();
});

// Who is here comes with the page; without it the application asks.
const embedded = document.getElementById('session')?.textContent;
if (embedded) {
  const session: Outputs['session']['current'] = JSON.parse(embedded);
  api.session.current.setData(undefined, session);
}
const router = createAppRouter();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
);
