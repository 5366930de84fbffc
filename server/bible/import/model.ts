import type { BookCode } from '#shared/bible/canon.ts';

/** Rises when what is derived from the text changes; editions with a lower number are loaded again. */
export const DERIVED_VERSION = 7;

/** A footnote follows `offset` characters (UTF-16 units) of its verse's text. */
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

export type TypingError = readonly [place: string, wrong: string, right: string];

/** A translation's own data, shown in the reader and on "Sobre o texto". */
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
  /** Corrections to the published files, described in Portuguese. */
  repairs: readonly string[];
  /** Likely errors of the published files that stay, in Portuguese; nothing where none is known. */
  doubts?: readonly string[];
}>;

/** A file that was cut while something in it was open. */
export function endsInside(fileName: string, what: string): ImportFault {
  return new ImportFault(`${fileName}: o arquivo não está completo, termina dentro de ${what}`);
}

/** A file that cannot be imported; the message names the place of the first fault. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
}

/** An import that stood still for longer than its claim lasts, while another took its place. */
export class Overtaken extends ImportFault {
  constructor() {
    super(
      'Outra importação desta tradução, que começou depois, já está no lugar; esta foi descartada.',
    );
  }
}
