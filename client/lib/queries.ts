import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { createTRPCRecursiveProxy } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';
import type { QueryTools } from './query-tools.ts';
import { goToSignIn } from './sign-out.ts';
import { call, codeOf } from './trpc.ts';

const RETRIES = 2;

/** Any answer may say that the session is over. */
const watch = (error: unknown) => {
  if (codeOf(error) === 'UNAUTHENTICATED') goToSignIn();
};

export const queryClient = new QueryClient({
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

/** As keys are made everywhere: by them the server's answers find their queries. */
const keyOf = (path: Path, input: unknown): QueryKey => [
  path,
  { ...(input === undefined ? {} : { input }), type: 'query' },
];

type Path = readonly string[];
type Paged = Readonly<{ pageParam: unknown }>;

const queryOptions = (path: Path, input: unknown) => ({
  queryKey: keyOf(path, input),
  queryFn: () => call('query', path, input),
});

const TOOLS: Readonly<Record<string, (path: Path, input: unknown, more: unknown) => unknown>> = {
  queryOptions,
  infiniteQueryOptions: (path, input, paging) => ({
    ...Object(paging),
    queryKey: [path, { input, type: 'infinite' }],
    queryFn: ({ pageParam: cursor }: Paged) => call('query', path, { ...Object(input), cursor }),
    initialPageParam: null,
  }),
  fetch: (path, input) => queryClient.fetchQuery(queryOptions(path, input)),
  getData: (path, input) => queryClient.getQueryData(keyOf(path, input)),
  setData: (path, input, data) => queryClient.setQueryData(keyOf(path, input), data),
  cancel: (path, input) => queryClient.cancelQueries({ queryKey: keyOf(path, input) }),
  invalidate: (path) => queryClient.invalidateQueries({ queryKey: [path] }),
};

/**
 * The queries of every procedure: a loader starts one, a component reads it, both from
 * the same options. `api.x.y.queryOptions()`, `.fetch()`, `.invalidate()`, of one
 * procedure or of all of a noun.
 */
export const api = createTRPCRecursiveProxy<QueryTools<AppRouter['_def']['record']>>(
  ({ path, args: [input, more] }) => TOOLS[path.at(-1) ?? '']?.(path.slice(0, -1), input, more),
);
