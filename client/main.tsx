import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PAGE_DATA_ID, type PageData } from '#shared/page-data.ts';
import { App } from './app.tsx';
import { carryToast } from './lib/carried-toast.ts';
import { fetchDocument } from './lib/data/fetch-document.ts';
import { createQueryClient } from './lib/data/query-client.ts';
import { createBrowserClient, createTrpc } from './lib/data/trpc.ts';
import { seedQueries } from './lib/seed-queries.ts';
import { goToSignIn } from './lib/sign-out.ts';
import { takeTouches } from './lib/touches.ts';
import { deviceZone, renewZone } from './lib/zone.ts';
import { createAppRouter } from './router.tsx';

// After a deploy the chunks of an old tab are gone: one reload brings the new ones.
window.addEventListener('vite:preloadError', (event) => {
  const key = 'reloaded-for-chunks';
  if (sessionStorage.getItem(key) === location.pathname) return;
  sessionStorage.setItem(key, location.pathname);
  event.preventDefault();
  location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
renewZone();
const endVisit = () => {
  carryToast('Sua sessão terminou', 'Entre novamente para continuar.');
  goToSignIn();
};
const queryClient = createQueryClient({ onSignedOut: endVisit });
const client = createBrowserClient();
const trpc = createTrpc(queryClient, client);
// What the page asks for first comes with it, drawn; without it the application asks.
const carried = document.getElementById(PAGE_DATA_ID)?.textContent;
const data: PageData | null = carried ? JSON.parse(carried) : null;
if (data) seedQueries(queryClient, data);
const router = createAppRouter({ queryClient, trpc, client, readDocument: fetchDocument });
// A drawn page has its content where a loading one has a place to wait.
if (data) router.ssr = { manifest: undefined };
// The page as the server drew it stands until this one can take its place.
await router.load();
const app = <App router={router} />;
const repeat = takeTouches(root);
// In slices, so that a touch meanwhile is answered.
startTransition(() => {
  if (data?.zone === deviceZone()) hydrateRoot(root, app);
  // There is only a frame, or the hours on it are those of another place.
  else createRoot(root).render(app);
});
repeat();
