import type { BookCode } from './canon.ts';

/**
 * One chapter as readers receive it, at an address that names its content
 * (`/texts/{translation}/{hash}/{book}.{chapter}.json`) and so never changes.
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
  /** Footnotes, each after `offset` characters of the text. */
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
