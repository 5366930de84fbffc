import type { Generated, JSONColumnType } from 'kysely';
import type { PlanType } from '#shared/plans/reading-plans.ts';

export interface ReadingPlansTable {
  id: Generated<string>;
  slug: string;
  title: string;
  description: string;
  planType: PlanType;
  durationDays: number;
  estimatedTimeMinutes: number;
  targetAudience: string;
  rulesDescription: string;
  isActive: Generated<boolean>;
  edition: number;
  /** Who has made it for themselves; null for those that everybody is offered. */
  userId: string | null;
  weekdays: number[] | null;
  passages: JSONColumnType<object> | null;
  endsOn: string | null;
}

export interface ReadingPlanDaysTable {
  planId: string;
  day: number;
  title: string | null;
  readings: string[];
  verseKey: string;
  /** What the passage of the day says; null where the library has nothing of its own on it. */
  reflection: string | null;
  prayer: string;
  application: string;
}

interface ReadingProgressTable {
  progressId: string;
  day: number;
  readingsCompleted: Generated<string[]>;
  audioListened: Generated<boolean>;
  startedReadingAt: Date | null;
  finishedReadingAt: Date | null;
  readingsBefore: string[] | null;
}

declare module '../../../db/schema.ts' {
  interface Database {
    readingPlans: ReadingPlansTable;
    readingPlanDays: ReadingPlanDaysTable;
    readingProgress: ReadingProgressTable;
  }
}
