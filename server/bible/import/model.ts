import type { BookCode } from '#shared/bible/canon.ts';

/** A footnote hangs on the verse after `offset` characters (UTF-16 units) of its text. */
export type ImportedNote = Readonly<{ offset: number; text: string }>;

export type ImportedVerse = Readonly<{
  number: number;
  text: string;
  notes: readonly ImportedNote[];
}>;

export type ImportedChapter = Readonly<{
  number: number;
  /** The title of a psalm, which is not its first verse. */
  title: string | null;
  verses: readonly ImportedVerse[];
}>;

export type ImportedBook = Readonly<{ code: BookCode; chapters: readonly ImportedChapter[] }>;

/** What a translation says of itself: shown in the reader and on "Sobre o texto". */
export type TranslationInfo = Readonly<{
  id: string;
  name: string;
  abbreviation: string;
  language: string;
  version: string | null;
  license: string;
  licenseUrl: string | null;
  attribution: string;
  source: string | null;
}>;

export type ImportedBible = Readonly<{
  translation: TranslationInfo;
  books: readonly ImportedBook[];
  /** Corrections applied to the published files, in words. */
  repairs: readonly string[];
}>;

/** A file that cannot be imported, with the place of the first fault. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
}
