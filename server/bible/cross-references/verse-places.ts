import { BOOKS, chapterCount, verseCount } from '#shared/bible/canon.ts';
import { placeOf, type VerseKey } from '#shared/bible/reference.ts';

/** Every verse of the canon in order; a verse's index is its number in the file of cross references. */
export const VERSES: readonly VerseKey[] = BOOKS.flatMap(({ code }) =>
  Array.from({ length: chapterCount(code) }, (_, index) => index + 1).flatMap((chapter) =>
    Array.from({ length: verseCount(code, chapter) }, (_, index) => ({
      book: code,
      chapter,
      verse: index + 1,
    })),
  ),
);

const indexes: ReadonlyMap<number, number> = new Map(
  VERSES.map((verse, index) => [placeOf(verse), index]),
);

/** The index of a verse; -1 where there is no such verse. */
export const indexOfVerse = (verse: VerseKey): number => indexes.get(placeOf(verse)) ?? -1;
