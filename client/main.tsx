import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './lib/query-client.ts';
import { goToSignIn } from './lib/sign-out.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';

// After a deploy the chunks of an old tab are gone: one reload brings the new ones.
window.addEventListener('vite:preloadError', (event) => {
  const key = 'reloaded-for-chunks';
  if (sessionStorage.getItem(key) === location.pathname) return;
  sessionStorage.setItem(key, location.pathname);
  event.preventDefault();
  location.reload();
});

const queryClient = createQueryClient(goToSignIn);
const router = createAppRouter(queryClient);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
