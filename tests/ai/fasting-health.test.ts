import { readFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gather } from '../support/answers.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../support/fake-openai.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { FASTING } from '../support/written-answers.ts';

let fake: FakeOpenAI;
let modelApp: TestApp;
let libraryApp: TestApp;

beforeAll(async () => {
  fake = await startFakeOpenAI();
  fake.reply(() => ({ pieces: [JSON.stringify({ ...FASTING, dailyPrayers: DAY })] }));
  modelApp = await startTestApp({ template: 'withBible', env: fake.env });
  libraryApp = await startTestApp({ template: 'withBible' });
});
afterAll(async () => {
  await modelApp.close();
  await libraryApp.close();
  await fake.close();
});

const DAY = FASTING.dailyPrayers.slice(0, 1);
const STREAM = { context: { stream: true } };

/** One member asks for all, whose limits and spending begin anew each time. */
const askers = new Map<TestApp, Promise<Person>>();
async function askerOf(app: TestApp): Promise<Person> {
  const asker = askers.get(app) ?? joinWithConsent(app);
  askers.set(app, asker);
  // The booking of the answer before locks the same rows in an order of its own.
  await app.context.background.settled();
  for (const table of ['rateLimits', 'aiBudgets'] as const) {
    await app.context.db.deleteFrom(table).execute();
  }
  return asker;
}

async function joinWithConsent(app: TestApp): Promise<Person> {
  const maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: true });
  return maria;
}

/** What a member who asks for a day without food is told and given. */
async function planFor(app: TestApp, motivation: string, additionalNotes = '') {
  const { client } = await askerOf(app);
  const { notices, safety, result } = await gather(
    await client.ai.generateFasting.mutate(
      { motivation, additionalNotes, duration: '1-dia', restrictions: 'completo' },
      STREAM,
    ),
  );
  return { warned: notices.includes('health'), isPlan: safety === null, result };
}

/**
 * Written sentences: "warn" or "calm" and the text, by a tab. Those to report on were judged
 * once and are not mended against.
 */
const sentencesIn = (name: string) =>
  readFileSync(pathOf(import.meta.dirname, `../fasting/${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', text = ''] = line.split('\t');
      return { text, warns: kind === 'warn' };
    });

describe.each([
  ['a model', () => modelApp],
  ['the library', () => libraryApp],
])('with %s', (_name, app) => {
  test.each([
    ['learning', 0.97, 0.02],
    ['reporting', 0.95, 0.02],
  ])(
    'of the %s sentences at least %d that tell of health bring the warning, of others at most %d',
    async (name, least, most) => {
      const sentences = sentencesIn(name);
      const told = { heard: 0, alarms: 0 };
      for (const { text, warns } of sentences) {
        // What the safety screen answers with its card brings no plan.
        const { warned, isPlan } = await planFor(app(), text);
        if ((warned || !isPlan) && warns) told.heard++;
        if (warned && !warns) told.alarms++;
      }
      const toWarn = sentences.filter(({ warns }) => warns).length;
      expect(told.heard / toWarn).toBeGreaterThanOrEqual(least);
      expect(told.alarms / (sentences.length - toWarn)).toBeLessThanOrEqual(most);
    },
    120_000,
  );

  test('the notes count by themselves, whoever the motive is about', async () => {
    expect((await planFor(app(), 'cura da minha mãe', 'diabetes')).warned).toBe(true);
    expect((await planFor(app(), 'diabetes da minha mãe', 'trabalho à noite')).warned).toBe(false);
  });
});

test('the plan of the library keeps the meals, and a model is told to keep them', async () => {
  const { result } = await planFor(libraryApp, 'sou adolescente');
  expect(JSON.stringify(result)).toContain('as refeições e os remédios continuam');
  expect(JSON.stringify(result)).not.toContain('deixa-se todo alimento sólido');
  await planFor(modelApp, 'tenho 15 anos');
  expect(JSON.stringify(fake.requests.at(-1))).toContain('nenhuma refeição se deixa');
});
