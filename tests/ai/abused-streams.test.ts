import { connect } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { gather } from '../support/answers.ts';
import { startAppWithModel } from '../support/app-with-model.ts';
import { ask } from '../support/chat.ts';
import { join, type Person } from '../support/people.ts';
import { until } from '../support/until.ts';
import { PROMISE } from '../support/written-answers.ts';

const { app, fake } = await startAppWithModel({
  // A member’s usual budget holds three answers at once.
  env: {
    AI_MEMBER_DAILY_TOKENS: '3000000',
    AI_SITE_DAILY_TOKENS: '9000000',
    AI_TIMEOUT_SECONDS: '120',
    AI_STALL_SECONDS: '120',
  },
});
beforeEach(() => {
  app.context.ai.breaker.succeeded();
  app.context.ai.checkBreaker.succeeded();
  fake.requests.length = 0;
  fake.checks.length = 0;
});

async function joinWithConsent(): Promise<Person> {
  const person = await join(app);
  await person.client.member.consent.set.mutate({ consent: true });
  return person;
}

/** What is still set aside, and what was booked, of some members. */
async function bookedOf(people: readonly Person[]) {
  await app.context.background.settled();
  const { db } = app.context;
  const ids = people.map(({ id }) => id);
  const usage = await db
    .selectFrom('aiUsage')
    .select(['status', 'inputTokens', 'outputTokens'])
    .where('userId', 'in', ids)
    .execute();
  const budgets = await db
    .selectFrom('aiBudgets')
    .select('tokens')
    .where('scope', 'in', ids)
    .execute();
  const used = usage.reduce((sum, row) => sum + row.inputTokens + row.outputTokens, 0);
  const spent = budgets.reduce((sum, { tokens }) => sum + Number(tokens), 0);
  return { statuses: usage.map(({ status }) => status), used, spent };
}

/** Asks as a program that reads what it likes of the answer. */
function askByHand({ cookie }: Person) {
  const body = JSON.stringify({
    0: { conversationId: null, messages: [{ role: 'user', content: 'O que é a graça?' }] },
  });
  const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `POST /trpc/ai.biblicalChat?batch=1 HTTP/1.1\r\nHost: a\r\nOrigin: ${app.baseUrl}\r\nCookie: ${cookie}\r\n` +
      `Content-Type: application/json\r\nTrpc-Accept: application/jsonl\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  return socket;
}

test('a reader who stops reading holds neither the model nor the budget', async () => {
  const maria = await joinWithConsent();
  fake.reply(() => ({
    pieces: Array.from({ length: 20 }, () => `${'A graça de Deus basta para hoje. '.repeat(4)}\n`),
    delayMs: 20,
  }));
  const socket = askByHand(maria);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  const { statuses, used, spent } = await until(async () => {
    const booked = await bookedOf([maria]);
    return booked.statuses.length > 0 && !booked.statuses.includes('reserved') ? booked : null;
  });
  expect(statuses).toEqual(['done']);
  expect(spent).toBe(used);
  socket.destroy();
});

test('forty answers that are opened and left end and are paid, and whoever asks next is answered', async () => {
  const people = await Promise.all(Array.from({ length: 2 }, joinWithConsent));
  const ruth = await joinWithConsent();
  // Their first sentence is there, so that each gives its place to the next one.
  fake.reply(() => ({ pieces: ['A graça é um presente de Deus. ', 'Ela '], ending: 'hang' }));
  const aborted = fake.aborted();
  const sockets = people.flatMap((person) => Array.from({ length: 20 }, () => askByHand(person)));
  await until(() => fake.requests.length >= 20);
  for (const socket of sockets) socket.destroy();
  fake.reply(() => ({ pieces: ['A graça é um presente de Deus para nós.'] }));
  expect(await ask(ruth.client, 'O que é a graça?')).toMatchObject({ source: 'model', done: true });
  await until(async () => !(await bookedOf(people)).statuses.includes('reserved'));
  expect(fake.aborted()).toBeGreaterThan(aborted);
  const { used, spent } = await bookedOf(people);
  expect(spent).toBe(used);
}, 90_000);

test('two who ask in one conversation at once get an answer each', async () => {
  const maria = await joinWithConsent();
  fake.reply(() => ({ pieces: ['A graça é um presente ', 'de Deus para nós.'], delayMs: 50 }));
  const { conversationId } = await ask(maria.client, 'O que é a graça?');
  if (!conversationId) throw new Error('no conversation');
  const both = await Promise.all(
    ['E a fé?', 'E a esperança?'].map((question) =>
      ask(maria.client, question, { conversationId }),
    ),
  );
  expect(both.map(({ done }) => done)).toEqual([true, true]);
  const { items } = await maria.client.member.conversations.messages.query({ id: conversationId });
  expect(items).toHaveLength(6);
  expect(items.filter(({ role }) => role === 'assistant')).toHaveLength(3);
});

test('whoever leaves while the judge reads pays for what was written, and no more', async () => {
  const maria = await joinWithConsent();
  fake.reply(() => ({ pieces: [JSON.stringify(PROMISE)] }));
  fake.judge(() => ({ pieces: ['{"saem": '], ending: 'hang' }));
  const aborted = fake.aborted();
  const leaving = new AbortController();
  const asked = maria.client.ai.generatePromise
    .mutate(undefined, { context: { stream: true }, signal: leaving.signal })
    .then(gather)
    .catch(() => {});
  await until(() => fake.checks.length > 0);
  leaving.abort();
  await asked;
  await until(() => fake.aborted() > aborted);
  const { statuses, used, spent } = await until(async () => {
    const booked = await bookedOf([maria]);
    return booked.statuses.includes('aborted') ? booked : null;
  });
  expect(statuses).toEqual(['aborted']);
  expect(used).toBeGreaterThan(0);
  expect(spent).toBe(used);
});
