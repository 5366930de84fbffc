import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { ERROR_MESSAGES, type ErrorCode } from '#shared/errors.ts';

/** A refusal the client may see: its code always, its message when it says more than the code. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message = ERROR_MESSAGES[code], options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const TRPC_CODES: Readonly<Record<ErrorCode, TRPC_ERROR_CODE_KEY>> = {
  UNAUTHENTICATED: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  INVALID_INPUT: 'BAD_REQUEST',
  CONFLICT: 'CONFLICT',
  LIMIT_REACHED: 'CONFLICT',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  CONSENT_REQUIRED: 'PRECONDITION_FAILED',
  GENERATION_FAILED: 'BAD_GATEWAY',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
};

/** What PostgreSQL says of a value that no column holds: a NUL, a day or a number out of its range. */
const UNSTORABLE = /^22(?:003|007|008|021|P02|P05)$/;

/** An input that slipped past its limits: refused like any other, since nothing is broken. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNSTORABLE.test(String(error.code));
}

/** PostgreSQL could not be reached or is shutting down: try again, nothing is wrong with the request. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|57P0[123]|08|53300)/.test(code)) {
    return true;
  }
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return (
    /connection terminated|timeout exceeded when trying to connect|connection timeout/i.test(
      error.message,
    ) || isDatabaseAway(error.cause)
  );
}
