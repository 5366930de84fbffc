import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORK } from '#server/tracing/work.ts';
import { ask } from '../support/chat.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../support/fake-openai.ts';
import { join } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';

type Attribute = Readonly<{ key: string; value: Readonly<Record<string, unknown>> }>;
type Span = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: readonly Attribute[];
  status: Readonly<{ code?: number }>;
}>;

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const ERROR = 2;

const bodies: string[] = [];
let collector: Server;
let endpoint: string;
let fake: FakeOpenAI;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  endpoint = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  fake = await startFakeOpenAI();
});
afterAll(async () => {
  collector.close();
  await fake.close();
});

const spansIn = (body: string): Span[] =>
  JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  );

const attributeOf = ({ attributes }: Span, name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

test('without a collector nobody listens to what is done', async () => {
  const app = await startTestApp();
  expect(WORK.hasSubscribers).toBe(false);
  await app.close();
});

test('a collector gets requests, procedures, statements and calls of the model, and nobody’s words', async () => {
  fake.reply(() => ({
    pieces: ['Palavra-do-modelo.'],
    usage: { prompt_tokens: 321, completion_tokens: 54 },
  }));
  const app = await startTestApp({ env: { ...fake.env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });
  const maria = await join(app, 'Maria Reservada');
  const input = {
    key: randomUUID(),
    text: 'Pedido-secreto',
    person: 'Vizinha-oculta',
    category: null,
  };
  await fetch(`${app.baseUrl}/trpc/member.prayerRequests.add`, {
    method: 'POST',
    headers: {
      cookie: maria.cookie,
      origin: app.baseUrl,
      'content-type': 'application/json',
      traceparent: `00-${TRACE}-${CALLER}-01`,
    },
    body: JSON.stringify(input),
  });
  await maria.client.member.consent.set.mutate({ consent: true });
  await ask(maria.client, 'Pergunta-íntima sobre a graça');
  await maria.client.member.prayerRequests.remove.mutate({ id: randomUUID() }).catch(() => null);
  await app.context.background.settled();
  await app.close();

  const spans = bodies.flatMap(spansIn);
  const ofCall = spans.filter(({ traceId }) => traceId === TRACE);
  const request = ofCall.find(({ name }) => name === 'POST trpc');
  const procedure = ofCall.find(({ name }) => name === 'member.prayerRequests.add');
  const statement = ofCall.find(({ name }) => name === 'insert prayer_requests');
  expect(request).toMatchObject({ parentSpanId: CALLER });
  expect(request && attributeOf(request, 'companheiro.request.id')).toBe(TRACE);
  expect(Number(request && attributeOf(request, 'http.response.status_code'))).toBe(200);
  expect(procedure?.parentSpanId).toBe(request?.spanId);
  expect(statement?.parentSpanId).toBe(procedure?.spanId);

  const model = spans.find(({ name }) => name === 'model modelo-de-teste');
  expect(Number(model && attributeOf(model, 'gen_ai.usage.input_tokens'))).toBe(321);
  expect(Number(model && attributeOf(model, 'gen_ai.usage.output_tokens'))).toBe(54);
  const booking = spans.find(({ name }) => name === 'booking an answer');
  expect(booking && attributeOf(booking, 'companheiro.answer.dollars')).toBeTypeOf('number');

  const refused = spans.find(({ name }) => name === 'member.prayerRequests.remove');
  expect(refused && attributeOf(refused, 'companheiro.outcome')).toBe('NOT_FOUND');
  expect(refused?.status.code).not.toBe(ERROR);

  const sent = bodies.join('\n');
  const { id, email, cookie } = maria;
  const words = [email, id, input.key, 'Maria', 'secreto', 'oculta', 'íntima', 'Palavra-do-modelo'];
  for (const word of [...words, cookie.slice(-20), fake.env.OPENAI_API_KEY, ' where ', '$1']) {
    expect(sent).not.toContain(word);
  }
  expect(WORK.hasSubscribers).toBe(false);
});
