import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleForgotten } from '#server/ai/budget/usage.queries.ts';
import { takeLease } from '#server/db/lease.queries.ts';
import { OWN_LEASES } from '#server/db/locks.ts';
import { gather } from '../support/answers.ts';
import { ask } from '../support/chat.ts';
import { copyDatabase } from '../support/database.ts';
import { explain } from '../support/explanations.ts';
import { type FakeOpenAI, type Reply, startFakeOpenAI } from '../support/fake-openai.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts';
import { until } from '../support/until.ts';
import { PROMISE } from '../support/written-answers.ts';

let fake: FakeOpenAI;
let app: TestApp;
let maria: Person;

const start = (env: Record<string, string> = {}, overrides: TestAppOptions['overrides'] = {}) =>
  startTestApp({
    template: 'withBible',
    env: { ...fake.env, ...env },
    overrides,
  });

beforeAll(async () => {
  fake = await startFakeOpenAI();
  app = await start({ AI_TIMEOUT_SECONDS: '3', AI_STALL_SECONDS: '3' });
});
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  app.context.ai.breaker.succeeded();
  fake.requests.length = 0;
  maria = await joinWithConsent();
});

async function joinWithConsent(at = app): Promise<Person> {
  const person = await join(at);
  await person.client.member.consent.set.mutate({ consent: true });
  return person;
}

const replies = (...all: Reply[]) => {
  let at = 0;
  fake.reply(() => all[Math.min(at++, all.length - 1)] ?? { pieces: [] });
};
const usageOf = async ({ id }: Person, at = app) => {
  await at.context.background.settled();
  return at.context.db
    .selectFrom('aiUsage')
    .select(['status', 'inputTokens', 'outputTokens', 'reservedTokens', 'estimated'])
    .where('userId', '=', id)
    .execute();
};
const spentOf = async (scope: string, at = app) => {
  await at.context.background.settled();
  const row = await at.context.db
    .selectFrom('aiBudgets')
    .select('tokens')
    .where('scope', '=', scope)
    .executeTakeFirst();
  return Number(row?.tokens ?? 0);
};
const askPromise = async ({ client }: Person, signal?: AbortSignal) =>
  gather(
    await client.ai.generatePromise.mutate(undefined, {
      context: { stream: true },
      ...(signal ? { signal } : {}),
    }),
  );

describe('leaving', () => {
  test.each<[string, Reply[]]>([
    ['before the first word', [{ pieces: [], ending: 'hang' }]],
    [
      'while the answer is mended',
      [{ pieces: ['{"verse": "João 3:16"}'] }, { pieces: ['{"verse": '], ending: 'hang' }],
    ],
  ])('%s ends the request within a second, and books what it took', async (_name, given) => {
    replies(...given);
    const leaving = new AbortController();
    const aborted = fake.aborted();
    const asked = askPromise(maria, leaving.signal);
    await until(() => fake.requests.length === given.length);
    leaving.abort();
    const left = performance.now();
    await expect(asked).rejects.toThrow();
    await until(() => fake.aborted() > aborted);
    expect(performance.now() - left).toBeLessThan(1000);
    const [usage] = await until(async () => {
      const rows = await usageOf(maria);
      return rows[0]?.status === 'aborted' ? rows : null;
    });
    const used = (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
    expect(used).toBeGreaterThan(700);
    expect(await spentOf(maria.id)).toBe(used);
  });
});

test.each([500, 429, 401, 400])(
  'a request that is answered with %i costs nothing',
  async (status) => {
    replies({ pieces: [], status });
    expect((await ask(maria.client, 'O que é a fé?')).source).toBe('library');
    // The library's answer is booked besides, in any order.
    const [failed] = (await usageOf(maria)).filter((row) => row.status === 'failed');
    expect(failed).toMatchObject({ inputTokens: 0, outputTokens: 0 });
    expect(await spentOf(maria.id)).toBe(0);
  },
);

test('the most that an answer may cost is set aside once, and holds a second attempt', async () => {
  const small = await start({ AI_MEMBER_DAILY_TOKENS: '2600' });
  const jose = await joinWithConsent(small);
  const usage = { prompt_tokens: 1400, completion_tokens: 600 };
  const mended = [{ pieces: ['{}'], usage }, { pieces: [JSON.stringify(PROMISE)] }];
  replies(...mended);
  expect(await askPromise(jose)).toMatchObject({ source: 'library', notices: ['budget'] });
  expect(fake.requests).toHaveLength(0);
  expect(await spentOf(jose.id, small)).toBe(0);
  await small.close();

  replies(...mended);
  await askPromise(maria);
  const [booked] = await usageOf(maria);
  expect(fake.requests).toHaveLength(2);
  expect(booked?.reservedTokens).toBeGreaterThan(2600);
  expect(await spentOf(maria.id)).toBe((booked?.inputTokens ?? 0) + (booked?.outputTokens ?? 0));
});

test('an answer takes as long as it may, however many attempts it is made of', async () => {
  const slow = (length: number): Reply => ({
    pieces: Array.from({ length }, () => 'A graça de Deus. '),
    delayMs: 350,
  });
  // The second would be complete, had it the whole time for itself.
  replies({ ...slow(4), ending: 'cut' }, slow(8));
  const started = performance.now();
  const { source, notices } = await ask(maria.client, 'O que é a graça?');
  expect([source, notices]).toEqual(['library', ['down']]);
  expect(fake.requests).toHaveLength(2);
  expect(performance.now() - started).toBeLessThan(3900);
});

test('what was counted as spent meanwhile is not booked again', async () => {
  const { db, ai } = app.context;
  await takeLease(db, OWN_LEASES.process.nameOf(ai.processId), ai.processId, 30);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  replies({ pieces: [JSON.stringify(PROMISE)], held });
  const asked = askPromise(maria);
  await until(() => fake.requests.length > 0);
  const { tokens } = await db
    .selectFrom('aiBudgets')
    .select('tokens')
    .where('scope', '=', maria.id)
    .executeTakeFirstOrThrow();
  const set = Number(tokens);
  // Another process takes this one for dead.
  await db
    .deleteFrom('leases')
    .where('name', '=', OWN_LEASES.process.nameOf(ai.processId))
    .execute();
  await settleForgotten(db);
  release();
  await asked;
  expect(await usageOf(maria)).toMatchObject([{ status: 'failed', inputTokens: set }]);
  expect(await spentOf(maria.id)).toBe(set);
});

test('what a process could not book before it died counts as spent, what another holds does not', async () => {
  const { db, ai } = app.context;
  await takeLease(db, OWN_LEASES.process.nameOf(ai.processId), ai.processId, 30);
  const row = {
    userId: maria.id,
    day: '2026-01-01',
    generator: 'prayer' as const,
    source: 'model' as const,
    model: 'modelo',
    status: 'reserved' as const,
    reservedTokens: 1500,
    settledAt: null,
  };
  await db
    .insertInto('aiUsage')
    .values([
      { ...row, processId: crypto.randomUUID() },
      { ...row, processId: ai.processId },
    ])
    .execute();
  await settleForgotten(db);
  const rows = await usageOf(maria);
  expect(rows).toContainEqual(
    expect.objectContaining({ status: 'failed', inputTokens: 1500, estimated: true }),
  );
  expect(rows).toContainEqual(expect.objectContaining({ status: 'reserved', inputTokens: 0 }));
});

test('a word that cannot be stored for the others is shown all the same', async () => {
  const { db } = app.context;
  await sql`alter table verse_explanations add constraint no_room check (verse <> 16)`.execute(db);
  replies({ pieces: ['Jesus fala a Nicodemos do amor de Deus.'] });
  expect(await explain(maria.client)).toMatchObject({ source: 'model', done: true });
  await sql`alter table verse_explanations drop constraint no_room`.execute(db);
});

describe('two instances with one database', () => {
  /** Enough to set two answers with their checks aside, and not sixteen. */
  const TOKENS = 45_000;
  let other: TestApp;
  let one: TestApp;

  beforeAll(async () => {
    const database = await copyDatabase('withBible');
    one = await start({ AI_SITE_DAILY_TOKENS: String(TOKENS) }, { database });
    other = await start(
      { AI_SITE_DAILY_TOKENS: String(TOKENS) },
      { database: { ...database, close: async () => {} } },
    );
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  test('that write one explanation at the same time store the first', async () => {
    const [jose, ana] = [await joinWithConsent(one), await joinWithConsent(other)];
    const written = ['Jesus fala a Nicodemos do amor de Deus.', 'Nicodemos ouve do amor de Deus.'];
    fake.reply(() => ({ pieces: [written.shift() ?? ''], delayMs: 300 }));
    const heard = await Promise.all([explain(jose.client), explain(ana.client)]);
    expect(heard.map(({ source, done }) => [source, done])).toEqual([
      ['model', true],
      ['model', true],
    ]);
    const rows = await one.context.db.selectFrom('verseExplanations').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect((await explain(jose.client)).text).toEqual((await explain(ana.client)).text);
  });

  test('never overspend the budget of the day', async () => {
    const people = await Promise.all([joinWithConsent(one), joinWithConsent(other)]);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    replies({
      pieces: ['A fé vem pelo ouvir.'],
      held,
      usage: { prompt_tokens: 900, completion_tokens: 100 },
    });
    let answered = 0;
    const asked = Array.from({ length: 16 }, (_, index) =>
      ask((people[index % 2] ?? maria).client, 'O que é a fé?').finally(() => answered++),
    );
    // Nothing is given back before all have reserved, or found nothing left.
    await until(() => answered + fake.requests.length === asked.length);
    release();
    const heard = await Promise.all(asked);
    await other.context.background.settled();
    const byModel = heard.filter(({ source }) => source === 'model').length;
    expect(byModel).toBeGreaterThan(0);
    expect(byModel).toBeLessThan(16);
    expect(await spentOf('site', one)).toBeLessThanOrEqual(TOKENS);
  });
});
