import { verseCount } from '#shared/bible/canon.ts';
import { chapterReference, type Reference, verseReference } from '#shared/bible/reference.ts';
import { type Passage, passageLabel } from '#shared/plans/passage.ts';
import { wordsOf } from '../reading/chapters.ts';
import type { PlanDay } from '../reading/plan-days.ts';

/** The chapters of passages, in their order, each once. */
export function chaptersOfPassages(passages: readonly Passage[]): Reference[] {
  const chapters = new Map<string, Reference>();
  for (const { book, from, to } of passages) {
    for (let chapter = from; chapter <= to; chapter++) {
      const key = `${book}.${chapter}`;
      if (!chapters.has(key)) chapters.set(key, chapterReference(book, chapter));
    }
  }
  return [...chapters.values()];
}

/** What is left of chapters once these readings are read, each of which lies within a chapter. */
export function unreadOf(chapters: readonly Reference[], read: readonly Reference[]): Reference[] {
  return chapters.flatMap((chapter) => {
    const { book } = chapter;
    const verses = verseCount(book, chapter.chapter);
    const ends = read
      .filter((each) => each.book === book && each.chapter === chapter.chapter)
      .map(({ endVerse }) => endVerse ?? verses);
    const end = Math.max(0, ...ends);
    if (end === 0) return [chapter];
    return end < verses ? [verseReference(book, chapter.chapter, end + 1, verses)] : [];
  });
}

const rangeOf = ({ book, chapter, verse, endVerse }: Reference) => {
  const from = verse ?? 1;
  return { from, verses: (endVerse ?? verseCount(book, chapter)) - from + 1 };
};

export const versesIn = (readings: readonly Reference[]) =>
  readings.reduce((sum, reading) => sum + rangeOf(reading).verses, 0);

/** Divides readings evenly; where there are more days than readings, the longest become parts. */
export function evenDays(readings: readonly Reference[], days: number): PlanDay[] {
  const portions = portionsFor(readings, days);
  const sizes = portions.map(wordsOf);
  let words = sizes.reduce((sum, size) => sum + size, 0);
  let at = 0;
  return Array.from({ length: days }, (_, day) => {
    const left = days - day;
    const from = at;
    let size = sizes[at++] ?? 0;
    // Each day takes its share of what is left, and leaves a portion for every day after it.
    for (; at < portions.length - left + 1; at++) {
      const more = size + (sizes[at] ?? 0);
      if (left > 1 && Math.abs(more - words / left) > Math.abs(size - words / left)) break;
      size = more;
    }
    words -= size;
    return { title: null, readings: portions.slice(from, at) };
  });
}

function portionsFor(readings: readonly Reference[], days: number): Reference[] {
  const parts = readings.map((reading) => ({
    reading,
    count: 1,
    words: wordsOf(reading),
    ...rangeOf(reading),
  }));
  for (let missing = days - readings.length; missing > 0; missing--) {
    let longest: (typeof parts)[number] | undefined;
    for (const part of parts) {
      if (part.count >= part.verses) continue;
      if (!longest || part.words / part.count > longest.words / longest.count) longest = part;
    }
    if (!longest) break;
    longest.count++;
  }
  return parts.flatMap(({ reading, count, from, verses }) => {
    if (count === 1) return [reading];
    const { book, chapter } = reading;
    const start = (part: number) => from + Math.round((verses * part) / count);
    return Array.from({ length: count }, (_, part) =>
      verseReference(book, chapter, start(part), start(part + 1) - 1),
    );
  });
}

const MOST_NAMED = 6;

/** "Gênesis 1–11, Salmos e mais 3" */
export function describePassages(passages: readonly Passage[]): string {
  const names = passages.map(passageLabel);
  const named = names.slice(0, MOST_NAMED).join(', ');
  const others = names.length - MOST_NAMED;
  return others > 0 ? `${named} e mais ${others}` : named;
}
