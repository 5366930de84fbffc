import './ui/theme.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { refreshTimeZone } from './lib/browser/time-zone.ts';
import { carryToast } from './lib/carried-toast.ts';
import { fetchDocument } from './lib/data/fetch-document.ts';
import { createQueryClient } from './lib/data/query-client.ts';
import { createBrowserClient, createTrpc } from './lib/data/trpc.ts';
import { goToSignIn } from './lib/sign-out.ts';
import { createAppRouter } from './router.tsx';

// After a deploy the chunks of an old tab are gone: one reload brings the new ones.
window.addEventListener('vite:preloadError', (event) => {
  const key = 'reloaded-for-chunks';
  if (sessionStorage.getItem(key) === location.pathname) return;
  sessionStorage.setItem(key, location.pathname);
  event.preventDefault();
  location.reload();
});

refreshTimeZone();
const queryClient = createQueryClient({
  onSignedOut: () => {
    carryToast('Sua sessão terminou', 'Entre novamente para continuar.');
    goToSignIn();
  },
});
const client = createBrowserClient();
const router = createAppRouter({
  queryClient,
  trpc: createTrpc(queryClient, client),
  client,
  readDocument: fetchDocument,
});
// In slices, so that a touch meanwhile is answered.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
