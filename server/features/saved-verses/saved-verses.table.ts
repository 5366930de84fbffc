import type { Generated } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';

/** A verse is saved once: at most the 31,102 of the canon a member. */
export interface SavedVersesTable {
  id: Generated<string>;
  userId: string;
  place: number;
  book: BookCode;
  chapter: number;
  verseNumber: number;
  verseText: string;
  translation: string;
  userComment: string | null;
  tags: Generated<string[]>;
  createdAt: Generated<Date>;
}

/** A verse is saved once: at most the 31,102 of the canon a member. */
export interface SavedVersesTables {
  savedVerses: SavedVersesTable;
}
