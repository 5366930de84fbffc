import { type BookCode, isBookCode } from './canon.ts';

/**
 * One chapter as readers receive it. Its address contains the hash of the edition
 * (`/texts/{translation}/{hash}/{book}.{chapter}.json`), so its content never changes.
 */
export type ChapterDocument = Readonly<{
  translation: string;
  book: BookCode;
  chapter: number;
  title: string | null;
  verses: readonly ChapterVerse[];
}>;

export type ChapterVerse = Readonly<{
  number: number;
  text: string;
  /** Footnotes, each of which follows `offset` characters of the text. */
  notes?: readonly Readonly<{ offset: number; text: string }>[];
}>;

export function isChapterDocument(value: unknown): value is ChapterDocument {
  const {
    translation,
    book,
    chapter,
    title,
    verses,
  }: Partial<Record<keyof ChapterDocument, unknown>> = Object(value);
  return (
    typeof translation === 'string' &&
    isBookCode(String(book)) &&
    Number.isInteger(chapter) &&
    (title === null || typeof title === 'string') &&
    Array.isArray(verses) &&
    verses.every(isVerse)
  );
}

function isVerse(value: unknown): boolean {
  const { number, text, notes }: Partial<Record<keyof ChapterVerse, unknown>> = Object(value);
  return (
    Number.isInteger(number) &&
    typeof text === 'string' &&
    (notes === undefined || Array.isArray(notes))
  );
}

/** What stands beside the words of a chapter, by verse. */
export type Apparatus = Readonly<{
  /** Our section headings, each above its first verse. */
  headings: Readonly<Record<number, string>>;
  /** The speech of Jesus: from a letter of the verse to another one. */
  speech: Readonly<Record<number, readonly (readonly [start: number, end: number])[]>>;
}>;

/** The chapters that an edition has, by book; null where it has all of them. */
export type ChapterTable = Readonly<Partial<Record<BookCode, readonly number[]>>> | null;

/** Whether an edition has a chapter, as far as that is known. */
export const hasChapter = (
  { chapters }: Readonly<{ chapters?: ChapterTable }>,
  book: BookCode,
  chapter: number,
): boolean => !chapters || (chapters[book]?.includes(chapter) ?? false);

export function chapterDocumentPath(
  translation: string,
  hash: string,
  book: BookCode,
  chapter: number,
): string {
  return `/texts/${translation}/${hash}/${book}.${chapter}.json`;
}
