import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { ERROR_MESSAGES, type ErrorCode } from '#shared/errors.ts';

/** The client may see the code and the message of this error, and of no other. */
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

/** PostgreSQL's codes for values that no column holds: a NUL, a day or a number out of range. */
const UNSTORABLE = /^22(?:003|007|008|021|P02|P05)$/;

/** Whether an input slipped past its limits; it is refused like others, as nothing is broken. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNSTORABLE.test(String(error.code));
}

/**
 * Node's codes for the network, then PostgreSQL's: connection lost (08), no room left (53),
 * statement given up (57014), server stopping (57P), disk failing (58030), deadlock (40),
 * idle transaction ended (25P03) and no writes taken (25006).
 */
const AWAY_CODE =
  /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|08|53|57014|57P|58030|40001|40P01|25P03|25006)/;
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|connection timeout|query read timeout|is not queryable/i;

/** Whether PostgreSQL cannot answer now, so that the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (AWAY_CODE.test(code) || AWAY_MESSAGE.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return isDatabaseAway(error.cause);
}
