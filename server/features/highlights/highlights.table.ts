import type { Generated } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';
import type { HighlightColour } from '#shared/reading.ts';

/** A verse has one colour: at most the 31,102 of the canon a member. */
export interface HighlightsTable {
  userId: string;
  book: BookCode;
  chapter: number;
  verse: number;
  colour: HighlightColour;
  updatedAt: Generated<Date>;
}

/** A verse has one colour: at most the 31,102 of the canon a member. */
export interface HighlightsTables {
  highlights: HighlightsTable;
}
