import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { codeOf } from './trpc.ts';

const RETRIES = 2;

/** @param onSignedOut called when any answer says that the session is over */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const watch = (error: unknown) => {
    if (codeOf(error) === 'UNAUTHENTICATED') onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal stays one; only a server that does not answer is asked again.
        retry: (failures, error) => codeOf(error) === 'UNAVAILABLE' && failures < RETRIES,
        refetchOnWindowFocus: false,
      },
    },
  });
}
