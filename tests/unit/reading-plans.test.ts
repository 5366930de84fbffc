import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { READING_PLANS } from '#server/content/reading-plans/plans.ts';
import { readChapters, wordsOf } from '#server/features/plans/reading/chapters.ts';
import { withDevotionals } from '#server/features/plans/reading/devotional.ts';
import { divide, evenTargets } from '#server/features/plans/reading/divide.ts';
import { daysOfPlan, minutesOf } from '#server/features/plans/reading/plan-days.ts';
import {
  CHAPTERS_IN_CANON,
  parseReferenceKey,
  type Reference,
  versesOf,
} from '#shared/bible/reference.ts';
import { bookEndedBy, PLAN_TYPES } from '#shared/plans/reading-plans.ts';

const LARGEST_DAY = 1.6;

/** The chapters that each plan promises, apart from the plans of passages. */
const SCOPES: Readonly<Record<string, string>> = {
  'quatro-evangelhos': 'MAT-JHN',
  'novo-testamento-90-dias': 'MAT-REV',
  sabedoria: 'JOB-SNG',
  'biblia-90-dias': 'GEN-REV',
  'biblia-1-ano': 'GEN-REV',
  'biblia-cronologica': 'GEN-REV',
};

const verseKeys = (references: readonly Reference[]) =>
  references.flatMap(versesOf).map(({ book, chapter, verse }) => `${book}.${chapter}.${verse}`);

test('there is a plan of each type, each with a name of its own', () => {
  expect(new Set(READING_PLANS.map(({ planType }) => planType))).toEqual(new Set(PLAN_TYPES));
  expect(new Set(READING_PLANS.map(({ slug }) => slug)).size).toBe(READING_PLANS.length);
});

describe.each(READING_PLANS)('$title', (plan) => {
  const days = daysOfPlan(plan);
  const readings = days.flatMap((day) => day.readings);
  const sizes = days.map((day) => day.readings.reduce((sum, each) => sum + wordsOf(each), 0));
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;

  test('has as many days as it says, none of them empty', () => {
    expect(days).toHaveLength(plan.durationDays);
    expect(days.every((day) => day.readings.length > 0)).toBe(true);
    expect(readings.every(({ chapter, endChapter }) => chapter === endChapter)).toBe(true);
  });

  test('reads nothing twice, but for the calendar of 1842', () => {
    if (plan.scope.kind === 'calendar') return;
    const verses = verseKeys(readings);
    expect(new Set(verses).size).toBe(verses.length);
  });

  const scope = SCOPES[plan.slug];
  test.runIf(scope)('reads every verse of its scope exactly once', () => {
    expect(verseKeys(readings).sort()).toEqual(verseKeys(readChapters(scope ?? '')).sort());
  });

  test('has days of much the same length', () => {
    if (plan.scope.kind === 'calendar') return;
    for (const [index, size] of sizes.entries()) {
      const single = days[index]?.readings.length === 1;
      if (!single) expect(size / mean, `day ${index + 1}`).toBeLessThan(LARGEST_DAY);
    }
  });

  test('tells the minutes of a usual day', () => {
    expect(minutesOf(days)).toBe(Math.max(1, Math.round(mean / 180)));
  });

  test('gives each day a verse that exists, a prayer and an application', () => {
    for (const { verseKey, prayer, application } of withDevotionals(days)) {
      expect(parseReferenceKey(verseKey), verseKey).not.toBeNull();
      expect(prayer).toMatch(/Amém\.$/);
      expect(application.length).toBeGreaterThan(30);
    }
  });
});

test('the Bible in a year reads from both Testaments every day', () => {
  const plan = READING_PLANS.find(({ slug }) => slug === 'biblia-1-ano');
  if (!plan) throw new Error('the plan is missing');
  const newTestament = new Set(readChapters('MAT-REV').map(({ book }) => book));
  for (const { readings } of daysOfPlan(plan)) {
    const testaments = new Set(readings.map(({ book }) => newTestament.has(book)));
    expect(testaments.size).toBe(2);
  }
});

test('the calendar of 1842 reads the New Testament and the Psalms twice, the rest once', () => {
  const plan = READING_PLANS.find(({ slug }) => slug === 'mcheyne');
  if (!plan) throw new Error('the plan is missing');
  const times = new Map<string, number>();
  for (const key of verseKeys(daysOfPlan(plan).flatMap(({ readings }) => readings))) {
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const twice = new Set(verseKeys(readChapters('PSA; MAT-REV')));
  const whole = verseKeys(readChapters('GEN-REV'));
  expect(whole.filter((key) => times.get(key) !== (twice.has(key) ? 2 : 1))).toEqual([]);
  expect(readChapters('GEN-REV')).toHaveLength(CHAPTERS_IN_CANON);
});

test('portions are shared out in order, all of them, with none of the days empty', () => {
  const portions = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(portions, fc.integer({ min: 1, max: 80 }), (sizes, wanted) => {
      const count = Math.min(wanted, sizes.length);
      const days = divide(sizes, (size) => size, evenTargets(sizes, count));
      expect(days.flat()).toEqual(sizes);
      expect(days).toHaveLength(count);
      expect(days.every((day) => day.length > 0)).toBe(true);
    }),
  );
});

test('a book ends with its last chapter, when all the others are read', () => {
  expect(bookEndedBy(['RUT.3', 'RUT.4'], ['RUT.1', 'RUT.2', 'JHN.1'])).toBe('RUT');
  expect(bookEndedBy(['RUT.4'], ['RUT.1', 'RUT.2'])).toBeNull();
  expect(bookEndedBy(['RUT.3'], ['RUT.1', 'RUT.2', 'RUT.4'])).toBeNull();
  expect(bookEndedBy(['RUT.4.1-10'], ['RUT.1', 'RUT.2', 'RUT.3'])).toBeNull();
  expect(bookEndedBy(['JUD.1'], [])).toBe('JUD');
});
