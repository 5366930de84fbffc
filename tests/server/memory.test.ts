import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstLetters, gradeOf, recall } from '#shared/memory/recall.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

const MORNING = new Date('2026-12-20T12:00:00Z');

let app: TestApp;
let now = MORNING;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = MORNING;
  maria = await join(app);
});

const memory = ({ client }: Person) => client.member.memory;
const passDays = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};
const today = async () => (await memory(maria).today.query()).verses;

test('a verse is learned: it comes with its stored words, and comes back ever later', async () => {
  const { id } = await memory(maria).add.mutate({ key: 'JHN.3.16' });
  expect(await today()).toMatchObject([
    { id, isNew: true, verse: { type: 'quotation', key: 'JHN.3.16' } },
  ]);
  const days: number[] = [];
  for (let practice = 0; practice < 4; practice++) {
    const { dueOn } = await memory(maria).practise.mutate({ id, grade: 'good' });
    expect(await memory(maria).today.query()).toMatchObject({ done: 1, verses: [] });
    const wait = Math.round(
      (Date.parse(dueOn) - Date.parse(now.toISOString().slice(0, 10))) / 86_400_000,
    );
    days.push(wait);
    passDays(wait);
    expect(await today()).toMatchObject([{ id, isNew: false }]);
  }
  expect(days).toEqual([...days].sort((one, other) => one - other));
  expect(days[0]).toBeGreaterThan(0);
  expect(days.at(-1)).toBeGreaterThan(20);
  // Forgotten, it comes back soon.
  const { dueOn } = await memory(maria).practise.mutate({ id, grade: 'again' });
  expect(Date.parse(dueOn) - now.getTime()).toBeLessThan(8 * 86_400_000);
});

test('two devices that practise on one day count it once, and adding twice adds one', async () => {
  const [{ id }] = await Promise.all([
    memory(maria).add.mutate({ key: 'PSA.23.1' }),
    memory(maria).add.mutate({ key: 'PSA.23.1' }),
  ]);
  const [one, other] = await Promise.all([
    memory(maria).practise.mutate({ id, grade: 'good' }),
    memory(maria).practise.mutate({ id, grade: 'again' }),
  ]);
  expect(one).toEqual(other);
  expect(await memory(maria).list.query()).toMatchObject([{ id, practices: 1 }]);
});

test('a day has two new verses and six in all, so that five minutes are enough', async () => {
  for (let verse = 1; verse <= 9; verse++) {
    await memory(maria).add.mutate({ key: `ROM.8.${verse}` });
  }
  for (let day = 0; day < 6; day++) {
    const verses = await today();
    expect(verses.filter(({ isNew }) => isNew).length).toBeLessThanOrEqual(2);
    expect(verses.length).toBeLessThanOrEqual(6);
    for (const { id } of verses) await memory(maria).practise.mutate({ id, grade: 'again' });
    expect(await today()).toEqual([]);
    passDays(1);
  }
});

describe('refused, and nothing is stored:', () => {
  test.each([
    ['a whole chapter', 'PSA.23'],
    ['seven verses', 'PSA.23.1-7'],
    ['two chapters', 'PSA.23.6-24.1'],
    ['a place that is none', 'JHN.3.99'],
    ['nothing of the kind', 'amor'],
  ])('%s', async (_name, key) => {
    await expect(memory(maria).add.mutate({ key })).rejects.toMatchObject({
      data: { code: 'INVALID_INPUT' },
    });
    expect(await memory(maria).list.query()).toEqual([]);
  });

  test('somebody else’s verse, and a caller without a session', async () => {
    const { id } = await memory(maria).add.mutate({ key: 'JHN.3.16' });
    const jose = await join(app);
    const notFound = { data: { code: 'NOT_FOUND' } };
    await expect(memory(jose).practise.mutate({ id, grade: 'good' })).rejects.toMatchObject(
      notFound,
    );
    await expect(memory(jose).remove.mutate({ id })).rejects.toMatchObject(notFound);
    expect(await memory(jose).today.query()).toEqual({ done: 0, verses: [] });
    expect(await memory(maria).list.query()).toMatchObject([{ id, practices: 0 }]);
    await expect(clientWith(app).member.memory.list.query()).rejects.toMatchObject({
      data: { code: 'UNAUTHENTICATED' },
    });
    await memory(maria).remove.mutate({ id });
    expect(await memory(maria).list.query()).toEqual([]);
  });
});

describe('what was typed is compared', () => {
  const verse = '“Porque Deus amou o mundo de tal maneira — que deu o seu Filho.”';

  test.each([
    ['as it stands', verse, 13, 'good'],
    [
      'without accents, signs and capitals',
      'porque deus amou o mundo de tal maneira que deu o seu filho',
      13,
      'good',
    ],
    [
      'with a word too many',
      'Porque o Deus amou o mundo de tal maneira que deu o seu Filho',
      13,
      'good',
    ],
    ['with some words missing', 'Deus amou o mundo que deu o seu Filho', 9, 'again'],
    [
      'with two words wrong',
      'Porque Deus amou a terra de tal maneira que deu o seu Filho',
      11,
      'hard',
    ],
    ['in another order', 'Filho seu o deu que maneira tal de mundo o amou Deus Porque', 1, 'again'],
    ['empty', '', 0, 'again'],
  ])('%s', (_name, typed, right, grade) => {
    const recalled = recall(verse, typed);
    expect(recalled.of).toBe(13);
    expect(recalled.right).toBeGreaterThanOrEqual(right);
    expect(recalled.words.map(({ shown }) => shown).join(' ')).toBe(verse);
    expect(gradeOf(recalled, false)).toBe(grade);
  });

  test('a hint makes it no worse than hard, and first letters keep the signs', () => {
    expect(gradeOf({ right: 13, of: 13 }, true)).toBe('hard');
    expect(firstLetters(verse)).toBe('“P D a o m d t m — q d o s F.”');
  });
});
