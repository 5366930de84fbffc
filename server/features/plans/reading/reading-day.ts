import type { ShownVerse } from '#shared/answers/answer-shape.ts';
import { formatReference, parseReferenceKey } from '#shared/bible/reference.ts';
import type { Bible } from '../../../bible/bible.ts';
import { shownVerse } from '../../../bible/shown-verse.ts';
import type { StoredDay } from './catalogue.queries.ts';

type ReadingDay = Readonly<{
  day: number;
  title: string | null;
  readings: readonly Readonly<{ key: string; label: string }>[];
  devotional: Readonly<{
    verse: ShownVerse;
    reflection: string | null;
    prayer: string;
    application: string;
  }>;
}>;

/** A day as it is shown, its verse in the stored words. */
export async function readingDay(bible: Bible, stored: StoredDay): Promise<ReadingDay> {
  const { day, title, readings, verseKey, reflection, prayer, application } = stored;
  return {
    day,
    title,
    readings: readings.map(readingOf),
    devotional: { verse: await shownVerse(bible, verseKey), reflection, prayer, application },
  };
}

export function readingOf(key: string) {
  const reference = parseReferenceKey(key);
  return { key, label: reference ? formatReference(reference) : key };
}
