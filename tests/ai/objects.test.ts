import { beforeEach, describe, expect, test } from 'vitest';
import { gather } from '../support/answers.ts';
import { startAppWithModel, writeUnchecked } from '../support/app-with-model.ts';
import { flat } from '../support/chat.ts';
import type { Reply } from '../support/fake-openai.ts';
import { join, type Person } from '../support/people.ts';
import { until } from '../support/until.ts';
import { FASTING, PROMISE } from '../support/written-answers.ts';

let maria: Person;
let now = new Date();

const { app, fake } = await startAppWithModel({ overrides: { now: () => now } });
await writeUnchecked(app);
beforeEach(async () => {
  app.context.ai.breaker.succeeded();
  fake.requests.length = 0;
  // A refused schema is remembered for a while, so each test takes place long after the one before.
  now = new Date(now.getTime() + 24 * HOUR_MS);
  maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: true });
});

const HOUR_MS = 3_600_000;
const STREAM = { context: { stream: true } };
/** Cuts a text into pieces of a few letters, as a model writes. */
const pieces = (text: string) => text.match(/[\s\S]{1,7}/g) ?? [];
/** Gives one reply after the other, then repeats the last. */
const replies = (...all: Reply[]) => {
  let at = 0;
  fake.reply(() => all[Math.min(at++, all.length - 1)] ?? { pieces: [] });
};
const answers = (...texts: string[]) =>
  replies(...texts.map((text): Reply => ({ pieces: pieces(text) })));
const WHOLE = JSON.stringify(PROMISE);
const usageOf = async (person: Person) => {
  await app.context.background.settled();
  return app.context.db
    .selectFrom('aiUsage')
    .select(['status', 'inputTokens', 'outputTokens'])
    .where('userId', '=', person.id)
    .execute();
};
const formatsAsked = () => fake.requests.map((request) => request.response_format?.type);
const FAILED = { data: { code: 'GENERATION_FAILED' } };
const askPromise = async (person = maria) =>
  gather(await person.client.ai.generatePromise.mutate(undefined, STREAM));

test('the fields of an answer stream one after the other, with the stored words of the verse', async () => {
  answers(JSON.stringify(PROMISE));
  const { result, paths, source } = await askPromise();
  expect(source).toBe('model');
  expect(paths).toEqual(['verse', 'explanation', 'prayer', 'actions.0', 'actions.1', 'actions.2']);
  expect(result?.verse).toMatchObject({ type: 'quotation', key: 'JHN.3.16' });
  expect(flat(result?.explanation ?? [])).toContain('[JHN.3.1-2]');
  expect(result?.actions.map(flat)).toEqual(PROMISE.actions);
  expect(fake.requests[0]?.response_format?.type).toBe('json_schema');
});

describe('an answer is read', () => {
  test.each([
    ['in a fence', `\`\`\`json\n${WHOLE}\n\`\`\``],
    ['after and before chatter', `Claro! Aqui está:\n\n${WHOLE}\n\nEspero que ajude {muito}.`],
    ['after braces that are no object', `Segue {o que pediu}:\n${WHOLE}`],
    ['with fields nobody asked for', JSON.stringify({ nota: 'x', ...PROMISE, fim: { a: ['b'] } })],
    ['with a field twice', WHOLE.replace('{', '{"verse":"João 3:16",')],
    ['indented', JSON.stringify(PROMISE, null, 2)],
  ])('%s', async (_name, text) => {
    answers(text);
    const { result, resets } = await askPromise();
    expect(resets).toBe(0);
    expect(result?.verse?.key).toBe('JHN.3.16');
    expect(flat(result?.prayer ?? [])).toBe(PROMISE.prayer);
    expect(result?.actions.map(flat)).toEqual(PROMISE.actions);
  });

  test.each([1, 2, 3, 5, 1000])('in pieces of %i letters, wherever they are cut', async (size) => {
    const prayer = 'Pai, “obrigado” 🙏🏽 pelo teu amor \\ e pela\tpaz.\n\nAmém. 🕊️';
    const text = JSON.stringify({ ...PROMISE, prayer }).replace('🕊️', '\\ud83d\\udd4a\\ufe0f');
    const cut = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
    replies({ pieces: cut });
    const { result, fields } = await askPromise();
    expect(flat(result?.prayer ?? [])).toBe(
      'Pai, “obrigado” 🙏🏽 pelo teu amor \\ e pela\tpaz.\n\nAmém. 🕊️',
    );
    expect(fields['prayer']?.[0]).toEqual(result?.prayer);
  });

  test('with days that are objects', async () => {
    const dailyPrayers = FASTING.dailyPrayers.map((prayer, index) => ({ day: index + 1, prayer }));
    answers(JSON.stringify({ ...FASTING, dailyPrayers }));
    const { result, resets } = await gather(
      await maria.client.ai.generateFasting.mutate(
        { motivation: 'Gratidão', duration: '3-dias' },
        STREAM,
      ),
    );
    expect(resets).toBe(0);
    expect(result?.dailyPrayers.map(({ day, prayer }) => [day, flat(prayer)])).toEqual(
      FASTING.dailyPrayers.map((prayer, index) => [index + 1, prayer]),
    );
  });
});

describe('an answer that is not what was asked for', () => {
  const { verse, explanation, prayer } = PROMISE;
  test.each([
    ['lacks fields', JSON.stringify({ verse, explanation }), /prayer, actions/],
    ['has too few entries', JSON.stringify({ ...PROMISE, actions: ['Só uma delas.'] }), /actions/],
    ['has an empty field', JSON.stringify({ ...PROMISE, prayer: ' ' }), /prayer/],
    [
      'has a field of which nothing may be shown',
      JSON.stringify({ ...PROMISE, prayer: '![uma imagem grande](https://mau.example/a.png)' }),
      /prayer/,
    ],
    [
      'fills a field at its second coming',
      `{"prayer":"","verse":"João 3:16",${WHOLE.slice(1)}`,
      /prayer/,
    ],
    ['ends too early', WHOLE.slice(0, 200), /JSON/],
    ['is not JSON', `{"verse": "João 3:16", explanation: ${prayer}}`, /JSON/],
    ['is plain text', 'Deus ama você, e isso basta para hoje.', /JSON/],
    ['names no verse', JSON.stringify({ ...PROMISE, verse: 'Hesitações 3:4' }), /Hesitações 3:4/],
  ])('and %s is mended once', async (_name, first, problem) => {
    answers(first, WHOLE);
    const { result, resets } = await askPromise();
    expect(result?.actions.map(flat)).toEqual(PROMISE.actions);
    expect(flat(result?.prayer ?? [])).toBe(PROMISE.prayer);
    expect(resets).toBeLessThanOrEqual(1);
    expect(fake.requests).toHaveLength(2);
    expect(fake.requests[1]?.messages.at(-2)?.role).toBe('assistant');
    expect(JSON.stringify(fake.requests[1]?.messages.at(-1)?.content)).toMatch(problem);
  });

  test('twice is an error in words, and both attempts are booked', async () => {
    const usage = { prompt_tokens: 300, completion_tokens: 50 };
    replies({ pieces: pieces(JSON.stringify({ verse, explanation })), usage });
    await expect(askPromise()).rejects.toMatchObject({
      ...FAILED,
      message: 'Não foi possível gerar o conteúdo. Tente novamente.',
    });
    expect(fake.requests).toHaveLength(2);
    expect(await usageOf(maria)).toEqual([
      { status: 'failed', inputTokens: 600, outputTokens: 100 },
    ]);
  });

  test('and shows a verse shown lately is mended once, then taken', async () => {
    answers(WHOLE);
    await askPromise();
    fake.requests.length = 0;
    const { result } = await askPromise();
    expect(result?.verse?.key).toBe('JHN.3.16');
    expect(fake.requests).toHaveLength(2);
    expect(JSON.stringify(fake.requests[0]?.messages[0])).toContain('João 3:16');
    expect(JSON.stringify(fake.requests[1]?.messages.at(-1))).toContain('mostrado há pouco');
  });
});

describe('a server that fails', () => {
  test.each([
    ['response_format is not supported', 400],
    ['json_schema is unknown here', 422],
  ])('to know schemas (%s) is asked without', async (problem, status) => {
    replies({ pieces: [], status, problem }, { pieces: pieces(WHOLE) });
    const { result } = await askPromise();
    expect(result?.verse?.key).toBe('JHN.3.16');
    expect(formatsAsked()).toEqual(['json_schema', undefined]);
  });

  test('to know schemas is not asked for one again within the hour, and then it is', async () => {
    replies(
      { pieces: [], status: 400, problem: "This model does not support 'response format'." },
      { pieces: pieces(WHOLE) },
    );
    const other = JSON.stringify({ ...PROMISE, verse: 'Romanos 8:28' });
    await askPromise();
    answers(other);
    expect((await askPromise()).resets).toBe(0);
    now = new Date(now.getTime() + HOUR_MS);
    answers(JSON.stringify({ ...PROMISE, verse: 'Salmos 23:1' }));
    await askPromise();
    expect(formatsAsked()).toEqual(['json_schema', undefined, undefined, 'json_schema']);
  });

  test.each<[string, Reply, number]>([
    ['answers 429', { pieces: [], status: 429 }, 0],
    ['answers 500', { pieces: [], status: 500 }, 0],
    ['cuts the answer', { pieces: pieces(WHOLE.slice(0, 180)), ending: 'cut' }, 1],
  ])('once and %s is asked again', async (_name, reply, resets) => {
    replies(reply, { pieces: pieces(WHOLE) });
    const heard = await askPromise();
    expect(heard.resets).toBe(resets);
    expect(heard.result?.actions).toHaveLength(3);
    expect(fake.requests).toHaveLength(2);
  });

  test('to end after the object is not waited for', async () => {
    const aborted = fake.aborted();
    const farewell = Array.from({ length: 4000 }, () => 'Espero que ajude. ');
    replies({ pieces: [...pieces(WHOLE), ...farewell] });
    expect((await askPromise()).result?.actions).toHaveLength(3);
    await until(() => fake.aborted() === aborted + 1);
  });

  test('to stop writing is stopped', async () => {
    const aborted = fake.aborted();
    const start = WHOLE.slice(0, WHOLE.indexOf('Deus ama'));
    replies({ pieces: [start, ...Array.from({ length: 40_000 }, () => 'a graça ')] });
    await expect(askPromise()).rejects.toMatchObject(FAILED);
    await until(() => fake.aborted() === aborted + 1);
    // The first attempt took all that an answer may cost.
    expect(fake.requests).toHaveLength(1);
  });
});

test('leaving ends the request upstream, and what was written is booked', async () => {
  replies({ pieces: pieces(WHOLE), delayMs: 40 });
  const aborted = fake.aborted();
  const leaving = new AbortController();
  const stream = await maria.client.ai.generatePromise.mutate(undefined, {
    ...STREAM,
    signal: leaving.signal,
  });
  const reading = (async () => {
    for await (const event of stream) if (event.type === 'part') leaving.abort();
  })();
  await expect(reading).rejects.toThrow();
  await until(() => fake.aborted() > aborted);
  const [usage] = await until(async () => {
    const rows = await usageOf(maria);
    return rows[0]?.status === 'aborted' ? rows : null;
  });
  expect(usage?.outputTokens).toBeGreaterThan(0);
});
