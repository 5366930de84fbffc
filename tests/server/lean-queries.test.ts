import { createServer } from 'node:http';
import { initTRPC } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leanQueries } from '#server/http/lean-queries.ts';
import { requestContext } from '#server/http/request-context.ts';
import type { RequestContext } from '#server/trpc.ts';
import { PROCEDURES } from '../support/access.ts';
import { freshAddress, join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp();
  maria = await join(app);
});
afterAll(() => app.close());

const QUERIES = Object.keys(PROCEDURES).filter((path) => PROCEDURES[path]?.is.endsWith('query'));
const INPUTS = [undefined, {}, 'texto', { id: '0190a0a0-0000-7000-8000-000000000000' }];

/** tRPC's own adapter answers requests that name a form of answer. */
const OWN_ADAPTER = { 'trpc-accept': 'application/json' };

async function answerTo(query: string, headers: Record<string, string>) {
  const response = await fetch(`${app.baseUrl}/trpc/${query}`, {
    headers: { 'x-forwarded-for': freshAddress(), ...headers },
  });
  // Neither the moment in which an answer was given is compared, nor a day drawn as a sample.
  const body = (await response.text()).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  const { 'content-length': _length, date: _date, ...rest } = Object.fromEntries(response.headers);
  return { status: response.status, body: JSON.parse(body, drawn), headers: comparable(rest) };
}

const drawn = (key: string, value: unknown) => (key === 'sample' ? 'DRAWN' : value);

/** Headers that say how a connection was used or which request it was. */
function comparable(headers: Record<string, string>): Record<string, string> {
  const { connection, 'keep-alive': _keep, 'transfer-encoding': _transfer, ...rest } = headers;
  const { 'x-request-id': _id, 'content-security-policy': _nonce, ...told } = rest;
  return told;
}

const withInput = (path: string, input: unknown) =>
  input === undefined ? path : `${path}?input=${encodeURIComponent(JSON.stringify(input))}`;

describe('the lean adapter answers as tRPC’s own does', () => {
  test.each(QUERIES)('%s', async (path) => {
    for (const input of INPUTS) {
      for (const cookie of ['', maria.cookie]) {
        const query = withInput(path, input);
        const lean = await answerTo(query, { cookie });
        expect(lean).toEqual(await answerTo(query, { cookie, ...OWN_ADAPTER }));
      }
    }
  });

  test('several calls in one request, answered, refused and unknown', async () => {
    const batches = [
      'session.current,member.savedVerses.list,member.nothing',
      'bible.chapter,admin.users.list',
      'member.diary.list,member.diary.list',
    ];
    for (const names of batches) {
      const query = `${names}?batch=1&input=${encodeURIComponent('{"0":{},"1":{}}')}`;
      const lean = await answerTo(query, { cookie: maria.cookie });
      expect(lean).toEqual(await answerTo(query, { cookie: maria.cookie, ...OWN_ADAPTER }));
    }
  });
});

test('an output that JSON cannot write is a failure of its own call, and of nothing else', async () => {
  const t = initTRPC.context<RequestContext>().create();
  const told: unknown[] = [];
  const answer = leanQueries(t.router({ number: t.procedure.query(() => 1n) }), {
    maxBatchSize: 10,
    onError: ({ error }) => told.push(error.message),
  });
  const server = createServer((request, response) => {
    const context = requestContext(app.context, request, response);
    expect(answer(request, response, 'number', () => context)).toBe(true);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const failed = await fetch(`http://127.0.0.1:${port}/number`);
  expect(failed.status).toBe(500);
  expect(await failed.json()).toMatchObject({ error: { data: { code: 'INTERNAL_SERVER_ERROR' } } });
  expect(told).toEqual([expect.stringContaining('BigInt')]);
  server.closeAllConnections();
  server.close();
});
