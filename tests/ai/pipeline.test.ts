import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeUnchecked } from '../support/app-with-model.ts';
import { ask, flat } from '../support/chat.ts';
import { type FakeOpenAI, type Reply, startFakeOpenAI } from '../support/fake-openai.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

let fake: FakeOpenAI;
let app: TestApp;
let maria: Person;

async function startApp(env: Record<string, string> = {}): Promise<TestApp> {
  const started = await startTestApp({ template: 'withBible', env: { ...fake.env, ...env } });
  await writeUnchecked(started);
  return started;
}

beforeAll(async () => {
  fake = await startFakeOpenAI();
  app = await startApp();
});
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  app.context.ai.breaker.succeeded();
  fake.requests.length = 0;
  maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: true });
});

const usageOf = async (person: Person, from = app) => {
  await from.context.background.settled();
  return from.context.db
    .selectFrom('aiUsage')
    .selectAll()
    .where('userId', '=', person.id)
    .orderBy('createdAt')
    .execute();
};
const answer = (reply: Reply) => fake.reply(() => reply);
/** A question on which the library has nothing, so that it cannot stand in for a model. */
const NOTHING_ON_IT = 'qual a capital da França?';

test('an answer streams in, is checked, booked and stored', async () => {
  answer({
    pieces: [
      'Olá! A Bíblia ',
      'ensina em João 3:16: ',
      'Deus te dará ouro. ',
      'Que Deus te guarde.',
    ],
    usage: { prompt_tokens: 321, completion_tokens: 45 },
  });
  const heard = await ask(maria.client, 'O que é o amor de Deus?');
  expect(heard).toMatchObject({ source: 'model', done: true, resets: 0 });
  expect(flat(heard.text)).toMatch(/^Olá! A Bíblia ensina em \[JHN\.3\.16\]: “Porque Deus amou/);
  expect(flat(heard.text)).not.toContain('ouro');
  const [usage] = await usageOf(maria);
  expect(usage).toMatchObject({
    generator: 'biblical-chat',
    source: 'model',
    model: 'modelo-de-teste',
    status: 'done',
    inputTokens: 321,
    outputTokens: 45,
    estimated: false,
  });
  const stats = await app.context.db.selectFrom('chatUsageStats').selectAll().execute();
  expect(stats.at(-1)?.totalMessages).toBeGreaterThan(0);
});

test('the model is given the charter and the conversation, and nothing about the member', async () => {
  answer({ pieces: ['Sim, a graça de Deus basta.'] });
  await ask(maria.client, 'Deus me ama?');
  const sent = JSON.stringify(fake.requests);
  expect(sent).toContain('Deus me ama?');
  expect(sent).toContain('NUNCA escreva o texto de um versículo');
  expect(sent).not.toContain(maria.email);
  expect(sent).not.toContain(maria.name);
  expect(sent).not.toContain(maria.id);
});

describe('consent', () => {
  test('is asked for before anything is sent', async () => {
    const jose = await join(app);
    await expect(ask(jose.client, 'Quem foi Davi?')).rejects.toMatchObject({
      data: { code: 'CONSENT_REQUIRED' },
    });
    expect(fake.requests).toEqual([]);
  });

  test('refused means that the library answers and says why', async () => {
    const jose = await join(app);
    await jose.client.member.consent.set.mutate({ consent: false });
    const heard = await ask(jose.client, 'Como posso ser salvo?');
    expect(heard).toMatchObject({ source: 'library', notices: ['declined'], done: true });
    expect(fake.requests).toEqual([]);
  });
});

test('words of crisis are neither sent, stored nor booked', async () => {
  const heard = await ask(maria.client, 'Não aguento mais, quero morrer');
  expect(heard).toMatchObject({ safety: 'self-harm', text: [], conversationId: null });
  expect(fake.requests).toEqual([]);
  expect(await usageOf(maria)).toEqual([]);
  const stored = await app.context.db
    .selectFrom('conversations')
    .select('id')
    .where('userId', '=', maria.id)
    .execute();
  expect(stored).toEqual([]);
});

describe('a model server that fails', () => {
  test.each<[string, Reply, number]>([
    ['answers 500', { pieces: [], status: 500 }, 2],
    ['answers 429', { pieces: [], status: 429 }, 2],
    ['answers 401', { pieces: [], status: 401 }, 1],
    ['cuts the stream', { pieces: ['A graça de Deus '], ending: 'cut' }, 2],
    ['says nothing', { pieces: [] }, 2],
  ])('and %s is stood in for by the library, which says so', (_name, reply, calls) =>
    endsInLibrary(maria, app, reply, calls),
  );

  test.each<[string, Reply]>([
    ['goes silent', { pieces: ['A graça de Deus '], ending: 'hang' }],
    ['never begins', { pieces: [], ending: 'hang' }],
  ])('and %s is so as well, within the time limit', async (_name, reply) => {
    const short = await startApp({ AI_TIMEOUT_SECONDS: '3', AI_STALL_SECONDS: '1' });
    const jose = await join(short);
    await jose.client.member.consent.set.mutate({ consent: true });
    const started = performance.now();
    await endsInLibrary(jose, short, reply, 1);
    // Without its own limits it would take twenty seconds; a busy machine needs some of them.
    expect(performance.now() - started).toBeLessThan(15_000);
    await short.close();
  });

  test('ends in the message of the product where the library has nothing either', async () => {
    answer({ pieces: [], status: 500 });
    await expect(ask(maria.client, NOTHING_ON_IT)).rejects.toMatchObject({
      data: { code: 'GENERATION_FAILED' },
      message: 'Não foi possível gerar o conteúdo. Tente novamente.',
    });
  });

  async function endsInLibrary(person: Person, from: TestApp, reply: Reply, calls: number) {
    answer(reply);
    const heard = await ask(person.client, 'O que é a fé?');
    expect(heard).toMatchObject({ source: 'library', done: true });
    expect(heard.notices).toEqual([expect.stringMatching(/^(?:down|failed)$/)]);
    expect(fake.requests).toHaveLength(calls);
    const [usage] = await usageOf(person, from);
    expect(usage?.status).toBe('failed');
    // A request that was refused costs nothing.
    if (!reply.status) expect(usage?.inputTokens).toBeGreaterThan(0);
    answer({ pieces: ['A fé é confiança em Deus.'] });
    expect((await ask(person.client, 'O que é a fé?')).source).toBe('model');
  }

  test('sends a line that cannot be read is read on', async () => {
    answer({ pieces: ['A graça de Deus ', 'é maior.'], ending: 'malformed' });
    const heard = await ask(maria.client, 'O que é a graça?');
    expect(heard).toMatchObject({ done: true, resets: 0 });
    expect(flat(heard.text)).toBe('A graça de Deus é maior.');
  });

  test('reaches its limit of tokens is not shown as whole', async () => {
    answer({ pieces: ['A graça de Deus é maior e nos dá paz para caminh'], finish: 'length' });
    const heard = await ask(maria.client, 'O que é a graça?');
    expect(heard).toMatchObject({ done: false, cut: true });
    const id = heard.conversationId ?? '';
    const { items } = await maria.client.member.conversations.messages.query({ id });
    expect(items[0]).toMatchObject({ role: 'assistant', interrupted: true });
  });

  test('thinks aloud shows only its answer', async () => {
    answer({ pieces: ['<thi', 'nk>The user asks about grace.</think>', 'A graça de Deus basta.'] });
    expect(flat((await ask(maria.client, 'O que é a graça?')).text).trim()).toBe(
      'A graça de Deus basta.',
    );
  });

  test.each([
    ['in time is asked again then', '0.4', 2],
    ['later than an answer may take is not asked again', '3600', 1],
  ])('asks to be left alone, and %s', async (_name, seconds, calls) => {
    let asked = 0;
    let pause = 0;
    const started = performance.now();
    fake.reply(() => {
      pause = performance.now() - started;
      return ++asked === 1
        ? { pieces: [], status: 429, headers: { 'retry-after': seconds } }
        : { pieces: ['A fé é confiança.'] };
    });
    await ask(maria.client, 'O que é a fé?').catch(() => {});
    expect(asked).toBe(calls);
    if (calls === 2) expect(pause).toBeGreaterThan(400);
  });

  test('once is asked again, and the member sees one answer', async () => {
    let calls = 0;
    fake.reply(() =>
      ++calls === 1
        ? { pieces: ['A graça que se perde. Ela ', 'volta '], ending: 'cut' }
        : { pieces: ['A graça de Deus é maior.'] },
    );
    const heard = await ask(maria.client, 'O que é a graça?');
    expect(heard).toMatchObject({ done: true, resets: 1 });
    expect(flat(heard.text)).toBe('A graça de Deus é maior.');
  });

  test('only to write what can be shown is not left alone', async () => {
    answer({ pieces: ['The grace of God is with you and the people of the Lord.'] });
    for (let time = 0; time < 4; time++) await ask(maria.client, 'In English!').catch(() => {});
    answer({ pieces: [], status: 400, problem: 'too long' });
    for (let time = 0; time < 4; time++) await ask(maria.client, 'Paz?').catch(() => {});
    answer({ pieces: ['A fé é confiança em Deus.'] });
    expect(await ask(maria.client, 'O que é a fé?')).toMatchObject({ source: 'model', done: true });
  });

  test('three times in a row is left alone, and the library answers and says so', async () => {
    answer({ pieces: [], status: 500 });
    for (let time = 0; time < 3; time++) await ask(maria.client, 'O que é a fé?').catch(() => {});
    const before = fake.requests.length;
    const heard = await ask(maria.client, 'Como posso ser salvo?');
    expect(heard).toMatchObject({ source: 'library', notices: ['down'], done: true });
    expect(fake.requests).toHaveLength(before);
  });
});

test('a question that got no answer is stored once, however often it is asked', async () => {
  const conversationId = randomUUID();
  answer({ pieces: [], status: 500 });
  await expect(ask(maria.client, NOTHING_ON_IT, { conversationId })).rejects.toThrow();
  answer({ pieces: ['A graça é favor que não se merece.'] });
  await ask(maria.client, NOTHING_ON_IT, { conversationId });
  const { items } = await maria.client.member.conversations.messages.query({ id: conversationId });
  expect(items.map(({ role }) => role)).toEqual(['assistant', 'user']);
});

test('leaving aborts the request upstream within a second, and the text so far is booked and stored', async () => {
  answer({ pieces: Array.from({ length: 200 }, (_, index) => `A graça ${index} `), delayMs: 40 });
  const leaving = new AbortController();
  const aborted = fake.aborted();
  const asked = ask(maria.client, 'Fale da graça', {
    signal: leaving.signal,
    onPart: ({ text }) => {
      if (flat(text).length > 40) leaving.abort();
    },
  });
  await expect(asked).rejects.toThrow();
  const left = performance.now();
  await until(() => fake.aborted() > aborted);
  expect(performance.now() - left).toBeLessThan(1000);
  const [usage] = await until(async () => {
    const rows = await usageOf(maria);
    return rows[0]?.status === 'aborted' ? rows : null;
  });
  expect(usage?.outputTokens).toBeGreaterThan(5);
  await app.context.background.settled();
  const stored = await app.context.db
    .selectFrom('chatMessages')
    .innerJoin('conversations', 'conversations.id', 'conversationId')
    .select(['role', 'content'])
    .where('userId', '=', maria.id)
    .orderBy('chatMessages.id')
    .execute();
  expect(stored.map(({ role }) => role)).toEqual(['user', 'assistant']);
});

describe('what a model should not write', () => {
  test.each([
    [
      'another language',
      ['The grace of God ', 'is with you and ', 'the Lord is good to the people.'],
    ],
    ['another script', ['神は愛です。神は愛です。']],
  ])('%s does not reach the screen', async (_name, pieces) => {
    answer({ pieces });
    await expect(ask(maria.client, NOTHING_ON_IT)).rejects.toMatchObject({
      data: { code: 'GENERATION_FAILED' },
    });
  });

  test('an answer without end is cut, and the request ended', async () => {
    const aborted = fake.aborted();
    answer({ pieces: Array.from({ length: 4000 }, () => 'A graça de Deus é boa e '), delayMs: 0 });
    const heard = await ask(maria.client, 'Fale muito');
    expect(flat(heard.text).length).toBeLessThanOrEqual(12_000);
    expect(heard.done).toBe(true);
    await until(() => fake.aborted() > aborted);
  });
});

describe('the budget', () => {
  test('of a member, once spent, leaves the library', async () => {
    const small = await startApp({ AI_MEMBER_DAILY_TOKENS: '8000' });
    const jose = await join(small);
    await jose.client.member.consent.set.mutate({ consent: true });
    answer({
      pieces: ['A fé vem pelo ouvir.'],
      usage: { prompt_tokens: 900, completion_tokens: 900 },
    });
    expect((await ask(jose.client, 'O que é a fé?')).source).toBe('model');
    const heard = await ask(jose.client, 'Como posso ser salvo?');
    expect(heard).toMatchObject({ source: 'library', notices: ['budget'], done: true });
    await small.close();
  });

  test('asked for many times at once is never overspent', async () => {
    const small = await startApp({ AI_SITE_DAILY_TOKENS: '9000' });
    const jose = await join(small);
    await jose.client.member.consent.set.mutate({ consent: true });
    answer({
      pieces: ['A fé vem pelo ouvir.'],
      delayMs: 100,
      usage: { prompt_tokens: 900, completion_tokens: 100 },
    });
    const before = fake.requests.length;
    const heard = await Promise.all(
      Array.from({ length: 12 }, () => ask(jose.client, 'O que é a fé?')),
    );
    const byModel = heard.filter(({ source }) => source === 'model').length;
    expect(fake.requests.length - before).toBe(byModel);
    expect(byModel).toBeGreaterThan(0);
    expect(byModel * 1000).toBeLessThanOrEqual(9000);
    await small.context.background.settled();
    const rows = await small.context.db
      .selectFrom('aiBudgets')
      .select(['scope', 'tokens'])
      .execute();
    expect(rows.map(({ tokens }) => Number(tokens))).toEqual([byModel * 1000, byModel * 1000]);
    await small.close();
  });
});

test('somebody else’s conversation is not found', async () => {
  answer({ pieces: ['A paz de Cristo seja com você.'] });
  const mine = await ask(maria.client, 'Paz?');
  const jose = await join(app);
  await jose.client.member.consent.set.mutate({ consent: true });
  await expect(
    ask(jose.client, 'Oi', { conversationId: mine.conversationId }),
  ).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  });
  expect(
    (await ask(maria.client, 'E mais?', { conversationId: mine.conversationId })).conversationId,
  ).toBe(mine.conversationId);
});

test('asking too often is refused for a while', async () => {
  answer({ pieces: ['A paz de Cristo seja com você.'] });
  const results = await Promise.allSettled(
    Array.from({ length: 25 }, () => ask(maria.client, 'Paz?')),
  );
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason.data?.code] : [],
  );
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'TOO_MANY_REQUESTS'));
});

test.each([
  ['nothing', []],
  ['a blank message', [{ role: 'user' as const, content: '  \n ' }]],
  ['a message that is too long', [{ role: 'user' as const, content: 'x'.repeat(4001) }]],
  ['no question of the member’s', [{ role: 'assistant' as const, content: 'Olá' }]],
])('%s is refused in Portuguese', async (_name, messages) => {
  await expect(
    maria.client.ai.biblicalChat.mutate(
      { conversationId: null, messages },
      { context: { stream: true } },
    ),
  ).rejects.toMatchObject({
    data: { code: 'INVALID_INPUT' },
    message: expect.stringMatching(/mensagem/i),
  });
});

test('a sentence in another language is left out, and the answer goes on', async () => {
  const reply =
    'Deus ama você e cuida da sua vida. The Lord is with you and will bless all of your ways. A palavra grega é ἀγάπη.';
  fake.reply(() => ({ pieces: reply.match(/[\s\S]{1,9}/g) ?? [] }));
  const heard = await ask(maria.client, 'Deus me ama?');
  expect(heard).toMatchObject({ done: true, resets: 0 });
  expect(flat(heard.text)).toBe('Deus ama você e cuida da sua vida. A palavra grega é ἀγάπη.');
});

test('a line of a few words and a number stays', async () => {
  const reply = 'Um roteiro para o grupo:\n- Conversa: 20 min\n- Oração: 5 min';
  fake.reply(() => ({ pieces: reply.match(/[\s\S]{1,9}/g) ?? [] }));
  const heard = await ask(maria.client, 'como faço um grupo pequeno?');
  expect(flat(heard.text)).toBe(reply);
});
