import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { codeOf } from './errors.ts';

const RETRIES = 2;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Readonly<{
      /** The screen tells that the session is over, and keeps what was typed. */
      tellsSessionEnd?: boolean;
    }>;
  }
}

type Options = Readonly<{
  /** Runs when any answer says that the session is over. */
  onSignedOut?: () => void;
  /** Whether a server that does not answer is asked again. */
  retries?: boolean;
}>;

export function createQueryClient({ onSignedOut, retries = true }: Options = {}): QueryClient {
  const watch = (error: unknown) => {
    if (codeOf(error) === 'UNAUTHENTICATED') onSignedOut?.();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        // A screen that holds what the member typed tells it in place.
        if (!meta?.tellsSessionEnd) watch(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal stays one; only a server that does not answer is asked again.
        retry: (failures, error) =>
          retries && codeOf(error) === 'UNAVAILABLE' && failures < RETRIES,
        refetchOnWindowFocus: false,
      },
    },
  });
}
