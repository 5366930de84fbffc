import type { Generated } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';

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

export interface SavedVersesTables {
  savedVerses: SavedVersesTable;
}
