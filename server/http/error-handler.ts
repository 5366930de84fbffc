import type { ErrorRequestHandler } from 'express';
import { ERROR_MESSAGES } from '#shared/errors.ts';
import { isDatabaseAway } from '../errors.ts';
import type { Log } from '../log.ts';

/** The last door: everything to the log, nothing to the client but that it failed. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const away = isDatabaseAway(error);
    log.error({ err: error }, 'a request failed');
    if (response.headersSent) return next(error);
    const code = away ? 'UNAVAILABLE' : 'INTERNAL';
    response
      .status(away ? 503 : 500)
      .set('cache-control', 'no-store')
      .json({ code, message: ERROR_MESSAGES[code] });
  };
}
