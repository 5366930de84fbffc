import { AISDKError, APICallError } from '@ai-sdk/provider';

type Details = Readonly<{
  /** A second attempt may go better. */
  retry?: boolean;
  /** The server does not know schemas. */
  refusedFormat?: boolean;
  /** The server answered, only not with anything useful: it is not down. */
  there?: boolean;
  /** It did nothing for the request, and will ask nothing for it. */
  free?: boolean;
  cause?: unknown;
}>;

/** The model's server, or the voice's, failed us. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly retry: boolean;
  readonly refusedFormat: boolean;
  readonly there: boolean;
  readonly free: boolean;

  constructor(message: string, details: Details = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.retry = details.retry ?? false;
    this.refusedFormat = details.refusedFormat ?? false;
    this.there = details.there ?? false;
    this.free = details.free ?? false;
  }
}

const FORMAT = /response[_ ]?format|json[_ ]?schema|structured[_ ]output|grammar/i;
/** What is asked for is refused, not who asks or how often. */
const ABOUT_THE_REQUEST = new Set([400, 413, 422]);

/**
 * What went wrong, in our own words: the errors of the library carry the request and the
 * answer, and some servers repeat in theirs what was sent. None of it belongs in a log.
 */
export function faultOf(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  if (APICallError.isInstance(error)) return refusalOf(error);
  // The voice's library tries again by itself and wraps what it met last.
  if (error instanceof Error && 'lastError' in error) return faultOf(error.lastError);
  if (AISDKError.isInstance(error)) {
    return new ModelFault(`the model could not be used (${error.name})`, { retry: true });
  }
  return new ModelFault('the model could not be used', { retry: true, cause: error });
}

function refusalOf({ statusCode, isRetryable, responseBody, cause }: APICallError): ModelFault {
  if (statusCode === undefined) {
    return new ModelFault('the model server was not reached', {
      retry: isRetryable,
      free: true,
      cause,
    });
  }
  const there = ABOUT_THE_REQUEST.has(statusCode);
  return new ModelFault(`the model server answered ${statusCode}`, {
    retry: isRetryable,
    there,
    refusedFormat: there && FORMAT.test(responseBody ?? ''),
    free: statusCode >= 400,
  });
}
