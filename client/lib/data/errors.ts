import { isTRPCClientError } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';
import { ERROR_CODES, type ErrorCode, UNANSWERED, UNEXPECTED } from '#shared/errors.ts';
import { MissingChunk } from '../browser/load-chunk.ts';

export function codeOf(error: unknown): ErrorCode {
  if (error instanceof MissingChunk) return 'UNAVAILABLE';
  if (!isTRPCClientError<AppRouter>(error)) return 'INTERNAL';
  const sent: unknown = error.data?.code;
  // No answer at all: the network, or a server that is starting.
  return error.data ? (ERROR_CODES.find((code) => code === sent) ?? 'INTERNAL') : 'UNAVAILABLE';
}

/** Refusals whose sentence says what the member can do; for the others a screen has better words. */
const ACTIONABLE: ReadonlySet<ErrorCode> = new Set([
  'INVALID_INPUT',
  'LIMIT_REACHED',
  'TOO_MANY_REQUESTS',
  'CONSENT_REQUIRED',
]);

/** The server's own sentence where it tells the member what to do, otherwise null. */
export function actionableMessageOf(error: unknown): string | null {
  return ACTIONABLE.has(codeOf(error)) ? messageOf(error) : null;
}

const OFFLINE = 'Sem conexão. Tente novamente quando ela voltar.';

/** The message for the member: the server's own sentence where it sent one. */
export function messageOf(error: unknown): string {
  if (error instanceof MissingChunk) return error.message;
  const sent = isTRPCClientError<AppRouter>(error) && error.data ? error.message : '';
  if (sent || codeOf(error) !== 'UNAVAILABLE') return sent || UNEXPECTED;
  return globalThis.navigator?.onLine === false ? OFFLINE : UNANSWERED;
}
