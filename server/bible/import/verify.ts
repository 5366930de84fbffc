import { BOOKS, chapterCount, verseCount } from '#shared/bible/canon.ts';
import type { ImportedBible } from './model.ts';

/** What an import holds against the canon: shown to the maintainer and on "Sobre o texto". */
export type ImportReport = Readonly<{
  books: number;
  chapters: number;
  verses: number;
  /** Names of books, places of chapters and verses the text lacks; long lists are cut. */
  missing: readonly string[];
  missingCount: number;
  empty: readonly string[];
  /** Chapters whose number of verses differs from the canon's numbering. */
  differences: readonly string[];
  repairs: readonly string[];
}>;

const LISTED = 50;

export function verifyBible(bible: ImportedBible): ImportReport {
  const byCode = new Map(bible.books.map((book) => [book.code, book]));
  const missing: string[] = [];
  const empty: string[] = [];
  const differences: string[] = [];
  for (const { code, name } of BOOKS) {
    const book = byCode.get(code);
    if (!book) {
      missing.push(name);
      continue;
    }
    const chapters = new Map(book.chapters.map((chapter) => [chapter.number, chapter]));
    for (let number = 1; number <= chapterCount(code); number++) {
      const chapter = chapters.get(number);
      if (!chapter) {
        missing.push(`${name} ${number}`);
        continue;
      }
      const present = new Set(chapter.verses.map((verse) => verse.number));
      for (let verse = 1; verse <= verseCount(code, number); verse++) {
        if (!present.has(verse)) missing.push(`${name} ${number}:${verse}`);
      }
      const beyond = chapter.verses.filter((verse) => verse.number > verseCount(code, number));
      if (beyond.length > 0) differences.push(`${name} ${number}: ${beyond.length} a mais`);
      for (const verse of chapter.verses) {
        if (verse.text.trim() === '') empty.push(`${name} ${number}:${verse.number}`);
      }
    }
    for (const number of chapters.keys()) {
      if (number > chapterCount(code)) differences.push(`${name} ${number}: capítulo a mais`);
    }
  }
  const chapters = bible.books.flatMap((book) => book.chapters);
  return {
    books: bible.books.length,
    chapters: chapters.length,
    verses: chapters.reduce((sum, chapter) => sum + chapter.verses.length, 0),
    missing: missing.slice(0, LISTED),
    missingCount: missing.length,
    empty: empty.slice(0, LISTED),
    differences: differences.slice(0, LISTED),
    repairs: bible.repairs,
  };
}
