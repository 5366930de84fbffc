import { type HttpLogger, pinoHttp } from 'pino-http';
import type { Log } from '../log.ts';
import { requestId } from './request-id.ts';

/** Files, probes and the modules of development are not logged: they would bury other requests. */
const UNLOGGED = /^\/(?:assets|healthz|readyz|@|node_modules)|\.(?:tsx?|css|svg|woff2)(?:\?|$)/;

/** Logs method, path, status and time; queries are left out because links carry tokens there. */
export function requestLog(log: Log): HttpLogger {
  return pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const id = requestId(request);
      response.setHeader('x-request-id', id);
      return id;
    },
    autoLogging: { ignore: (request) => UNLOGGED.test(request.url ?? '') },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : 'info',
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request failed',
  });
}
