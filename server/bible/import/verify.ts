import { BOOKS, type BookCode, bookOf, chapterCount, verseCount } from '#shared/bible/canon.ts';
import {
  type ImportedBible,
  type ImportedBook,
  type ImportedChapter,
  ImportFault,
} from './model.ts';

/** An import compared with the canon, for the maintainer and for "Sobre o texto". */
export type ImportReport = Readonly<{
  books: number;
  chapters: number;
  verses: number;
  /** Books, chapters and verses that the translation lacks; long lists are cut. */
  missing: readonly string[];
  missingCount: number;
  empty: readonly string[];
  /** Chapters whose number of verses differs from the canon's numbering. */
  differences: readonly string[];
  repairs: readonly string[];
  /** Missing in reports of before they were told. */
  doubts?: readonly string[];
}>;

const LISTED = 50;

export function verifyBible(bible: ImportedBible): ImportReport {
  const byCode = new Map(bible.books.map((book) => [book.code, book]));
  const findings: Findings = { missing: [], empty: [], differences: [] };
  for (const { code, name } of BOOKS) {
    const book = byCode.get(code);
    if (book) verifyBook(book, name, findings);
    else findings.missing.push(name);
  }
  const { missing, empty, differences } = findings;
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
    doubts: bible.doubts ?? [],
  };
}

type Findings = Record<'missing' | 'empty' | 'differences', string[]>;

function verifyBook({ code, chapters }: ImportedBook, name: string, findings: Findings): void {
  const byNumber = new Map(chapters.map((chapter) => [chapter.number, chapter]));
  for (let number = 1; number <= chapterCount(code); number++) {
    const chapter = byNumber.get(number);
    if (chapter) verifyChapter(chapter, `${name} ${number}`, verseCount(code, number), findings);
    else findings.missing.push(`${name} ${number}`);
  }
  for (const number of byNumber.keys()) {
    if (number > chapterCount(code))
      findings.differences.push(`${name} ${number}: capítulo a mais`);
  }
}

function verifyChapter(
  { verses }: ImportedChapter,
  place: string,
  expected: number,
  findings: Findings,
): void {
  const present = new Set(verses.map((verse) => verse.number));
  for (let verse = 1; verse <= expected; verse++) {
    if (!present.has(verse)) findings.missing.push(`${place}:${verse}`);
  }
  const beyond = verses.filter((verse) => verse.number > expected);
  if (beyond.length > 0) findings.differences.push(`${place}: ${beyond.length} a mais`);
  for (const verse of verses) {
    if (verse.text.trim() === '') findings.empty.push(`${place}:${verse.number}`);
  }
}

/** Refuses a translation with two files for one book, since neither is known to be the right one. */
export function refuseDuplicateBooks({ books }: ImportedBible): void {
  const seen = new Set<BookCode>();
  for (const { code } of books) {
    if (seen.has(code)) throw new ImportFault(`${bookOf(code).name}: o livro vem duas vezes`);
    seen.add(code);
  }
}

/** Traditions count verses differently, but a chapter below this share was cut off. */
const MINIMUM_SHARE = 0.6;
/** By as much they differ at the end of a book, where a file is cut. */
const LAST_VERSES = 2;

/**
 * Refuses a translation that stops in the middle of a book. Whole books may be missing, but a
 * book that is there needs all its chapters, each with most of its verses.
 */
export function refuseTruncated(bible: ImportedBible): ImportedBible {
  for (const { code, chapters } of bible.books) {
    const { name } = bookOf(code);
    const expected = chapterCount(code);
    if (chapters.length < expected) {
      throw new ImportFault(
        `${name}: o arquivo termina no capítulo ${chapters.length} de ${expected}`,
      );
    }
    for (const { number, verses } of chapters.slice(0, expected)) {
      const last = verses.at(-1)?.number ?? 0;
      const whole = verseCount(code, number);
      const least = number === expected ? whole - LAST_VERSES : whole * MINIMUM_SHARE;
      if (last < least) {
        throw new ImportFault(`${name} ${number}: termina no versículo ${last} de ${whole}`);
      }
    }
  }
  return bible;
}
