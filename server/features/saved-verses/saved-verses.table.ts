import type { Generated } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';

/** A verse is saved or noted once, so a member has at most 31,102 rows, one for each verse of the canon. */
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
  /** Whether the verse itself is saved; otherwise it has a note alone. */
  saved: Generated<boolean>;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    savedVerses: SavedVersesTable;
  }
}
