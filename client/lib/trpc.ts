import type { TRPCClientError } from '@trpc/client';
import { httpBatchLink } from '@trpc/client/links/httpBatchLink';
import type { AppRouter, Outputs } from '#server/router.ts';
import { ERROR_CODES, ERROR_MESSAGES, type ErrorCode } from '#shared/errors.ts';
import { callsThrough, clientOf, TRPC_URL } from './call.ts';

export const call = callsThrough(httpBatchLink<AppRouter>({ url: TRPC_URL, maxItems: 10 })({}));

/** Every call that answers at once; answers that stream have a client of their own. */
export const client = clientOf(call);

export type { Outputs };

/** By its name: the class would bring all of tRPC's client to every page. */
export const isCallError = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof Error && error.name === 'TRPCClientError';

export function codeOf(error: unknown): ErrorCode {
  if (isCallError(error)) {
    const sent: unknown = error.data?.code;
    // No answer at all: the network, or a server that is starting.
    return error.data ? (ERROR_CODES.find((code) => code === sent) ?? 'INTERNAL') : 'UNAVAILABLE';
  }
  return 'INTERNAL';
}

/** What to tell the member: the server's own sentence where it sent one. */
export function messageOf(error: unknown): string {
  const code = codeOf(error);
  const sent = isCallError(error) && error.data ? error.message : '';
  return sent || ERROR_MESSAGES[code];
}
