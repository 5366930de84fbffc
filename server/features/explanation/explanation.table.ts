import type { Generated, JSONColumnType } from 'kysely';
import type { RichText } from '#shared/answers/rich-text.ts';
import type { BookCode } from '#shared/bible/canon.ts';

interface VerseExplanationsTable {
  translationId: string;
  book: BookCode;
  chapter: number;
  verse: number;
  promptVersion: number;
  content: JSONColumnType<RichText>;
  model: string;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    verseExplanations: VerseExplanationsTable;
  }
}
