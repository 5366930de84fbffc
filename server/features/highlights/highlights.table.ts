import type { Generated } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';
import type { HighlightColour } from '#shared/reading.ts';

export interface HighlightsTable {
  userId: string;
  book: BookCode;
  chapter: number;
  verse: number;
  colour: HighlightColour;
  updatedAt: Generated<Date>;
}

export interface HighlightsTables {
  highlights: HighlightsTable;
}
