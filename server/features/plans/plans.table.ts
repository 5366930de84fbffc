import type { Generated } from 'kysely';
import type { PlanStatus } from '#shared/plans/plan-progress.ts';

export type PlanKind = 'study' | 'reading';

export interface PlanProgressTable {
  id: Generated<string>;
  userId: string;
  kind: PlanKind;
  plan: string;
  totalDays: number;
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
