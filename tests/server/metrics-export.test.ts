import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteFault } from '#server/process/notices.ts';
import { leaveMeasures } from '../support/measured.ts';
import { join } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

type Attribute = Readonly<{ key: string; value: Readonly<{ stringValue?: string }> }>;
type Point = Readonly<{
  attributes: readonly Attribute[];
  startTimeUnixNano: string;
  timeUnixNano: string;
  asDouble?: number;
  count?: number;
  sum?: number;
  bucketCounts?: readonly number[];
  explicitBounds?: readonly number[];
}>;
type Points = Readonly<{ dataPoints: readonly Point[]; isMonotonic?: boolean }>;
type Metric = Readonly<{
  name: string;
  unit: string;
  sum?: Points;
  gauge?: Points;
  histogram?: Points;
}>;
type Sent = Readonly<{
  resource: Readonly<{ attributes: readonly Attribute[] }>;
  scopeMetrics: readonly Readonly<{ metrics: readonly Metric[] }>[];
}>;

const TOKEN = 'ficha-das-medidas-do-teste';
const CUMULATIVE = 2;

const bodies: string[] = [];
const paths: string[] = [];
let headers: readonly (string | undefined)[] = [];
let collector: Server;
let endpoint: string;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    paths.push(request.url ?? '');
    const body = await text(request);
    if (request.url === '/v1/metrics') {
      bodies.push(body);
      headers = [request.method, request.headers['content-type']];
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  endpoint = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
});
afterAll(() => collector.close());

const lastSent = (): Sent => JSON.parse(bodies.at(-1) ?? '').resourceMetrics[0];
const metricsIn = (sent: Sent): readonly Metric[] =>
  sent.scopeMetrics.flatMap(({ metrics }) => metrics);
const pointsOf = ({ sum, gauge, histogram }: Metric) =>
  (sum ?? gauge ?? histogram)?.dataPoints ?? [];
const written = (attributes: readonly Attribute[]): string =>
  attributes.map(({ key, value }) => `${key}="${value.stringValue}"`).join(',');

test('without a collector or a token nothing is measured', async () => {
  const app = await startTestApp();
  expect(app.context.metrics).toBeNull();
  await app.close();
});

test('a collector gets at the end what the page of metrics shows, under the same names', async () => {
  const app = await startTestApp({
    env: { METRICS_TOKEN: TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
  });
  const maria = await join(app, 'Maria Reservada');
  const address = await leaveMeasures(app, maria);
  noteFault('mail', 'EREFUSED');
  const page = await (
    await fetch(`${app.baseUrl}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  ).text();
  const { id } = app.context.instances;
  const began = Date.now();
  await app.close();

  expect(headers).toEqual(['POST', 'application/json']);
  const sent = lastSent();
  expect(written(sent.resource.attributes)).toContain('service.name="companheiro-biblico"');
  expect(written(sent.resource.attributes)).toContain(`service.instance.id="${id}"`);
  const metrics = new Map(metricsIn(sent).map((metric) => [metric.name, metric]));

  // Every series of the page is there; what counts on while it is read is compared by its name.
  const series = page
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !/_(?:bucket|sum)\{/.test(line))
    .map((line) => /^([a-z0-9_]+?)(_count)?(?:\{(.*)\})? \S+$/.exec(line))
    .map((parts) => [parts?.[1] ?? '', parts?.[3] ?? ''] as const);
  expect(series.length).toBeGreaterThan(15);
  for (const [name, labels] of series) {
    const metric = metrics.get(name);
    const found = metric && pointsOf(metric).map(({ attributes }) => written(attributes));
    expect(found, name).toContain(labels);
  }

  const value = (name: string, labels: string) => {
    const metric = metrics.get(`companheiro_${name}`);
    return metric && pointsOf(metric).find(({ attributes }) => written(attributes) === labels);
  };
  const used = 'source="model",status="done",model="gpt-teste"';
  expect(value('answer_tokens_today', `${used},way="in"`)?.asDouble).toBe(1_000_000);
  expect(value('answer_dollars_today', used)?.asDouble).toBe(3);
  expect(value('faults_total', 'part="mail",kind="EREFUSED"')?.asDouble).toBe(1);
  expect(value('memory_bytes', '')?.asDouble).toBeGreaterThan(10_000_000);
  expect(metrics.get('companheiro_memory_bytes')?.unit).toBe('By');
  expect(metrics.get('companheiro_faults_total')?.sum).toMatchObject({
    isMonotonic: true,
    aggregationTemporality: CUMULATIVE,
  });

  const timed = metrics.get('companheiro_request_duration_seconds');
  expect(timed?.unit).toBe('s');
  for (const { count = 0, sum, bucketCounts = [], explicitBounds = [], ...times } of timed
    ? pointsOf(timed)
    : []) {
    expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
    expect(bucketCounts.reduce((all, each) => all + each)).toBe(count);
    expect(sum).toBeGreaterThan(0);
    expect(Number(times.startTimeUnixNano) / 1e6).toBeLessThan(began);
    expect(Number(times.timeUnixNano) / 1e6).toBeGreaterThanOrEqual(began - 1);
  }
  for (const word of [maria.email, maria.id, 'Maria', 'ninguem@', address]) {
    expect(bodies.join('')).not.toContain(word);
  }
});

test('it is sent again and again, the traces are left out where they are not wanted', async () => {
  const before = bodies.length;
  paths.length = 0;
  const app = await startTestApp({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
      OTEL_TRACES_EXPORTER: 'none',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    },
  });
  await until(() => bodies.length >= before + 2);
  const page = await fetch(`${app.baseUrl}/metrics`, { headers: { authorization: 'Bearer ' } });
  expect(page.status).toBe(404);
  await app.close();
  expect(new Set(paths)).toEqual(new Set(['/v1/metrics']));
});

test('a collector that hangs or is away keeps no stop from ending', async () => {
  const hanging = createServer(() => {});
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const address = hanging.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  for (const OTEL_EXPORTER_OTLP_ENDPOINT of [`http://127.0.0.1:${port}`, 'http://127.0.0.1:1']) {
    const app = await startTestApp({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' },
    });
    const began = performance.now();
    await app.close();
    // Two and a half seconds of waiting, and what a loaded machine adds.
    expect(performance.now() - began).toBeLessThan(8000);
  }
  hanging.closeAllConnections();
  hanging.close();
});
