import { beforeEach, expect, test } from 'vitest';
import { bookFreeAnswer, readRecentVerses } from '#server/ai/budget/usage.queries.ts';
import { wordOfDay } from '#server/features/daily-word/daily-word.generator.ts';
import { promise } from '#server/features/promises/promise.generator.ts';
import { MORNING_DEVOTIONAL, NIGHT_DEVOTIONAL } from '#shared/answers/answers.ts';
import { keyNamedIn } from '#shared/bible/find-references.ts';
import { gather } from '../support/answers.ts';
import { startAppWithModel } from '../support/app-with-model.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith } from '../support/test-app.ts';

const TEXT = 'Deus cuida de quem o procura, e isso muda a maneira de viver o dia de hoje.';
const STREAM = { context: { stream: true } };

let now = new Date();

const { app, fake } = await startAppWithModel({ overrides: { now: () => now } });
beforeEach(async () => {
  await app.context.db.deleteFrom('dailyWords').execute();
  fake.requests.length = 0;
  writes('Romanos 8:28');
});

const writes = (verse: string, delayMs = 0) =>
  fake.reply(() => ({
    pieces: [JSON.stringify({ verse, reflection: TEXT, practicalApplication: TEXT })],
    delayMs,
  }));
const member = async (consent = true) => {
  const person = await join(app);
  await person.client.member.consent.set.mutate({ consent });
  return person;
};
const word = async ({ client }: Person, forceNew = false) =>
  gather(await client.ai.generateDailyWord.mutate({ forceNew }, STREAM));

test('the word is one for everybody until midnight in São Paulo', async () => {
  const maria = await member();
  const jose = await member();
  now = new Date('2026-03-10T03:00:00Z');
  await word(maria);
  // 23:59 there is 2:59 of the next day in Greenwich.
  now = new Date('2026-03-11T02:59:59Z');
  writes('Salmos 23:1');
  expect((await word(jose)).result?.verse?.key).toBe('ROM.8.28');
  expect(fake.requests).toHaveLength(1);
  now = new Date('2026-03-11T03:00:00Z');
  const next = await word(jose);
  expect(next.result?.verse?.key).toBe('PSA.23.1');
  expect((await word(maria)).result).toEqual(next.result);
  expect(fake.requests).toHaveLength(2);
  expect(JSON.stringify(fake.requests[1]?.messages.at(-1))).toContain('2026-03-11');
});

test('a member west of Brasília keeps the word, verse and devotional of their own day', async () => {
  now = new Date('2026-11-27T03:30:00Z');
  const maria = await member(false);
  const at = async (zone: string) => {
    const client = clientWith(app, `${maria.cookie}; zone=${zone}`);
    const shown = await client.member.dailyVerse.query();
    const { result } = await gather(await client.ai.generateDailyWord.mutate({}, STREAM));
    const page = await client.ai.readyDailyWord.query();
    expect(page?.fields['verse']?.flat()).toMatchObject([{ key: shown?.key }]);
    expect(result?.verse?.key).toBe(shown?.key);
    return shown?.key;
  };
  // In Manaus it is 23:30 of the 26th, in São Paulo 0:30 of the 27th.
  expect(await at('America/Manaus')).toBe(keyNamedIn(wordOfDay('2026-11-26')?.reference ?? ''));
  expect(await at('America/Sao_Paulo')).toBe(keyNamedIn(wordOfDay('2026-11-27')?.reference ?? ''));
  fake.reply(() => ({ pieces: ['{}'] }));
  const ana = await member();
  const west = clientWith(app, `${ana.cookie}; zone=America/Manaus`);
  await gather(await west.ai.generateDevotionalMorning.mutate(undefined, STREAM)).catch(() => {});
  expect(JSON.stringify(fake.requests[0]?.messages.at(-1))).toContain('2026-11-26');
});

test('its verse is none of the latest days, whatever its first reader was shown', async () => {
  const maria = await member();
  now = new Date('2026-03-20T12:00:00Z');
  await word(maria);
  writes('João 3:16');
  await word(maria, true);
  now = new Date('2026-03-21T12:00:00Z');
  const replies = ['Romanos 8:28', 'João 3:16'].map((verse) =>
    JSON.stringify({ verse, reflection: TEXT, practicalApplication: TEXT }),
  );
  fake.requests.length = 0;
  fake.reply(() => ({ pieces: [replies.shift() ?? ''] }));
  expect((await word(maria)).result?.verse?.key).toBe('JHN.3.16');
  expect(JSON.stringify(fake.requests[0]?.messages)).toContain('escolha outro: Romanos 8:28.');
  expect(fake.requests).toHaveLength(2);
});

test('asked for a hundred times at once it is written once', async () => {
  now = new Date('2026-04-01T12:00:00Z');
  writes('Romanos 8:28', 300);
  const members = await Promise.all(Array.from({ length: 5 }, () => member()));
  const heard = await Promise.all(
    members.flatMap((person) => Array.from({ length: 20 }, () => word(person))),
  );
  expect(fake.requests).toHaveLength(1);
  expect(heard.filter(({ result }) => result?.verse?.key === 'ROM.8.28')).toHaveLength(100);
});

test('another one is chosen for the member who asks, and not stored for the others', async () => {
  now = new Date('2026-05-01T12:00:00Z');
  const maria = await member();
  await word(maria);
  writes('Salmos 23:1');
  expect((await word(maria, true)).result?.verse?.key).toBe('PSA.23.1');
  expect((await word(await member())).result?.verse?.key).toBe('ROM.8.28');
  expect(fake.requests).toHaveLength(2);
});

test('who declined the model reads the word of the library, the same all day', async () => {
  now = new Date('2026-06-01T12:00:00Z');
  const [maria, jose] = [await member(false), await member(false)];
  const [first, second] = await Promise.all([word(maria), word(jose)]);
  expect(first).toMatchObject({ source: 'library', notices: ['declined'] });
  expect(second?.result).toEqual(first?.result);
  now = new Date('2026-06-02T12:00:00Z');
  expect((await word(maria)).result?.verse).not.toEqual(first?.result?.verse);
  expect(fake.requests).toEqual([]);
});

test('a page opens with the word that is there already, which counts as seen', async () => {
  now = new Date('2026-06-10T12:00:00Z');
  const maria = await member();
  const ready = ({ client }: Person) => client.ai.readyDailyWord.query();
  expect(await ready(maria)).toBeNull();
  await word(await member());
  const known = await ready(maria);
  expect(known).toMatchObject({ source: 'model', notices: [] });
  expect(known?.fields['verse']?.flat()).toEqual([expect.objectContaining({ key: 'ROM.8.28' })]);
  expect(await readRecentVerses(app.context.db, maria.id)).toEqual(new Set(['ROM.8.28']));
  expect(fake.requests).toHaveLength(1);

  const ana = await member(false);
  const own = await ready(ana);
  expect(own).toMatchObject({ source: 'library', notices: ['declined'] });
  expect(own?.fields['reflection']?.flat()).toEqual((await word(ana)).result?.reflection);
  await expect(clientWith(app).ai.readyDailyWord.query()).rejects.toMatchObject({
    data: { code: 'UNAUTHENTICATED' },
  });
});

test('a device takes today and tomorrow along without a model, and nothing counts as seen', async () => {
  now = new Date('2026-06-20T12:00:00Z');
  const maria = await member();
  await word(await member());
  const asked = fake.requests.length;
  const days = await maria.client.member.answersAhead.query();
  expect(days.map(({ day }) => day)).toEqual(['2026-06-20', '2026-06-21']);
  const [today, tomorrow] = days;
  expect(today?.word).toMatchObject({ source: 'model' });
  const authored = keyNamedIn(wordOfDay('2026-06-21')?.reference ?? '');
  expect(tomorrow?.word.source).toBe('library');
  expect(tomorrow?.word.fields['verse']?.flat()).toMatchObject([{ key: authored }]);
  for (const { morning, night } of days) {
    expect(Object.keys(morning.fields)).toEqual(Object.keys(MORNING_DEVOTIONAL));
    expect(Object.keys(night.fields)).toEqual(Object.keys(NIGHT_DEVOTIONAL));
  }
  const declining = await member(false);
  const [own] = await declining.client.member.answersAhead.query();
  expect(own?.word.source).toBe('library');
  expect(fake.requests).toHaveLength(asked);
  expect(await readRecentVerses(app.context.db, maria.id)).toEqual(new Set());
});

test('no promise of the library comes again within thirty answers', async () => {
  now = new Date('2026-07-01T12:00:00Z');
  const { db, bible } = app.context;
  const { id } = await member();
  const context = {
    db,
    bible,
    userId: id,
    now,
    today: '2026-07-01',
    recentVerses: () => readRecentVerses(db, id),
  };
  const keys: string[] = [];
  for (let answer = 0; answer < 90; answer++) {
    const { content } = await promise.fromLibrary(undefined, context);
    const key = keyNamedIn(content.verse) ?? '';
    expect(keys.slice(-30)).not.toContain(key);
    keys.push(key);
    await bookFreeAnswer(db, {
      userId: id,
      day: '2026-07-01',
      generator: 'promise',
      source: 'library',
      status: 'done',
      verses: [key],
    });
  }
});
