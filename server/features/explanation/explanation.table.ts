import type { Generated, JSONColumnType } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';
import type { RichText } from '#shared/rich-text.ts';

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

export interface ExplanationTables {
  verseExplanations: VerseExplanationsTable;
}
