import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { readGauges } from '../metrics/gauges.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { prometheusText } from '../metrics/prometheus.ts';
import { refuse } from './refuse.ts';
import { routeOf } from './request-log.ts';

export const METRICS_PATH = '/metrics';

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** Shows the metrics of the process to whoever has the token; without one there is no such page. */
export function metricsPage(app: AppContext): RequestHandler {
  const { metricsToken } = app.env;
  const wanted = metricsToken && hashed(`Bearer ${metricsToken}`);
  const read = wanted ? app.metrics?.reader() : undefined;
  return async (request, response) => {
    const given = hashed(request.headers.authorization ?? '');
    if (!read || !wanted || !timingSafeEqual(given, wanted)) {
      refuse(request, response, new AppError('NOT_FOUND'));
      return;
    }
    const measures = read(await readGauges(app));
    response
      .set({
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(prometheusText(measures));
  };
}

/** Times a request by the kind of what it asks for. */
export function timeRequest(
  metrics: Metrics,
  { url = '', method = '' }: IncomingMessage,
  response: ServerResponse,
): void {
  const began = performance.now();
  const route = routeOf(url);
  response.once('close', () => {
    const status = response.writableFinished ? String(response.statusCode) : 'left';
    metrics.timed('request', { route, method, status }, performance.now() - began);
  });
}
