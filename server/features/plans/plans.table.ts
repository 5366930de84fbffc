import type { Generated } from 'kysely';
import type { PlanStatus } from '#shared/plans/plan-progress.ts';

export type PlanKind = 'study' | 'reading';

export interface PlanProgressTable {
  id: Generated<string>;
  userId: string;
  kind: PlanKind;
  plan: string;
  totalDays: number;
  firstDay: Generated<number>;
  /** 1 is Monday, 7 is Sunday; null is every day. */
  weekdays: number[] | null;
  startedOn: string;
  pausedOn: string | null;
  shiftedDays: Generated<number>;
  lastReadDay: Generated<number>;
  status: Generated<PlanStatus>;
  createdAt: Generated<Date>;
}

interface PlanDaysTable {
  progressId: string;
  day: number;
  completedOn: string;
  completedAt: Generated<Date>;
}

interface PlanPausesTable {
  progressId: string;
  pausedOn: string;
  resumedOn: string;
}

declare module '../../db/schema.ts' {
  interface Database {
    planProgress: PlanProgressTable;
    planDays: PlanDaysTable;
    planPauses: PlanPausesTable;
  }
}
