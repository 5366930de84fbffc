import './ui/theme.css';
import './lib/browser/forgetful-storage.ts';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import { carryToast, isToastCarried } from './lib/browser/carried-toast.ts';
import { goToSignIn } from './lib/browser/go-to-sign-in.ts';
import { holdInstallPrompt } from './lib/browser/install.ts';
import { installLayers } from './lib/browser/layers.ts';
import { refreshTimeZone } from './lib/browser/time-zone.ts';
import { whenIdle } from './lib/browser/when-idle.ts';
import { codeOf } from './lib/data/errors.ts';
import { createQueryClient } from './lib/data/query-client.ts';
import { createBrowserClient, createTrpc } from './lib/data/trpc.ts';
import { deviceLink } from './offline/device-link.ts';
import { outboxLink } from './offline/outbox/link.ts';
import type { Outbox } from './offline/outbox/status.ts';
import { readDocument } from './offline/read-document.ts';
import { withDevice } from './offline/with-device.ts';
import { createAppRouter } from './router.tsx';

refreshTimeZone();
installLayers();
holdInstallPrompt();
const queryClient = createQueryClient({
  onSignedOut: () => {
    // A member who has just signed out is on the way to the next page, and knows why.
    if (isToastCarried()) return;
    carryToast('Sua sessão terminou', 'Entre novamente para continuar.');
    goToSignIn();
  },
  onForbidden: () => void leaveWhatIsClosed(),
});
let outbox: Promise<Outbox> | null = null;
/** One outbox a page; its code is asked for again where it did not arrive. */
function loadOutbox(): Promise<Outbox> {
  outbox ??= import('./offline/outbox/outbox.ts').then(({ startOutbox }) =>
    startOutbox({ queryClient, trpc }),
  );
  outbox.catch(() => {
    outbox = null;
  });
  return outbox;
}
const client = createBrowserClient([outboxLink(loadOutbox), deviceLink]);
const trpc = createTrpc(queryClient, client);

/** An administrator who was demoted leaves at the first refusal: the guards read the session anew. */
async function leaveWhatIsClosed(): Promise<void> {
  const query = trpc.session.current.queryOptions();
  const before = queryClient.getQueryData(query.queryKey)?.role;
  const now = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
  if (now && now.role !== before) await router.invalidate();
}

const data = { queryClient, trpc, client, readDocument, origin: location.origin };
const router = createAppRouter(data);

const options: RootOptions = {
  // The screen itself shows what did not load; anything else is a fault.
  onCaughtError: (error) => {
    if (codeOf(error) !== 'UNAVAILABLE') reportError(error);
  },
};

/** What comes after the page. */
function startRest(): void {
  whenIdle(() => void loadOutbox().catch(() => {}));
  whenIdle(() => void withDevice(({ start }) => start(data)));
}

if (document.documentElement.dataset['shell'] !== undefined) {
  // Nothing is on the screen yet, so that the page would count as idle.
  void withDevice(({ renderShell }) => renderShell(router, options)).then(startRest);
} else {
  // In slices, so that a touch meanwhile is answered.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      options,
    );
  });
  startRest();
}
// In a production build the condition is constant, and the tools are not in it at all.
if (import.meta.env.DEV) {
  whenIdle(() =>
    import('./features/dev/devtools.tsx').then((dev) => dev.showDevtools(queryClient, router)),
  );
}
