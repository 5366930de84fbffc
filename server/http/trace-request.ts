import type { IncomingMessage, ServerResponse } from 'node:http';
import { traced, type Work } from '../tracing/work.ts';
import { routeOf } from './metrics.ts';
import { requestId } from './request-id.ts';

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
