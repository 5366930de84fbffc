import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import {
  LONGEST_MOTIVE,
  LONGEST_PROBLEM,
  LONGEST_THEME,
} from '#shared/answers/generated-limits.ts';
import { gather } from '../support/answers.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../support/fake-openai.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';
import { CASES, FASTING } from '../support/written-answers.ts';

let fake: FakeOpenAI;
let app: TestApp;
let libraryApp: TestApp;
let maria: Person;
const logged: string[] = [];

beforeAll(async () => {
  fake = await startFakeOpenAI();
  const log = createLog('trace', { write: (line) => logged.push(line) });
  app = await startTestApp({
    template: 'withBible',
    env: fake.env,
    overrides: { log },
  });
  libraryApp = await startTestApp({ template: 'withBible' });
});
afterAll(async () => {
  await app.close();
  await libraryApp.close();
  await fake.close();
});
beforeEach(async () => {
  fake.requests.length = 0;
  maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: true });
});

const usageOf = async (person: Person, from = app) => {
  await from.context.background.settled();
  return from.context.db
    .selectFrom('aiUsage')
    .select(['source', 'status'])
    .where('userId', '=', person.id)
    .execute();
};

describe.each(CASES)('$name', ({ ask, written }) => {
  test('is written by the model', async () => {
    const text = typeof written === 'string' ? written : JSON.stringify(written);
    fake.reply(() => ({ pieces: text.match(/[\s\S]{1,40}/g) ?? [] }));
    const { source, result } = await gather(await ask(maria.client));
    expect(source).toBe('model');
    expect(result).not.toBeNull();
    expect(await usageOf(maria)).toEqual([{ source: 'model', status: 'done' }]);
  });

  test('comes from the library where there is no model', async () => {
    const jose = await join(libraryApp);
    const { source, result, paths } = await gather(await ask(jose.client));
    expect(source).toBe('library');
    expect(result).not.toBeNull();
    expect(paths.length).toBeGreaterThan(0);
    expect(await usageOf(jose, libraryApp)).toEqual([{ source: 'library', status: 'done' }]);
  });

  test('is refused without a session', async () => {
    await expect(ask(clientWith(app))).rejects.toMatchObject({
      data: { code: 'UNAUTHENTICATED' },
    });
    expect(fake.requests).toEqual([]);
  });
});

const STREAM = { context: { stream: true } };

/** Calls a procedure with whatever a client might send. */
async function send(name: string, input: unknown) {
  const response = await fetch(`${app.baseUrl}/trpc/ai.${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: maria.cookie, origin: app.baseUrl },
    body: JSON.stringify(input),
  });
  const { error } = JSON.parse(await response.text());
  return { status: response.status, code: error?.data?.code, message: String(error?.message) };
}

describe.each([
  ['the model', () => app],
  ['the library', () => libraryApp],
])('a fasting plan of %s', (_name, from) => {
  test.each([
    [{ duration: '40-dias', restrictions: 'completo' }, ['steered']],
    [{ duration: '1-dia', restrictions: 'completo' }, []],
    [{ duration: '1-dia', restrictions: 'liquidos' }, []],
    [{ duration: '3-dias', restrictions: 'liquidos' }, ['steered']],
    [{ duration: '1-dia', restrictions: 'parcial', additionalNotes: 'Tenho diabetes' }, ['health']],
    [{ duration: '40-dias', restrictions: 'daniel' }, []],
  ] as const)('of %j says before its first word what it is not: %j', async (choice, notices) => {
    const jose = await join(from());
    await jose.client.member.consent.set.mutate({ consent: true });
    const days = Number.parseInt(choice.duration, 10);
    const dailyPrayers = Array.from({ length: days }, () => FASTING.dailyPrayers[0] ?? '');
    fake.reply(() => ({ pieces: [JSON.stringify({ ...FASTING, dailyPrayers })] }));
    const asked = { motivation: 'Gratidão', ...choice };
    const heard = await gather(await jose.client.ai.generateFasting.mutate(asked, STREAM));
    expect(heard).toMatchObject({ notices, result: { title: expect.any(String) } });
  });
});

const LONG = 'a'.repeat(20_000);
const PRAYER_THEME = 'Por favor, insira um tema para a oração';
const STUDY_THEME = 'Por favor, digite um tema para estudo.';
const PROBLEM = 'Por favor, descreva seu problema.';
const FILL_IN = 'Por favor, preencha o motivo e a duração do jejum';
const FAST = { motivation: 'Gratidão', duration: '3-dias' };

describe('what cannot be asked is refused in words', () => {
  test.each<[string, unknown, string | RegExp]>([
    ['generatePrayer', { theme: ' \n ' }, PRAYER_THEME],
    ['generatePrayer', {}, PRAYER_THEME],
    ['generatePrayer', { theme: 5 }, PRAYER_THEME],
    ['generatePrayer', { theme: LONG }, `O tema pode ter até ${LONGEST_THEME} caracteres.`],
    ['generateThemeStudy', { theme: '\t ' }, STUDY_THEME],
    ['generateThemeStudy', { theme: null }, STUDY_THEME],
    ['generateThemeStudy', { theme: LONG }, `O tema pode ter até ${LONGEST_THEME} caracteres.`],
    ['priestAdvice', { problem: '  ' }, PROBLEM],
    ['womanBuilderAdvice', { problem: ['x'] }, PROBLEM],
    ['marriageAdvice', { problem: LONG }, `Descreva em até ${LONGEST_PROBLEM} caracteres.`],
    ['generateFasting', { ...FAST, motivation: ' ' }, FILL_IN],
    ['generateFasting', { motivation: 'Gratidão' }, FILL_IN],
    ['generateFasting', { ...FAST, duration: 7 }, FILL_IN],
    [
      'generateFasting',
      { ...FAST, motivation: LONG },
      `O motivo pode ter até ${LONGEST_MOTIVE} caracteres.`,
    ],
    ['generateFasting', { ...FAST, additionalNotes: LONG }, /até \d+ caracteres/],
    ['generateFasting', { ...FAST, restrictions: 'sem água' }, /inválid/i],
    ['generateDailyWord', { forceNew: 'sim' }, /inválid/i],
    ['generatePrayer', 'texto', /./],
    ['generateThemeStudy', [], /./],
    ['generateFasting', null, /./],
  ])('%s of %j', async (name, input, message) => {
    const refused = await send(name, input);
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    if (typeof message === 'string') expect(refused.message).toBe(message);
    else expect(refused.message).toMatch(message);
    expect(refused.message).not.toMatch(/invalid|expected|required/i);
    expect(fake.requests).toEqual([]);
  });
});

const CRISIS = 'Não aguento mais, quero morrer';

describe('words of crisis', () => {
  test.each<[string, (person: Person) => ReturnType<(typeof CASES)[number]['ask']>]>([
    [
      'the theme of a prayer',
      ({ client }) => client.ai.generatePrayer.mutate({ theme: CRISIS }, STREAM),
    ],
    [
      'the context of a prayer',
      ({ client }) =>
        client.ai.generatePrayer.mutate(
          { prayerTitle: 'Paz', context: CRISIS, theme: 'paz' },
          STREAM,
        ),
    ],
    [
      'the title of a prayer',
      ({ client }) =>
        client.ai.generatePrayer.mutate(
          { prayerTitle: CRISIS, context: '', theme: 'marriage' },
          STREAM,
        ),
    ],
    [
      'the theme of a study',
      ({ client }) => client.ai.generateThemeStudy.mutate({ theme: CRISIS }, STREAM),
    ],
    [
      'the problem of a priest',
      ({ client }) => client.ai.priestAdvice.mutate({ problem: CRISIS }, STREAM),
    ],
    [
      'the problem of a woman',
      ({ client }) => client.ai.womanBuilderAdvice.mutate({ problem: CRISIS }, STREAM),
    ],
    [
      'the problem of a couple',
      ({ client }) => client.ai.marriageAdvice.mutate({ problem: CRISIS }, STREAM),
    ],
    [
      'the motive of a fast',
      ({ client }) =>
        client.ai.generateFasting.mutate({ motivation: CRISIS, duration: '1-dia' }, STREAM),
    ],
    [
      'the notes of a fast',
      ({ client }) =>
        client.ai.generateFasting.mutate(
          { motivation: 'Paz', duration: '1-dia', additionalNotes: CRISIS },
          STREAM,
        ),
    ],
  ])('in %s are answered with help, and neither sent, booked nor logged', async (_name, ask) => {
    const heard = await gather(await ask(maria));
    expect(heard).toMatchObject({ safety: 'self-harm', source: null, result: null, paths: [] });
    expect(fake.requests).toEqual([]);
    expect(await usageOf(maria)).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter((line) => line.includes('morrer'))).toEqual([]);
  });
});
