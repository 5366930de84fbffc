import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import * as z from 'zod';
import { ERROR_MESSAGES, type ErrorCode } from '#shared/errors.ts';

type Details = ErrorOptions &
  Readonly<{
    /** The HTTP status, where it says more than that of the code. */
    status?: number;
    /** The seconds until the same request may succeed. */
    retryAfter?: number;
  }>;

/** The client may see the code and the message of this error, and of no other. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, message = ERROR_MESSAGES[code], details: Details = {}) {
    super(message, details);
    this.code = code;
    this.status = details.status ?? statusOf(code);
    this.retryAfter = details.retryAfter ?? null;
  }
}

export const TRPC_CODES: Readonly<Record<ErrorCode, TRPCError['code']>> = {
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

function statusOf(code: ErrorCode): number {
  return getHTTPStatusCodeFromError(new TRPCError({ code: TRPC_CODES[code] }));
}

/** What a client is told of an error, whichever way it came in. */
export type Refusal = Readonly<{
  status: number;
  code: ErrorCode;
  message: string;
  /** The field of the input that is wrong. */
  field: string | null;
  retryAfter: number | null;
}>;

/** Reduces an error to a code of the closed list and a message that is meant for the client. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof TRPCError) {
    return knownRefusal(error.cause) ?? refusalBy(getHTTPStatusCodeFromError(error));
  }
  return knownRefusal(error) ?? refusalBy(clientStatusOf(error) ?? 500);
}

/** Adds to the sentence about an unknown error under which code the log tells more. */
export function withErrorCode(sentence: string, code: ErrorCode, requestId: string): string {
  return code === 'INTERNAL' ? `${sentence} Código do erro: ${requestId}` : sentence;
}

function knownRefusal(error: unknown): Refusal | null {
  if (error instanceof AppError) {
    const { status, code, message, retryAfter } = error;
    return { status, code, message, field: null, retryAfter };
  }
  if (error instanceof z.core.$ZodError) {
    const issue = clearestOf(error.issues);
    if (!issue) return refusalBy(400);
    return { ...refusalBy(400), message: issue.message, field: issue.path.join('.') };
  }
  if (isUnstorable(error)) return refusalBy(400);
  return isDatabaseAway(error) ? refusalBy(503) : null;
}

function refusalBy(status: number): Refusal {
  const code = codeOf(status);
  return { status, code, message: ERROR_MESSAGES[code], field: null, retryAfter: null };
}

function codeOf(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND';
  if (status === 503) return 'UNAVAILABLE';
  return status >= 400 && status < 500 ? 'INVALID_INPUT' : 'INTERNAL';
}

/** Picks, for an input with several forms, the first problem of the form that it is closest to. */
function clearestOf(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const [issue] = issues;
  if (issue?.code !== 'invalid_union') return issue;
  const [nearest] = [...issue.errors].sort((one, other) => one.length - other.length);
  return (nearest && clearestOf(nearest)) ?? issue;
}

/** @returns the status by which Express refuses a request that it cannot read, or null */
function clientStatusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  const isExposed = error instanceof URIError || ('expose' in error && error.expose === true);
  return isExposed ? Number(error.status) : null;
}

/** PostgreSQL's codes for values that no column holds: a NUL, a day or a number out of range. */
const UNSTORABLE = /^22(?:003|007|008|021|P02|P05)$/;

/** Whether an input slipped past its limits; it is refused like others, as nothing is broken. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNSTORABLE.test(String(error.code));
}

/**
 * Node's codes for the network, then PostgreSQL's: connection lost (080), no room left (53),
 * statement given up (57014), server stopping (57P), disk failing (58030), deadlock (40),
 * idle transaction ended (25P03) and no writes taken (25006).
 */
const AWAY_CODE =
  /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|080|53|57014|57P|58030|40001|40P01|25P03|25006)/;
const AWAY_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|connection timeout|query read timeout|is not queryable/i;

/** What poolers say under the code of a violated protocol (08P01) when the server is away or full. */
const AWAY_BEHIND_POOLER =
  /cannot connect to server|login (?:has been )?fail|server_login_retry|query_wait_timeout|query_timeout|no more connections|shutting down|server conn(?:ection)? (?:crashed|closed)|database (?:is )?(?:paused|disabled|removed)|client_login_timeout/i;

/** Whether PostgreSQL cannot answer now, so that the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (AWAY_CODE.test(code) || AWAY_MESSAGE.test(error.message)) return true;
  if (code === '08P01' && AWAY_BEHIND_POOLER.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return isDatabaseAway(error.cause);
}
