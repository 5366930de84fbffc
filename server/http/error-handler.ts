import type { ErrorRequestHandler } from 'express';
import { refusalOf } from '../errors.ts';
import type { Log } from '../log.ts';
import { refuse } from './refuse.ts';
import { requestId } from './request-id.ts';

/** The last handler logs the whole error and tells the client only that the request failed. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // A request that Express cannot read has its line in the request log, which is enough.
    if (refusalOf(error).status >= 500 || response.headersSent) {
      log.error({ err: error, request: requestId(request) }, 'request handler failed');
    }
    if (response.headersSent) return next(error);
    refuse(request, response, error);
  };
}
