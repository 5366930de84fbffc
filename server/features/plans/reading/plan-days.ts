import { verseCount } from '#shared/bible/canon.ts';
import { minutesToRead } from '#shared/bible/reading-time.ts';
import { type Reference, verseReference } from '#shared/bible/reference.ts';
import type { PlanDefinition } from '../../../content/reading-plans/plans.ts';
import { readChapters, readReadings, wordsOf } from './chapters.ts';
import { divide, evenTargets } from './divide.ts';

export type PlanDay = Readonly<{
  /** The subject of the day; null where its readings say it best. */
  title: string | null;
  /** Each lies within one chapter. */
  readings: readonly Reference[];
}>;

/** The days of a plan, from 1 to its duration. */
export function daysOfPlan({ scope, durationDays }: PlanDefinition): PlanDay[] {
  switch (scope.kind) {
    case 'passages':
      return scope.passages.map(({ title, readings }) => ({
        title,
        readings: readings.flatMap(readReadings),
      }));
    case 'calendar':
      return scope.lines
        .trim()
        .split('\n')
        .map((line) => untitled(line.split(' ').flatMap(readReadings)));
    case 'chapters': {
      const chapters = readChapters(scope.chapters);
      return divide(chapters, wordsOf, evenTargets(chapters.map(wordsOf), durationDays)).map(
        untitled,
      );
    }
    case 'beside':
      return besideEachOther(
        readChapters(scope.chapters),
        readChapters(scope.daily),
        durationDays,
      ).map(untitled);
  }
}

/** The minutes that reading aloud to oneself takes on a usual day. */
export function minutesOf(days: readonly PlanDay[]): number {
  const words = days.flatMap(({ readings }) => readings.map(wordsOf));
  const [mean = 0] = evenTargets(words, days.length);
  return minutesToRead(mean);
}

const untitled = (readings: Reference[]): PlanDay => ({ title: null, readings });

/**
 * Puts a portion of the shorter part on every day, its longest chapters halved until there is one
 * for each, and shares out the chapters of the other part so that long days get fewer of them.
 */
function besideEachOther(
  chapters: readonly Reference[],
  daily: readonly Reference[],
  days: number,
): Reference[][] {
  const halved = new Set(
    [...daily].sort((a, b) => wordsOf(b) - wordsOf(a)).slice(0, days - daily.length),
  );
  const portions = daily.flatMap((chapter) => (halved.has(chapter) ? halves(chapter) : [chapter]));
  const besides = portions.map(wordsOf);
  const [mean = 0] = evenTargets([...besides, ...chapters.map(wordsOf)], days);
  const shared = divide(
    chapters,
    wordsOf,
    besides.map((beside) => mean - beside),
  );
  return shared.map((readings, day) => [...readings, ...portions.slice(day, day + 1)]);
}

function halves({ book, chapter }: Reference): Reference[] {
  const verses = verseCount(book, chapter);
  const middle = Math.ceil(verses / 2);
  return [
    verseReference(book, chapter, 1, middle),
    verseReference(book, chapter, middle + 1, verses),
  ];
}
