import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { appRouter } from '#server/router.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../support/fake-openai.ts';
import { freshAddress, join, type Person } from '../support/people.ts';
import { inputsFor } from '../support/schema-arbitrary.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** The number of inputs for each procedure; ten thousand on demand. */
const CASES = Number(process.env['INPUT_CASES'] ?? 300);
const BATCH = 10;
const PATIENCE_MS = 120_000 + CASES * 200;

/** Words of PostgreSQL, a library or a stack trace, which no member may read. */
const INTERNALS =
  /postgres|pg_|sqlstate|relation "|violates|syntax error|invalid input syntax|null value in column|kysely|node_modules|\.ts:\d|at async/i;

const Definition = z.object({
  _def: z.object({
    type: z.enum(['query', 'mutation']),
    inputs: z.array(z.instanceof(z.core.$ZodType)),
  }),
});

const procedures = Object.entries(appRouter._def.procedures).flatMap(([path, procedure]) => {
  // A procedure is a function that carries its definition.
  const { type, inputs } = Definition.parse(Object.assign({}, procedure))._def;
  return inputs.map((schema) => ({ path, type, schema }));
});

let app: TestApp;
let fake: FakeOpenAI;
let maria: Person;
let ids: string[];

beforeAll(async () => {
  fake = await startFakeOpenAI();
  app = await startTestApp({ template: 'withBible', env: { ...fake.env, SPEECH_MODEL: 'voz' } });
  maria = await join(app);
  const { diary, prayerRequests, savedVerses } = maria.client.member;
  const note = { kind: 'note', title: 'Uma nota', content: 'Palavras' } as const;
  const entry = await diary.add.mutate({ key: randomUUID(), ...note });
  const asked = { text: 'Paz', person: null, category: null };
  const request = await prayerRequests.add.mutate({ key: randomUUID(), ...asked });
  const place = { book: 'JHN', chapter: 3, verses: [16] } as const;
  await savedVerses.save.mutate({
    place: { ...place, verses: [16] },
    notes: { comment: null, tags: [] },
  });
  const saved = (await savedVerses.list.query({})).items[0];
  ids = [entry.id, request.id, saved?.id ?? ''];
});
afterAll(async () => {
  await app.close();
  await fake.close();
});

/** Limits are another test's business. */
async function forgetLimits(): Promise<void> {
  await sql`delete from rate_limits`.execute(app.context.db);
}

/** A query's inputs stand in its address, which has room for some. */
const ROOM = 12_000;

/** Splits inputs into batches, and a query's into batches that fit into an address. */
function batchesOf(type: 'query' | 'mutation', inputs: readonly unknown[]): unknown[][] {
  if (type === 'mutation') return [[...inputs]];
  const batches: unknown[][] = [];
  let room = 0;
  for (const input of inputs) {
    const length = encodeURIComponent(JSON.stringify(input) ?? '').length + 10;
    if (length > room) {
      batches.push([]);
      room = ROOM;
    }
    batches.at(-1)?.push(input);
    room -= length;
  }
  return batches;
}

async function send(path: string, type: 'query' | 'mutation', inputs: readonly unknown[]) {
  const names = inputs.map(() => path).join(',');
  const body = JSON.stringify({ ...inputs });
  const url = `${app.baseUrl}/trpc/${names}?batch=1`;
  const headers = {
    cookie: maria.cookie,
    'content-type': 'application/json',
    'trpc-accept': 'application/jsonl',
  };
  const response = await (type === 'query'
    ? fetch(`${url}&input=${encodeURIComponent(body)}`, { headers })
    : fetch(url, { method: 'POST', headers, body }));
  return { status: response.status, text: await response.text() };
}

test.each(procedures)(
  '$path answers whatever it is given',
  async ({ path, type, schema }) => {
    // Without consent the library answers.
    await maria.client.member.consent.set.mutate({ consent: false });
    const inputs = fc.array(inputsFor(schema, ids), { minLength: BATCH, maxLength: BATCH });
    const answersAll = fc.asyncProperty(inputs, async (given) => {
      await forgetLimits();
      for (const batch of batchesOf(type, given)) {
        const { status, text } = await send(path, type, batch);
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(/"httpStatus":5|"code":"(?:INTERNAL|UNAVAILABLE|GENERATION)/);
        for (const [message] of text.matchAll(/"message":"(?:[^"\\]|\\.)*"/g)) {
          expect(message).not.toMatch(INTERNALS);
        }
      }
    });
    await fc.assert(answersAll, { numRuns: Math.ceil(CASES / BATCH) });
    expect(await maria.client.session.current.query()).not.toBeNull();
  },
  PATIENCE_MS,
);

const FIELDS = z.object({
  name: z.string().max(150),
  email: z.union([z.email(), z.string().max(80)]),
  password: z.string().max(140),
  newPassword: z.string().max(140),
  currentPassword: z.string().max(140),
  token: z.string().max(80),
  callbackURL: z.string().max(80),
});

test.each([
  '/sign-up/email',
  '/sign-in/email',
  '/request-password-reset',
  '/reset-password',
  '/send-verification-email',
  '/change-password',
  '/sign-out',
])(
  '%s answers whatever it is given',
  async (path) => {
    const answers = fc.asyncProperty(inputsFor(FIELDS, ids), async (body) => {
      await forgetLimits();
      const response = await fetch(`${app.baseUrl}/api/auth${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: app.baseUrl,
          'x-forwarded-for': freshAddress(),
          ...(path === '/change-password' ? { cookie: maria.cookie } : {}),
        },
        body: JSON.stringify(body),
      });
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toMatch(INTERNALS);
    });
    // Requests for a mail take half a second, so that nobody learns who has an account.
    await fc.assert(answers, { numRuns: Math.ceil(CASES / (path.startsWith('/send') ? 30 : 5)) });
  },
  PATIENCE_MS,
);
