import './ui/theme.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MissingChunk } from './lib/browser/load-chunk.ts';
import { refreshTimeZone } from './lib/browser/time-zone.ts';
import { carryToast } from './lib/carried-toast.ts';
import { fetchDocument } from './lib/data/fetch-document.ts';
import { createQueryClient } from './lib/data/query-client.ts';
import { createBrowserClient, createTrpc } from './lib/data/trpc.ts';
import { goToSignIn } from './lib/sign-out.ts';
import { createAppRouter } from './router.tsx';

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
    {
      // What did not arrive is told on the screen; anything else is a fault.
      onCaughtError: (error) => {
        if (!(error instanceof MissingChunk)) reportError(error);
      },
    },
  );
});
