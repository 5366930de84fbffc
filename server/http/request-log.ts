import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type HttpLogger, pinoHttp } from 'pino-http';
import type { Log } from '../log.ts';
import { traced, type Work } from '../tracing/work.ts';

/** What a proxy may call a request; anything else would break lines of the log. */
const GIVEN = /^[\w.:=@-]{4,64}$/;
/** The trace of `traceparent`, as W3C writes it. */
const TRACE = /^[0-9a-f]{2}-([0-9a-f]{32})-/;
const OWN_BYTES = 6;

const ids = new WeakMap<IncomingMessage, string>();

/** The name of a request in the log and in the sentence of an error: a proxy's, or one of our own. */
export function requestId(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known) return known;
  const { headers } = request;
  const given = [headers['x-request-id']].flat()[0] ?? '';
  const [, trace] = TRACE.exec([headers['traceparent']].flat()[0] ?? '') ?? [];
  const id = GIVEN.test(given) ? given : (trace ?? randomBytes(OWN_BYTES).toString('hex'));
  ids.set(request, id);
  return id;
}

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

const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^\/texts\/[^?]*\.json/, 'chapter'],
  [/^\/texts\//, 'search'],
  [/^\/trpc\//, 'trpc'],
  [/^\/api\/auth\//, 'auth'],
  [/^\/files\//, 'file'],
  [/^\/pictures\//, 'picture'],
  [/^\/(?:healthz|readyz|metrics)/, 'probe'],
  [/\.\w+(?:\?|$)/, 'asset'],
];

/** The kind of what an address asks for. */
export const routeOf = (url: string): string =>
  ROUTES.find(([pattern]) => pattern.test(url))?.[1] ?? 'page';

const SERVER_ERROR = 500;

/** Answers a request, of which a trace tells until its answer is out; its id is that of the log. */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  const describe = (): Work => {
    const { method = '', url = '', headers } = request;
    const route = routeOf(url);
    return {
      name: `${method} ${route}`,
      kind: 'request',
      traceparent: [headers['traceparent']].flat()[0],
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'companheiro.request.id': requestId(request),
      },
    };
  };
  void traced(describe, async (work) => {
    answer();
    if (!work) return;
    await new Promise((resolve) => response.once('close', resolve));
    work.attributes['http.response.status_code'] = response.statusCode;
    work.failed = response.statusCode >= SERVER_ERROR;
  });
}
