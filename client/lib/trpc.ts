import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  splitLink,
  TRPCClientError,
} from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter, Outputs } from '#server/router.ts';
import { ERROR_CODES, ERROR_MESSAGES, type ErrorCode } from '#shared/errors.ts';

const url = '/trpc';

/** Calls that answer as a stream go alone, the others together. */
const links = [
  splitLink({
    condition: ({ context }) => context['stream'] === true,
    true: httpBatchStreamLink({ url, maxItems: 1 }),
    false: httpBatchLink({ url, maxItems: 10 }),
  }),
];

export const trpc = createTRPCReact<AppRouter>();

/** For components, through `trpc.Provider`. */
export const trpcClient = trpc.createClient({ links });

/** For streams, which are read by hand and stopped by a signal. */
export const vanilla = createTRPCClient<AppRouter>({ links });

/** Marks a call whose answer is a stream. */
export const AS_STREAM = { context: { stream: true } } as const;

export type { Outputs };

export function codeOf(error: unknown): ErrorCode {
  if (error instanceof TRPCClientError) {
    const sent: unknown = error.data?.code;
    // No answer at all: the network, or a server that is starting.
    return error.data ? (ERROR_CODES.find((code) => code === sent) ?? 'INTERNAL') : 'UNAVAILABLE';
  }
  return 'INTERNAL';
}

/** What to tell the member: the server's own sentence where it sent one. */
export function messageOf(error: unknown): string {
  const code = codeOf(error);
  const sent = error instanceof TRPCClientError && error.data ? error.message : '';
  return sent || ERROR_MESSAGES[code];
}
