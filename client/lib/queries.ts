import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { carryToast } from './carried-toast.ts';
import { goToSignIn } from './sign-out.ts';
import { client, codeOf } from './trpc.ts';

const RETRIES = 2;

/** Any answer may say that the session is over. */
const watch = (error: unknown) => {
  if (codeOf(error) !== 'UNAUTHENTICATED') return;
  carryToast('Sua sessão terminou', 'Entre novamente para continuar.');
  goToSignIn();
};

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: watch }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      // A screen that holds what the member typed tells it in place.
      if (!meta?.['tellsSessionEnd']) watch(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays one; only a server that does not answer is asked again.
      retry: (failures, error) => codeOf(error) === 'UNAVAILABLE' && failures < RETRIES,
      refetchOnWindowFocus: false,
    },
  },
});

/**
 * The queries of every procedure: a loader starts one, a component reads it, both from
 * the same options. `api.x.y.queryOptions()`, `.ensureData()`, `.fetch()`, `.invalidate()`.
 */
export const api = createTRPCQueryUtils({ queryClient, client });
