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

/** Tags and entities of web pages, and marks of USFM, which would stand in the text as they are. */
const MARKUP = /<\/?[a-z!][^<>]*>|&(?:[a-z]{2,8}|#\d{2,5});|\\[a-z]+\d?\*?/i;

/** Refuses a text with marks of another format, since nobody can tell what they stand for. */
export function refuseMarkup({ books }: ImportedBible): void {
  for (const { code, chapters } of books) {
    for (const { number, verses } of chapters) {
      for (const verse of verses) {
        const [mark] =
          MARKUP.exec([verse.text, ...verse.notes.map(({ text }) => text)].join(' ')) ?? [];
        if (!mark) continue;
        const place = `${bookOf(code).name} ${number}:${verse.number}`;
        throw new ImportFault(
          `${place}: há marcas de outro formato no texto (“${mark.slice(0, 20)}”)`,
        );
      }
    }
  }
}

/** Traditions count verses differently, but a chapter below this share was cut off. */
const MINIMUM_SHARE = 0.6;
/** By as much they differ at the end of a book, where a file is cut. */
const LAST_VERSES = 2;

/** So many chapters with verses beyond the canon's are another count of the psalms' titles. */
const MOST_LONGER = 10;

/**
 * Refuses a translation that counts chapters and verses in another way: its verses would stand beside
 * those of others, their notes and references, at the wrong place.
 */
function refuseOtherVersification({ books }: ImportedBible): void {
  let longer = 0;
  for (const { code, chapters } of books) {
    const { name } = bookOf(code);
    const all = chapterCount(code);
    const lengths = new Map(chapters.map(({ number, verses }) => [number, lastOf(verses)]));
    for (const [number, length] of lengths) {
      if (number > all) throw otherVersification(`o livro de ${name} tem capítulo ${number}`, all);
      const whole = verseCount(code, number);
      const more = length - whole;
      if (more <= 0) continue;
      longer++;
      const [before, after] = [number - 1, number + 1].map((beside) => {
        const found = lengths.get(beside);
        return found === undefined || beside > all ? 0 : found - verseCount(code, beside);
      });
      // What one chapter has more, the one beside it has less; or the last chapter is part of this one.
      const moved =
        before === -more || after === -more || (number < all && !lengths.has(number + 1));
      if (moved || longer > MOST_LONGER) {
        throw otherVersification(`${name} ${number} tem ${length} versículos`, whole);
      }
    }
  }
}

const lastOf = (verses: ImportedChapter['verses']) => verses.at(-1)?.number ?? 0;

const otherVersification = (found: string, here: number) =>
  new ImportFault(
    `Esta tradução segue outra numeração de capítulos e versículos (outra versificação), e os versículos ficariam fora do lugar. A primeira diferença: ${found}, e aqui são ${here}`,
  );

/**
 * Refuses a translation that counts in another way or stops in the middle of a book. Whole books may be missing, but a
 * book that is there needs all its chapters, each with most of its verses.
 */
export function refuseUnfit(bible: ImportedBible): ImportedBible {
  refuseOtherVersification(bible);
  for (const { code, chapters } of bible.books) {
    const { name } = bookOf(code);
    const expected = chapterCount(code);
    if (chapters.length < expected) {
      throw new ImportFault(
        `${name}: o arquivo termina no capítulo ${chapters.length} de ${expected}`,
      );
    }
    for (const { number, verses } of chapters.slice(0, expected)) {
      const last = lastOf(verses);
      const whole = verseCount(code, number);
      const least = number === expected ? whole - LAST_VERSES : whole * MINIMUM_SHARE;
      if (last < least) {
        throw new ImportFault(`${name} ${number}: termina no versículo ${last} de ${whole}`);
      }
    }
  }
  return bible;
}
