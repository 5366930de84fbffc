import type { ErrorRequestHandler } from 'express';
import { ERROR_MESSAGES } from '#shared/errors.ts';
import { isDatabaseAway, isUnstorable } from '../errors.ts';
import type { Log } from '../log.ts';

/** The last handler logs the whole error and tells the client only that the request failed. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const refused = statusOf(error);
    if (refused && !response.headersSent) {
      // Express refuses requests that it cannot read; their line in the request log is enough.
      const code = refused === 404 ? 'NOT_FOUND' : 'INVALID_INPUT';
      response.status(refused).json({ code, message: ERROR_MESSAGES[code] });
      return;
    }
    const away = isDatabaseAway(error);
    log.error({ err: error }, 'request handler failed');
    if (response.headersSent) return next(error);
    const code = away ? 'UNAVAILABLE' : 'INTERNAL';
    response
      .status(away ? 503 : 500)
      .set('cache-control', 'no-store')
      .json({ code, message: ERROR_MESSAGES[code] });
  };
}

/** @returns the status that Express set on an error of the client's, or null */
function statusOf(error: unknown): number | null {
  if (isUnstorable(error)) return 400;
  if (!(error instanceof Error) || !('status' in error)) return null;
  const status = Number(error.status);
  return status >= 400 && status < 500 ? status : null;
}
