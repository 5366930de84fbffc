import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { dollarsOf } from '#shared/answers/cost.ts';
import { readUsageToday } from '../ai/budget/usage.queries.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Gauge, Metrics } from '../process/metrics.ts';
import { refuse } from './refuse.ts';
import { routeOf } from './request-log.ts';

export const METRICS_PATH = '/metrics';

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** Shows the metrics of the process to whoever has the token; without one there is no such page. */
export function metricsPage(app: AppContext): RequestHandler {
  const { metrics } = app;
  const wanted = app.env.metricsToken && hashed(`Bearer ${app.env.metricsToken}`);
  return async (request, response) => {
    const given = hashed(request.headers.authorization ?? '');
    if (!metrics || !wanted || !timingSafeEqual(given, wanted)) {
      refuse(request, response, new AppError('NOT_FOUND'));
      return;
    }
    const gauges = [
      ...poolGauges(app),
      ...replicaGauges(app),
      copyGauge(app),
      ...(await databaseGauges(app).catch(() => [])),
    ];
    response
      .set({
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(metrics.text(gauges));
  };
}

function poolGauges({ connections }: AppContext): Gauge[] {
  const help = 'Connections to the database, and callers that wait for one.';
  return Object.entries(connections()).map(([state, value]) => ({
    name: 'database_pool',
    help,
    labels: { state },
    value,
  }));
}

function replicaGauges({ isReplicaFit }: AppContext): Gauge[] {
  const isFit = isReplicaFit();
  if (isFit === null) return [];
  return [
    { name: 'database_replica_read', help: 'Whether the replica is read.', value: Number(isFit) },
  ];
}

const copyGauge = ({ installation }: AppContext): Gauge => ({
  name: 'held_back',
  help: 'Whether this is a copy, which sends nothing.',
  value: Number(installation.isCopy),
});

async function databaseGauges({ db, jobs, settings }: AppContext): Promise<Gauge[]> {
  const [queues, usage, prices] = await Promise.all([
    jobs.queues(),
    readUsageToday(db),
    settings.readAll(),
  ]);
  const now = Date.now();
  return [
    ...queues.flatMap(({ name: queue, waiting, running, failed, waitingSince }): Gauge[] => [
      ...Object.entries({ waiting, running, failed }).map(([state, value]) => ({
        name: 'jobs',
        help: 'Stored jobs by queue and state.',
        labels: { queue, state },
        value,
      })),
      {
        name: 'job_oldest_seconds',
        help: 'For how long the oldest job of a queue is due.',
        labels: { queue },
        value: waitingSince ? Math.max(0, (now - waitingSince.getTime()) / 1000) : 0,
      },
    ]),
    ...usage.flatMap(({ source, status, model, answers, inputTokens, outputTokens }): Gauge[] => {
      const labels = { source, status, model: model ?? '' };
      return [
        {
          name: 'answers_today',
          help: 'Answers of today, UTC, of all instances.',
          labels,
          value: answers,
        },
        {
          name: 'answer_tokens_today',
          help: 'Tokens of these answers.',
          labels: { ...labels, way: 'in' },
          value: inputTokens,
        },
        {
          name: 'answer_tokens_today',
          help: 'Tokens of these answers.',
          labels: { ...labels, way: 'out' },
          value: outputTokens,
        },
        {
          name: 'answer_dollars_today',
          help: 'What they cost by the prices in the settings.',
          labels,
          value: dollarsOf({ inputTokens, outputTokens }, prices),
        },
      ];
    }),
  ];
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
