import type { Generated, JSONColumnType } from 'kysely';
import type { DailyWordAnswer } from '#shared/answers/answers.ts';

interface DailyWordsTable {
  day: string;
  content: JSONColumnType<DailyWordAnswer>;
  model: string;
  promptVersion: number;
  createdAt: Generated<Date>;
}

export interface DailyWordTables {
  dailyWords: DailyWordsTable;
}
