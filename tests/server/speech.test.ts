import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetOldRecordings } from '#server/speech/spoken.queries.ts';
import { LONGEST_SPOKEN } from '#shared/answers/speech.ts';
import { type FakeOpenAI, startFakeOpenAI } from '../support/fake-openai.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let fake: FakeOpenAI;
let app: TestApp;
let maria: Person;

const startApp = (env: Record<string, string> = {}) =>
  startTestApp({
    env: {
      ...fake.env,
      SPEECH_MODEL: 'voz-de-teste',
      AI_TIMEOUT_SECONDS: '2',
      ...env,
    },
  });

beforeAll(async () => {
  fake = await startFakeOpenAI();
  app = await startApp();
});
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  fake.speech.length = 0;
  Object.assign(fake.voice, { delayMs: 0, status: 200 });
  await app.context.db.deleteFrom('spokenTexts').execute();
  maria = await joinWithConsent();
});

async function joinWithConsent(at = app): Promise<Person> {
  const person = await join(at);
  await person.client.member.consent.set.mutate({ consent: true });
  return person;
}

async function hear({ client }: Pick<Person, 'client'>, text: string): Promise<string> {
  const { audioContent } = await client.ai.generateAudio.mutate({ text });
  return Buffer.from(audioContent, 'base64').toString();
}

async function usageOf({ id }: Person, at = app) {
  await at.context.background.settled();
  return at.context.db
    .selectFrom('aiUsage')
    .select(['generator', 'source', 'status', 'model', 'inputTokens'])
    .where('userId', '=', id)
    .execute();
}

test('a text is spoken and booked', async () => {
  expect(await maria.client.member.consent.current.query()).toMatchObject({ speaks: true });
  expect(await hear(maria, 'A paz de Cristo.')).toBe('mp3:A paz de Cristo.');
  expect(await usageOf(maria)).toEqual([
    {
      generator: 'audio',
      source: 'model',
      status: 'done',
      model: 'voz-de-teste',
      inputTokens: expect.any(Number),
    },
  ]);
});

test('a recording is stored for everybody, and costs nothing the next time', async () => {
  await hear(maria, 'A paz de Cristo.');
  const jose = await join(app);
  expect(await hear(jose, '  A paz de Cristo. ')).toBe('mp3:A paz de Cristo.');
  expect(fake.speech).toHaveLength(1);
  expect(await usageOf(jose)).toEqual([]);
});

test('many who want the same at once have it spoken once', async () => {
  fake.voice.delayMs = 200;
  const jose = await joinWithConsent();
  const heard = await Promise.all(
    [maria, jose].flatMap((person) => Array.from({ length: 15 }, () => hear(person, 'Amém.'))),
  );
  expect(new Set(heard)).toEqual(new Set(['mp3:Amém.']));
  expect(fake.speech).toHaveLength(1);
  expect([...(await usageOf(maria)), ...(await usageOf(jose))]).toHaveLength(1);
});

test('a recording is forgotten after a month', async () => {
  await hear(maria, 'Amém.');
  await hear(maria, 'A paz.');
  const { db } = app.context;
  const old = new Date(Date.now() - 31 * 86_400_000);
  await sql`update spoken_texts set created_at = ${old} where audio = ${Buffer.from('mp3:Amém.')}`.execute(
    db,
  );
  await forgetOldRecordings(db);
  const rows = await db.selectFrom('spokenTexts').select('audio').execute();
  expect(rows.map(({ audio }) => audio.toString())).toEqual(['mp3:A paz.']);
});

test('a long text is spoken in pieces that end with a sentence, as one recording', async () => {
  const sentence = `${'palavra '.repeat(200).trim()}. `;
  const text = sentence.repeat(4).trim();
  expect((await hear(maria, text)).replaceAll('mp3:', '').trim()).toBe(text);
  expect(fake.speech.length).toBeGreaterThan(1);
  for (const piece of fake.speech) expect(piece.text.trim()).toMatch(/\.$/);
});

test('without consent nothing leaves', async () => {
  const [unasked, declined] = [await join(app), await join(app)];
  await declined.client.member.consent.set.mutate({ consent: false });
  for (const person of [unasked, declined]) {
    await expect(hear(person, 'Minha oração.')).rejects.toMatchObject({
      data: { code: 'CONSENT_REQUIRED' },
    });
  }
  expect(fake.speech).toEqual([]);
});

test('a voice that fails is reported, booked as failed and not stored', async () => {
  fake.voice.status = 500;
  await expect(hear(maria, 'Amém.')).rejects.toMatchObject({ data: { code: 'GENERATION_FAILED' } });
  expect(await usageOf(maria)).toMatchObject([{ status: 'failed' }]);
  fake.voice.status = 200;
  expect(await hear(maria, 'Amém.')).toBe('mp3:Amém.');
});

test('a voice that takes too long is given up', async () => {
  fake.voice.delayMs = 4000;
  await expect(hear(maria, 'Amém.')).rejects.toMatchObject({ data: { code: 'GENERATION_FAILED' } });
});

test('beyond the budget of the day there is no voice', async () => {
  const small = await startApp({ AI_MEMBER_DAILY_TOKENS: '20' });
  const jose = await joinWithConsent(small);
  await expect(hear(jose, 'Amém. '.repeat(40))).rejects.toMatchObject({
    data: { code: 'UNAVAILABLE' },
  });
  expect(await hear(jose, 'Amém.')).toBe('mp3:Amém.');
  expect(fake.speech).toHaveLength(1);
  await small.close();
});

test('without a voice the members’ devices use their own', async () => {
  const mute = await startTestApp();
  const jose = await join(mute);
  expect(await jose.client.member.consent.current.query()).toMatchObject({ speaks: false });
  await expect(hear(jose, 'Amém.')).rejects.toMatchObject({ data: { code: 'UNAVAILABLE' } });
  await mute.close();
});

test('signed out nothing is spoken', async () => {
  await expect(hear({ client: clientWith(app) }, 'Amém.')).rejects.toMatchObject({
    data: { code: 'UNAUTHENTICATED' },
  });
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['a text that is too long', 'a'.repeat(LONGEST_SPOKEN + 1)],
])('%s is refused', async (_name, text) => {
  await expect(hear(maria, text)).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
});
