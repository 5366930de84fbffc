import type { Generated } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';
import type { HighlightColour } from '#shared/reading.ts';

/** A verse has one colour, so a member has at most 31,102 rows, one for each verse of the canon. */
interface HighlightsTable {
  userId: string;
  book: BookCode;
  chapter: number;
  verse: number;
  colour: HighlightColour;
  updatedAt: Generated<Date>;
}

/** Words of a verse in one translation, of which only their numbers and a print are stored. */
interface HighlightPartsTable {
  userId: string;
  translation: string;
  book: BookCode;
  chapter: number;
  verse: number;
  firstWord: number;
  lastWord: number;
  print: string;
  colour: HighlightColour;
  updatedAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    highlights: HighlightsTable;
    highlightParts: HighlightPartsTable;
  }
}
