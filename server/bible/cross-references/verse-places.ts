import { BOOKS, chapterCount, verseCount } from '#shared/bible/canon.ts';
import type { VerseKey } from '#shared/bible/reference.ts';

type Chapter = Omit<VerseKey, 'verse'> & Readonly<{ first: number }>;

/** Every chapter of the canon in order, with the index of its first verse. */
const CHAPTERS: Chapter[] = [];
let counted = 0;
for (const { code } of BOOKS) {
  for (let chapter = 1; chapter <= chapterCount(code); chapter++) {
    CHAPTERS.push({ book: code, chapter, first: counted });
    counted += verseCount(code, chapter);
  }
}

const byName: ReadonlyMap<string, Chapter> = new Map(
  CHAPTERS.map((each) => [`${each.book}.${each.chapter}`, each]),
);

/** The verses of the canon; a verse's index is its number in the file of cross references. */
export const VERSE_COUNT = counted;

/** The index of a verse; -1 where there is no such verse. */
export function indexOfVerse({ book, chapter, verse }: VerseKey): number {
  const found = byName.get(`${book}.${chapter}`);
  return found && verse >= 1 && verse <= verseCount(book, chapter) ? found.first + verse - 1 : -1;
}

/** @throws RangeError for an index that no verse has */
export function verseAt(index: number): VerseKey {
  const found = index < VERSE_COUNT ? CHAPTERS.findLast(({ first }) => first <= index) : undefined;
  if (!found) throw new RangeError(`no verse ${index}`);
  return { book: found.book, chapter: found.chapter, verse: index - found.first + 1 };
}
