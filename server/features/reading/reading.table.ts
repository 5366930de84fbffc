import type { Generated } from 'kysely';
import type { BookCode } from '#shared/bible/canon.ts';

interface ReadingPositionsTable {
  userId: string;
  book: BookCode;
  chapter: number;
  verse: Generated<number>;
  updatedAt: Generated<Date>;
}

interface TextReportsTable {
  id: Generated<string>;
  userId: string;
  translationId: string;
  book: BookCode;
  chapter: number;
  verse: number;
  message: string;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    readingPositions: ReadingPositionsTable;
    textReports: TextReportsTable;
  }
}
