import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { PAGE_DATA_ID } from '#shared/page-data.ts';
import { takeOver } from './lib/drawn-before.ts';
import { queryClient } from './lib/queries.ts';
import { seedQueries } from './lib/seed-queries.ts';
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

// What the page asks for first comes with it; without it the application asks.
const embedded = document.getElementById(PAGE_DATA_ID)?.textContent;
if (embedded) seedQueries(queryClient, JSON.parse(embedded));
const router = createAppRouter();
// The page as the server drew it stands until this one can take its place.
await router.load();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
// In slices, so that a touch of the page that is shown already is answered meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
        <TakingOver />
      </QueryClientProvider>
    </StrictMode>,
  ),
);

/** Stands last: whatever opens at a place looks first whether the reader is there already. */
function TakingOver() {
  useLayoutEffect(takeOver, []);
  return null;
}
