import {
  BOOKS,
  type BookCode,
  bookOf,
  chapterCount,
  isBookCode,
  positionOf,
  verseCount,
} from './canon.ts';

/**
 * A place in the Bible: one verse, a range of verses, a chapter, or a range that
 * may cross chapters. `verse` and `endVerse` are both null for whole chapters.
 */
export type Reference = Readonly<{
  book: BookCode;
  chapter: number;
  verse: number | null;
  endChapter: number;
  endVerse: number | null;
}>;

/** The most verses of a passage that is shown outside its chapter. */
export const LONGEST_PASSAGE = 60;

/** The key of one verse, such as `JHN.3.16`. */
export type VerseKey = Readonly<{ book: BookCode; chapter: number; verse: number }>;

/** Canonical order in one number, as BBCCCVVV. */
export function placeOf({ book, chapter, verse }: VerseKey): number {
  return positionOf(book) * 1_000_000 + chapter * 1000 + verse;
}

export function chapterReference(book: BookCode, chapter: number): Reference {
  return { book, chapter, verse: null, endChapter: chapter, endVerse: null };
}

export function verseReference(
  book: BookCode,
  chapter: number,
  verse: number,
  endVerse = verse,
): Reference {
  return { book, chapter, verse, endChapter: chapter, endVerse };
}

/** `JHN.3.16`, `JHN.3.16-18`, `JHN.3`, `MAT.5-7`, `GEN.1.1-2.3`. */
export function referenceKey(reference: Reference): string {
  const { book, chapter, verse, endChapter, endVerse } = reference;
  if (verse === null || endVerse === null) {
    return endChapter === chapter ? `${book}.${chapter}` : `${book}.${chapter}-${endChapter}`;
  }
  const start = `${book}.${chapter}.${verse}`;
  if (endChapter !== chapter) return `${start}-${endChapter}.${endVerse}`;
  return endVerse === verse ? start : `${start}-${endVerse}`;
}

const KEY = /^([1-3A-Z]{3})\.(\d{1,3})(?:\.(\d{1,3})(?:-(?:(\d{1,3})\.)?(\d{1,3}))?|-(\d{1,3}))?$/;

/** Reads what `referenceKey` writes; null for anything else or a place that does not exist. */
export function parseReferenceKey(key: string): Reference | null {
  const match = KEY.exec(key);
  if (!match) return null;
  const [, code = '', chapterText, verseText, endChapterText, endVerseText, lastChapter] = match;
  if (!isBookCode(code)) return null;
  const chapter = Number(chapterText);
  const verse = verseText === undefined ? null : Number(verseText);
  const reference: Reference = {
    book: code,
    chapter,
    verse,
    endChapter: Number(endChapterText ?? lastChapter ?? chapterText),
    endVerse: verse === null ? null : Number(endVerseText ?? verseText),
  };
  return problemOf(reference) === null ? reference : null;
}

/** `João 3:16`, `João 3:16-18`, `Salmos 23`, `Mateus 5-7`, `Gênesis 1:1-2:3`. */
export function formatReference(reference: Reference): string {
  const { book, chapter, verse, endChapter, endVerse } = reference;
  const { name } = bookOf(book);
  if (verse === null || endVerse === null) {
    return endChapter === chapter ? `${name} ${chapter}` : `${name} ${chapter}-${endChapter}`;
  }
  const start = `${name} ${chapter}:${verse}`;
  if (endChapter !== chapter) return `${start}-${endChapter}:${endVerse}`;
  return endVerse === verse ? start : `${start}-${endVerse}`;
}

/** Formats a key such as "JHN.3.16" for readers. */
export function labelOfKey(key: string): string {
  const reference = parseReferenceKey(key);
  return reference ? formatReference(reference) : key;
}

/** Words that a single psalm follows in a sentence: "no Salmo 46". */
const ONE_PSALM =
  /(?:^|[^\p{L}])(?:[oO]|[nN]o|[dD]o|[aA]o|[pP]elo|[Uu]m|[Nn]um|[Cc]ada|[Oo]utro|[Mm]esmo|[NnDd]?[Ee]s[st]e)\s[*_]{0,3}$/u;
const PSALM = /^Salmos(?= \d+(?::|$))/;

/** The label of a place as the words before it want it: "o Salmo 46", but "Salmos 46:1". */
export function labelInSentence(label: string, before: string): string {
  return ONE_PSALM.test(before) ? label.replace(PSALM, 'Salmo') : label;
}

/** Explains to readers why a reference names no existing place; null when it does. */
export function problemOf(reference: Reference): string | null {
  const { book, chapter, verse, endChapter, endVerse } = reference;
  const chapterProblem = problemOfChapter(book, chapter) ?? problemOfChapter(book, endChapter);
  if (chapterProblem) return chapterProblem;
  if (endChapter < chapter) return 'O capítulo final vem antes do inicial';
  if (verse === null || endVerse === null) return null;
  const verseProblem =
    problemOfVerse(book, chapter, verse) ?? problemOfVerse(book, endChapter, endVerse);
  if (verseProblem) return verseProblem;
  const backwards = endChapter === chapter && endVerse < verse;
  return backwards ? 'O versículo final vem antes do inicial' : null;
}

function problemOfChapter(book: BookCode, chapter: number): string | null {
  if (!Number.isInteger(chapter)) return 'O capítulo é um número inteiro, sem ponto nem vírgula';
  if (chapter < 1) return 'Os capítulos começam em 1';
  const count = chapterCount(book);
  if (chapter <= count) return null;
  return `${bookOf(book).name} tem ${count} ${count === 1 ? 'capítulo' : 'capítulos'}`;
}

function problemOfVerse(book: BookCode, chapter: number, verse: number): string | null {
  if (!Number.isInteger(verse)) return 'O versículo é um número inteiro, sem ponto nem vírgula';
  if (verse < 1) return 'Os versículos começam em 1';
  const count = verseCount(book, chapter);
  if (verse <= count) return null;
  return `${bookOf(book).name} ${chapter} tem ${count} ${count === 1 ? 'versículo' : 'versículos'}`;
}

/**
 * The nearest existing place: the verses that exist, a reversed range the right way round, the
 * whole chapter, or the last chapter of the book.
 */
export function nearestPlace(reference: Reference): Reference {
  const { book, verse, endVerse } = reference;
  const chapter = chapterWithin(book, reference.chapter);
  const endChapter = chapterWithin(book, reference.endChapter);
  const exists = chapter === reference.chapter && endChapter === reference.endChapter;
  if (exists && verse !== null && endVerse !== null) {
    const end = Math.min(endVerse, verseCount(book, endChapter));
    const turned = { book, chapter: endChapter, verse: end, endChapter: chapter, endVerse: verse };
    const found = [{ ...reference, endVerse: end }, turned].find((each) => !problemOf(each));
    if (found) return found;
  }
  const [first, last] = chapter <= endChapter ? [chapter, endChapter] : [endChapter, chapter];
  return { ...chapterReference(book, first), endChapter: last };
}

function chapterWithin(book: BookCode, chapter: number): number {
  return Math.min(Math.max(1, Math.trunc(chapter)), chapterCount(book));
}

/** Whether two places of a chapter share a verse; a whole chapter shares one with each of its verses. */
export function overlap(one: Reference, other: Reference): boolean {
  if (one.book !== other.book || one.chapter !== other.chapter) return false;
  if (one.verse === null || other.verse === null) return true;
  return one.verse <= (other.endVerse ?? other.verse) && other.verse <= (one.endVerse ?? one.verse);
}

/** Sorts by canonical order, then puts shorter ranges first. */
export function compareReferences(a: Reference, b: Reference): number {
  return (
    positionOf(a.book) - positionOf(b.book) ||
    a.chapter - b.chapter ||
    (a.verse ?? 0) - (b.verse ?? 0) ||
    a.endChapter - b.endChapter ||
    (a.endVerse ?? 0) - (b.endVerse ?? 0)
  );
}

/** Joins two references into one range if the second directly follows the first; otherwise null. */
export function followedBy(first: Reference, second: Reference): Reference | null {
  const { book, chapter, endChapter, endVerse } = first;
  if (second.book !== book) return null;
  const follows =
    endVerse === null
      ? second.verse === null && second.chapter === endChapter + 1
      : second.chapter === endChapter && second.verse === endVerse + 1 && chapter === endChapter;
  if (!follows) return null;
  return { ...first, endChapter: second.endChapter, endVerse: second.endVerse };
}

/** Every chapter the reference touches, with the verse range inside it. */
export function chaptersOf(
  reference: Reference,
): { book: BookCode; chapter: number; from: number; to: number }[] {
  const { book, chapter, verse, endChapter, endVerse } = reference;
  return Array.from({ length: endChapter - chapter + 1 }, (_, index) => {
    const number = chapter + index;
    return {
      book,
      chapter: number,
      from: number === chapter ? (verse ?? 1) : 1,
      to: number === endChapter ? (endVerse ?? verseCount(book, number)) : verseCount(book, number),
    };
  });
}

/** Every verse of the reference in order. */
export function versesOf(reference: Reference): VerseKey[] {
  return chaptersOf(reference).flatMap(({ book, chapter, from, to }) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
      book,
      chapter,
      verse: from + index,
    })),
  );
}

export const CHAPTERS_IN_CANON = BOOKS.reduce((sum, book) => sum + chapterCount(book.code), 0);
