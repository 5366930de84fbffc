import {
  BOOKS,
  bookOf,
  chapterCount,
  isBookCode,
  positionOf,
  verseCount,
} from '#shared/bible/canon.ts';
import {
  chapterReference,
  chaptersOf,
  parseReferenceKey,
  type Reference,
  verseReference,
} from '#shared/bible/reference.ts';
import { WORDS_PER_CHAPTER } from '../../../content/reading-plans/words-per-chapter.ts';

/** Reads a list such as "GEN 1-11; PSA 90; JOB-SNG" into one reference for each chapter. */
export function readChapters(list: string): Reference[] {
  return list
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(readPart);
}

function readPart(part: string): Reference[] {
  const [first = '', last = first] = part.split(/[ -]/, 2);
  const range = /^\S+ (\d+)(?:-(\d+))?$/.exec(part);
  if (!isBookCode(first)) throw new RangeError(`no such book: ${part}`);
  if (range) {
    const from = Number(range[1]);
    const to = Number(range[2] ?? range[1]);
    if (to > chapterCount(first)) throw new RangeError(`no such chapter: ${part}`);
    return Array.from({ length: to - from + 1 }, (_, index) =>
      chapterReference(first, from + index),
    );
  }
  if (!isBookCode(last)) throw new RangeError(`no such book: ${part}`);
  return BOOKS.slice(positionOf(first) - 1, positionOf(last)).flatMap(({ code }) =>
    Array.from({ length: chapterCount(code) }, (_, index) => chapterReference(code, index + 1)),
  );
}

/** Reads a reference key into one reading for each chapter that it touches. */
export function readReadings(key: string): Reference[] {
  const reference = parseReferenceKey(key);
  if (!reference) throw new RangeError(`no such place: ${key}`);
  return chaptersOf(reference).map(({ book, chapter, from, to }) =>
    from === 1 && to === verseCount(book, chapter)
      ? chapterReference(book, chapter)
      : verseReference(book, chapter, from, to),
  );
}

/** The words of a reading within one chapter; of verses, their share of the chapter. */
export function wordsOf({ book, chapter, verse, endVerse }: Reference): number {
  const words = WORDS_PER_CHAPTER[book][chapter - 1];
  if (words === undefined) throw new RangeError(`no words for ${bookOf(book).name} ${chapter}`);
  if (verse === null || endVerse === null) return words;
  return Math.round((words * (endVerse - verse + 1)) / verseCount(book, chapter));
}
