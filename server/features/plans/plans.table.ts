import type { Generated } from 'kysely';
import type { WalkStatus } from '#shared/plan-walk.ts';

export type PlanKind = 'study' | 'reading';

export interface PlanWalksTable {
  id: Generated<string>;
  userId: string;
  kind: PlanKind;
  plan: string;
  totalDays: number;
  startedOn: string;
  pausedOn: string | null;
  shiftedDays: Generated<number>;
  lastReadDay: Generated<number>;
  status: Generated<WalkStatus>;
  createdAt: Generated<Date>;
}

interface PlanDaysTable {
  walkId: string;
  day: number;
  completedOn: string;
  completedAt: Generated<Date>;
}

interface PlanPausesTable {
  walkId: string;
  pausedOn: string;
  resumedOn: string;
}

export interface PlanTables {
  planWalks: PlanWalksTable;
  planDays: PlanDaysTable;
  planPauses: PlanPausesTable;
}
