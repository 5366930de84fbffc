import type { BookCode } from './canon.ts';

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

export function chapterDocumentPath(
  translation: string,
  hash: string,
  book: BookCode,
  chapter: number,
): string {
  return `/texts/${translation}/${hash}/${book}.${chapter}.json`;
}
