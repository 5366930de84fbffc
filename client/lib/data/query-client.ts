import {
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import type { ErrorCode } from '#shared/errors.ts';
import { codeOf } from './errors.ts';

const RETRIES = 2;

/** A procedure or a router of the tRPC utilities, such as `trpc.member.diary`. */
export type Invalidated = Readonly<{ invalidate: () => Promise<void> }>;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Readonly<{
      /** The procedures, or routers of them, whose answers the mutation changes. */
      invalidates?: readonly Invalidated[];
      /** The screen itself shows that the session is over, and keeps what was typed. */
      showsSessionEnd?: boolean;
    }>;
  }
}

/** Whether a query reads what belongs to the member, which another device or another day changes. */
export function isOfMember({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean {
  return Array.isArray(path) && path[0] === 'member';
}

/** A form that is open holds what the member has typed. */
const isWriting = () =>
  [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '') ||
  document.querySelector('[role="dialog"] form') !== null;

type Options = Readonly<{
  /** Runs when any answer says that the session is over. */
  onSignedOut?: () => void;
  /** Runs when any answer says that the role does not allow what the page asked for. */
  onForbidden?: () => void;
  /** Whether a server that does not answer is asked again. */
  retries?: boolean;
}>;

/** Refusals which say that the screen shows something that is no longer so. */
const OUTDATED: ReadonlySet<ErrorCode> = new Set(['CONFLICT', 'NOT_FOUND']);

export function createQueryClient({
  onSignedOut,
  onForbidden,
  retries = true,
}: Options = {}): QueryClient {
  const watch = (error: unknown) => {
    const code = codeOf(error);
    if (code === 'UNAUTHENTICATED') onSignedOut?.();
    if (code === 'FORBIDDEN') onForbidden?.();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { state }) => {
        // A page that is read anew behind what is being typed stays; the next step shows it.
        if (state.data === undefined || !isWriting()) watch(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        // A screen that holds what the member typed shows it in place.
        if (!meta?.showsSessionEnd) watch(error);
      },
      // Runs after the screen's own `onSuccess`, and before the mutation counts as done, so that
      // a dialog closes at once and a spinner stays until the new data are there.
      onSettled: async (_data, error, _variables, _result, { meta }) => {
        if (error && !OUTDATED.has(codeOf(error))) return;
        await Promise.all(meta?.invalidates?.map((each) => each.invalidate()) ?? []);
      },
    }),
    defaultOptions: {
      // A change waits in the outbox, where it outlives the page; any other says that it failed.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 30_000,
        // The device may have the answer; without a connection nothing else would.
        networkMode: 'offlineFirst',
        // A refusal stays one; only a server that does not answer is asked again.
        retry: (failures, error) =>
          retries &&
          onlineManager.isOnline() &&
          codeOf(error) === 'UNAVAILABLE' &&
          failures < RETRIES,
        // The stored text of the Bible and the catalogues stay as they are.
        refetchOnWindowFocus: isOfMember,
      },
    },
  });
}
