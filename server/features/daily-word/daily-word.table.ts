import type { Generated, JSONColumnType } from 'kysely';
import type { DailyWordAnswer } from '#shared/answers/answers.ts';

interface DailyWordsTable {
  day: string;
  content: JSONColumnType<DailyWordAnswer>;
  model: string;
  promptVersion: number;
  createdAt: Generated<Date>;
}

declare module '../../db/schema.ts' {
  interface Database {
    dailyWords: DailyWordsTable;
  }
}
