import { expect, test } from 'vitest';
import { PASSAGES } from '#server/content/passages/passages.ts';
import { READING_PLANS } from '#server/content/reading-plans/plans.ts';
import { withDevotionals } from '#server/features/plans/reading/devotional.ts';
import { daysOfPlan } from '#server/features/plans/reading/plan-days.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference, parseReferenceKey, referenceKey } from '#shared/bible/reference.ts';

test.each(PASSAGES)('$slug speaks of its own chapters, as its form asks', (passage) => {
  const { chapters, reflection, prayer, application } = passage;
  const { reference } = passage.verse;
  for (const chapter of chapters) {
    expect(parseReferenceKey(chapter)).toMatchObject({ verse: null });
  }
  const parsed = parseReference(reference);
  if (parsed?.kind !== 'references') throw new Error(`${reference} is no reference`);
  const [place] = parsed.references;
  expect(parsed.references).toHaveLength(1);
  expect(formatReference(place)).toBe(reference);
  expect(chapters).toContain(`${place.book}.${place.chapter}`);
  expect((place.endVerse ?? 0) - (place.verse ?? 0)).toBeLessThan(3);
  const sentences = reflection.split(/(?<=[.!?])\s+/);
  expect(sentences.length).toBeGreaterThanOrEqual(2);
  expect(sentences.length).toBeLessThanOrEqual(4);
  expect(prayer).toMatch(/Amém\.$/);
  expect(application.length).toBeGreaterThan(30);
});

test('no two share a sentence, and each prayer opens in its own way', () => {
  const sentences = PASSAGES.flatMap(({ reflection, prayer, application }) =>
    [reflection, prayer, application].flatMap((text) =>
      text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(' ').length > 6),
    ),
  );
  expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([]);
});

test('no plan shows one twice', () => {
  for (const plan of READING_PLANS) {
    const own = withDevotionals(daysOfPlan(plan)).flatMap(({ reflection }) => reflection ?? []);
    expect(new Set(own).size, plan.slug).toBe(own.length);
  }
});

test('a chapter that a plan reads whole has its devotional there', () => {
  for (const plan of READING_PLANS) {
    for (const { day, readings, reflection } of withDevotionals(daysOfPlan(plan))) {
      const [only, ...others] = readings;
      if (!only || others.length > 0 || only.verse !== null) continue;
      const written = PASSAGES.some(({ chapters }) => chapters.includes(referenceKey(only)));
      if (written) expect(reflection, `${plan.slug} ${day}`).not.toBeNull();
    }
  }
});
