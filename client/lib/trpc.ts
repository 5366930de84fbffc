import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import type { AppRouter, Outputs } from '#server/router.ts';
import { ERROR_CODES, ERROR_MESSAGES, type ErrorCode } from '#shared/errors.ts';

export const TRPC_URL = '/trpc';

/** Every call that answers at once; answers that stream have a client of their own. */
export const client = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: TRPC_URL, maxItems: 10 })],
});

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
