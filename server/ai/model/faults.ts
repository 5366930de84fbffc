import { AISDKError, APICallError } from '@ai-sdk/provider';

type Details = Readonly<{
  /** A second attempt may go better. */
  retry?: boolean;
  /** The pause that the server asks for. */
  retryAfterMs?: number | null;
  /** The server answered, only not with anything useful: it is not down. */
  there?: boolean;
  /** It took longer than an answer may. */
  late?: boolean;
  /** It did nothing for the request, and will charge nothing for it. */
  free?: boolean;
  /** The status that the server answered; absent where it did not answer. */
  status?: number;
  cause?: unknown;
}>;

/** The server of the model, or of the voice, failed. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly retry: boolean;
  readonly retryAfterMs: number | null;
  readonly there: boolean;
  readonly free: boolean;
  readonly status: number | null;
  /** The kind under which it is counted. */
  readonly kind: string;

  constructor(message: string, details: Details = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.retry = details.retry ?? false;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.there = details.there ?? false;
    this.free = details.free ?? false;
    this.status = details.status ?? null;
    this.kind = kindOf(details);
  }
}

function kindOf({ status, free, late }: Details): string {
  if (status !== undefined) return String(status);
  if (late) return 'late';
  return free ? 'unreached' : 'broken';
}

/** The request is refused, not who sends it or how often. */
const ABOUT_THE_REQUEST = new Set([400, 413, 422]);

/**
 * Describes a fault in our own words: the errors of the library carry the request and the
 * answer, and some servers repeat in theirs what was sent. None of it belongs in a log.
 */
export function faultOf(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  if (APICallError.isInstance(error)) return refusalOf(error);
  // The library tries a voice again by itself and wraps what it met last.
  if (error instanceof Error && 'lastError' in error) return faultOf(error.lastError);
  if (AISDKError.isInstance(error)) {
    return new ModelFault(`the model could not be used (${error.name})`, { retry: true });
  }
  return new ModelFault('the model could not be used', { retry: true, cause: error });
}

function refusalOf(error: APICallError): ModelFault {
  const { statusCode, isRetryable, responseHeaders, cause } = error;
  if (statusCode === undefined) {
    return new ModelFault('the model server was not reached', {
      retry: isRetryable,
      free: true,
      cause,
    });
  }
  if (statusCode < 400) return new ModelFault('the answer broke off', { retry: true });
  return new ModelFault(`the model server answered ${statusCode}`, {
    retry: isRetryable,
    status: statusCode,
    retryAfterMs: retryAfterOf(responseHeaders ?? {}),
    there: ABOUT_THE_REQUEST.has(statusCode),
    free: true,
  });
}

/**
 * `Retry-After` counts seconds or names a date; some servers say milliseconds in a header of their
 * own.
 */
function retryAfterOf(headers: Readonly<Record<string, string>>): number | null {
  const inMs = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (inMs >= 0) return inMs;
  const value = headers['retry-after'];
  if (value === undefined) return null;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
