import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { evenDays, unreadOf } from '#server/features/plans/own/own-days.ts';
import { readChapters, wordsOf } from '#server/features/plans/reading/chapters.ts';
import { parseReferenceKey, type Reference, versesOf } from '#shared/bible/reference.ts';
import { addDays } from '#shared/calendar.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

/** A Monday. */
const MORNING = new Date('2026-12-21T12:00:00Z');
const TODAY = '2026-12-21';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

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

const passDays = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};
const own = ({ client }: Person) => client.member.ownPlans;
const plans = ({ client }: Person) => client.member.readingPlans;
const gospel = {
  name: 'Marcos com a família',
  passages: [{ book: 'MRK', from: 1, to: 16 }],
  weekdays: [1, 2, 3, 4, 5],
  startsOn: TODAY,
  endsOn: addDays(TODAY, 18),
} as const;
type Input = Parameters<Person['client']['member']['ownPlans']['create']['mutate']>[0];
const input = (change: Partial<Input> = {}): Input => ({
  ...gospel,
  passages: [...gospel.passages],
  weekdays: [...gospel.weekdays],
  ...change,
});
const current = async (person = maria) => (await plans(person).underWay.query()).plans[0];
const readings = (keys: readonly string[]) => keys.flatMap((key) => parseReferenceKey(key) ?? []);
const verseKeys = (references: readonly Reference[]) =>
  references.flatMap(versesOf).map(({ book, chapter, verse }) => `${book}.${chapter}.${verse}`);

async function begin(change: Partial<Input> = {}) {
  const { id, slug } = await own(maria).create.mutate(input(change));
  const progress = await plans(maria).start.mutate({ slug });
  return { id, slug, progress };
}

test('a plan of books, weekdays and an end is shown, made, followed to its end and counted', async () => {
  expect(await own(maria).preview.mutate(input())).toMatchObject({
    days: 15,
    first: [{ day: 1 }, {}, {}],
  });
  const { slug, progress } = await begin();
  expect(await own(maria).list.query()).toMatchObject([
    {
      slug,
      title: gospel.name,
      durationDays: 15,
      weekdays: gospel.weekdays,
      description: 'Marcos',
    },
  ]);
  // Its end follows the days of the week.
  expect(progress).toMatchObject({ totalDays: 15, endsOn: gospel.endsOn, daysBehind: 0 });
  passDays(5);
  // Saturday: five days have come, and none comes on the weekend.
  expect((await current())?.progress).toMatchObject({ scheduledDay: 5, daysBehind: 4 });
  passDays(1);
  expect((await current())?.progress).toMatchObject({ scheduledDay: 5, daysBehind: 4 });
  const { id } = progress;
  await plans(maria).checkIn.mutate({ id, days: [1, 2, 3, 4, 5] });
  const day = await plans(maria).day.query({ id, day: 5 });
  expect(day.devotional.prayer).toMatch(/Amém\.$/);
  passDays(20);
  const rest = Array.from({ length: 10 }, (_, index) => index + 6);
  expect(await plans(maria).checkIn.mutate({ id, days: rest })).toMatchObject({
    status: 'finished',
  });
  expect(await plans(maria).record.query()).toMatchObject({
    chapters: 16,
    earlier: [{ title: gospel.name, status: 'finished' }],
  });
});

test('days without reading neither end a streak nor count', async () => {
  const { progress } = await begin();
  for (const day of [1, 2, 3, 4, 5]) {
    await plans(maria).checkIn.mutate({ id: progress.id, days: [day] });
    passDays(1);
  }
  passDays(2);
  expect((await plans(maria).underWay.query()).streak).toBe(5);
  passDays(3);
  expect((await plans(maria).underWay.query()).streak).toBe(0);
});

test('ten years of reading are shared out evenly, and a day more is refused', async () => {
  const whole = [
    { book: 'GEN', from: 1, to: 50 },
    { book: 'PSA', from: 1, to: 150 },
    { book: 'MAT', from: 1, to: 28 },
  ] as const;
  const long = { passages: [...whole], weekdays: EVERY_DAY, endsOn: addDays(TODAY, 3649) };
  const { progress } = await begin(long);
  expect(progress).toMatchObject({ totalDays: 3650, endsOn: long.endsOn });
  const last = await plans(maria).day.query({ id: progress.id, day: 3650 });
  expect(last.readings.at(-1)?.label).toMatch(/^Mateus 28/);
  await expect(
    own(maria).create.mutate(input({ ...long, endsOn: addDays(TODAY, 3650) })),
  ).rejects.toMatchObject({ message: expect.stringContaining('3.650 dias') });
});

describe('refused, and nothing is stored:', () => {
  test.each([
    ['no name', { name: ' ' }, 'Dê um nome ao plano.'],
    ['no book', { passages: [] }, 'Escolha pelo menos um livro.'],
    [
      'a chapter that is none',
      { passages: [{ book: 'MRK', from: 1, to: 17 }] },
      'Confira os capítulos',
    ],
    [
      'chapters the wrong way round',
      { passages: [{ book: 'MRK', from: 3, to: 2 }] },
      'Confira os capítulos',
    ],
    ['no weekday', { weekdays: [] }, 'pelo menos um dia'],
    ['an end before the start', { endsOn: addDays(TODAY, -1) }, 'O fim vem antes do começo.'],
    ['no day of reading', { weekdays: [7], endsOn: TODAY }, 'Não há dia de leitura'],
    [
      'more days than verses',
      { passages: [{ book: 'PSA', from: 117, to: 117 }], weekdays: EVERY_DAY },
      'São 19 dias para 2 versículos',
    ],
  ] satisfies [string, Partial<Input>, string][])('%s', async (_name, change, message) => {
    await expect(own(maria).create.mutate(input(change))).rejects.toMatchObject({
      data: { code: 'INVALID_INPUT' },
      message: expect.stringContaining(message),
    });
    expect(await own(maria).list.query()).toEqual([]);
  });

  test('what is somebody else’s: to see, to start, to change, to delete', async () => {
    const { id, slug } = await own(maria).create.mutate(input());
    const jose = await join(app);
    const notFound = { data: { code: 'NOT_FOUND' } };
    expect(await own(jose).list.query()).toEqual([]);
    await expect(plans(jose).start.mutate({ slug })).rejects.toMatchObject(notFound);
    await expect(own(jose).update.mutate({ ...input(), id })).rejects.toMatchObject(notFound);
    await expect(own(jose).remove.mutate({ id })).rejects.toMatchObject(notFound);
    const visitor = clientWith(app);
    await expect(visitor.readingPlans.day.query({ slug, day: 1 })).rejects.toMatchObject(notFound);
    const offered = await visitor.readingPlans.list.query();
    expect(offered.map((plan) => plan.slug)).not.toContain(slug);
    await expect(visitor.member.ownPlans.list.query()).rejects.toMatchObject({
      data: { code: 'UNAUTHENTICATED' },
    });
  });
});

test('a change keeps the days that were begun and shares out the rest from today', async () => {
  const { id, progress } = await begin({ weekdays: EVERY_DAY });
  await plans(maria).checkIn.mutate({ id: progress.id, days: [1, 2] });
  passDays(6);
  const before = await plans(maria).day.query({ id: progress.id, day: 2 });
  const renamed = await own(maria).update.mutate({
    ...input({ weekdays: EVERY_DAY }),
    id,
    name: 'Marcos',
  });
  expect(renamed.id).toBe(id);
  // A Friday.
  const endsOn = addDays(TODAY, 32);
  const changed = await own(maria).update.mutate({ ...input({ endsOn }), id });
  const moved = await current();
  expect(moved).toMatchObject({
    plan: { slug: changed.slug, title: gospel.name },
    progress: { id: progress.id, completed: [1, 2], currentDay: 3, daysBehind: 0, endsOn },
  });
  expect(await plans(maria).day.query({ id: progress.id, day: 2 })).toEqual(before);
  const all = await Promise.all(
    Array.from({ length: moved?.progress.totalDays ?? 0 }, (_, index) =>
      plans(maria).day.query({ id: progress.id, day: index + 1 }),
    ),
  );
  const keys = all.flatMap((day) => day.readings.map(({ key }) => key));
  expect(verseKeys(readings(keys))).toEqual(verseKeys(readChapters('MRK')));
  expect(await own(maria).list.query()).toHaveLength(1);
  const nothing = own(maria).update.mutate({
    ...input({ passages: [{ book: 'MRK', from: 1, to: 1 }] }),
    id: changed.id,
  });
  await expect(nothing).rejects.toMatchObject({ message: expect.stringContaining('já está lido') });
});

test('a deleted plan is left, and what was read by it stays on record', async () => {
  const { id, progress } = await begin();
  await plans(maria).checkIn.mutate({ id: progress.id, days: [1] });
  await own(maria).remove.mutate({ id });
  expect(await own(maria).list.query()).toEqual([]);
  expect(await current()).toBeUndefined();
  expect(await plans(maria).record.query()).toMatchObject({
    chapters: 1,
    earlier: [{ id: progress.id, title: gospel.name, completed: 1 }],
  });
  const { id: unused } = await own(maria).create.mutate(input());
  await own(maria).remove.mutate({ id: unused });
  const stored = await app.context.db
    .selectFrom('readingPlans')
    .select('id')
    .where('userId', '=', maria.id)
    .execute();
  expect(stored).toEqual([{ id }]);
});

test('long chapters become parts where there are more days, and nothing is lost or read twice', () => {
  const chapters = readChapters('PSA 117-120');
  const shares = [1, 3, 4, 9, 60].map((days) => [chapters, days] as const);
  const whole = readChapters('GEN-REV');
  for (const [portions, days] of [...shares, [whole, 365], [whole, 1188], [whole, 2000]] as const) {
    const shared = evenDays(portions, days);
    expect(shared).toHaveLength(days);
    expect(shared.every((day) => day.readings.length > 0)).toBe(true);
    expect(verseKeys(shared.flatMap((day) => day.readings))).toEqual(verseKeys(portions));
  }
  const sizes = evenDays(readChapters('PSA 119'), 22).map((day) =>
    day.readings.reduce((sum, each) => sum + wordsOf(each), 0),
  );
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(20);
  const year = evenDays(whole, 365).map(({ readings: each }) =>
    each.reduce((sum, reading) => sum + wordsOf(reading), 0),
  );
  const mean = year.reduce((sum, size) => sum + size, 0) / year.length;
  expect(Math.max(...year) / mean).toBeLessThan(1.8);
  const [first = chapters[0]] = evenDays(chapters, 9)[0]?.readings ?? [];
  const left = unreadOf(chapters, first ? [first] : []);
  expect(verseKeys([...(first ? [first] : []), ...left])).toEqual(verseKeys(chapters));
});
