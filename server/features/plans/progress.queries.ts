import { type ExpressionWrapper, type Selectable, sql, type Updateable } from 'kysely';
import type { PlanProgress } from '#shared/plans/plan-progress.ts';
import type { Followed, Pause } from '#shared/plans/reading-plans.ts';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { PlanKind, PlanProgressTable } from './plans.table.ts';

export type StoredProgress = PlanProgress & Readonly<{ kind: PlanKind }>;

const CURRENT = ['active', 'paused'] as const;

/** The completed days of a plan, in order. */
export function completedDays(progressId: ExpressionWrapper<Database, 'planProgress', string>) {
  return sql<number[]>`coalesce(
    (select array_agg(day order by day) from plan_days where progress_id = ${progressId}), '{}')`;
}

/** The pauses of a plan that are over, in order. */
export function pausesOf(progressId: ExpressionWrapper<Database, 'planProgress', string>) {
  return sql<Pause[]>`coalesce((
    select json_agg(json_build_object('pausedOn', paused_on, 'resumedOn', resumed_on) order by paused_on)
    from plan_pauses where progress_id = ${progressId}), '[]')`;
}

function selectProgress(db: Db, userId: string) {
  return db
    .selectFrom('planProgress')
    .select(['id', 'kind', 'plan', 'status', 'totalDays', 'startedOn', 'pausedOn'])
    .select(['shiftedDays', 'lastReadDay', 'firstDay', 'weekdays'])
    .select((progress) => completedDays(progress.ref('planProgress.id')).as('completed'))
    .where('userId', '=', userId);
}

export async function readProgress(
  db: Db,
  userId: string,
  id: string,
): Promise<StoredProgress | null> {
  const row = await selectProgress(db, userId).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Active or paused progress, the latest first. */
export async function listCurrentProgress(
  db: Db,
  userId: string,
  kind: PlanKind,
): Promise<StoredProgress[]> {
  return selectProgress(db, userId)
    .where('kind', '=', kind)
    .where('status', 'in', CURRENT)
    .orderBy('id', 'desc')
    .execute();
}

/** The latest progress in a plan, the current one before those that are over. */
export async function readLatestProgress(
  db: Db,
  userId: string,
  plan: string,
): Promise<StoredProgress | null> {
  const row = await selectProgress(db, userId)
    .where('plan', '=', plan)
    .orderBy((progress) => progress('status', 'in', CURRENT), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertProgress(
  db: Db,
  progress: Pick<
    Selectable<PlanProgressTable>,
    'userId' | 'kind' | 'plan' | 'totalDays' | 'startedOn' | 'firstDay' | 'weekdays'
  >,
): Promise<string> {
  const { id } = await db
    .insertInto('planProgress')
    .values({ ...progress, pausedOn: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateProgress(
  db: Db,
  id: string,
  change: Pick<
    Updateable<PlanProgressTable>,
    'status' | 'pausedOn' | 'shiftedDays' | 'lastReadDay'
  >,
): Promise<void> {
  await db.updateTable('planProgress').set(change).where('id', '=', id).execute();
}

/** Stores a pause that is over; the longest of two that began on the same day. */
export async function insertPause(
  db: Db,
  pause: Pause & Readonly<{ progressId: string }>,
): Promise<void> {
  await db
    .insertInto('planPauses')
    .values(pause)
    .onConflict((conflict) =>
      conflict.columns(['progressId', 'pausedOn']).doUpdateSet({
        resumedOn: sql<string>`greatest(plan_pauses.resumed_on, excluded.resumed_on)`,
      }),
    )
    .execute();
}

/** A streak looks no further back. */
const MOST_FOLLOWED = 100;

/** The reading plans that a member follows or has followed, the latest first. */
export async function listFollowed(db: Db, userId: string, today: string): Promise<Followed[]> {
  const rows = await db
    .selectFrom('planProgress')
    .select(['status', 'startedOn', 'pausedOn', 'weekdays'])
    .select((progress) => pausesOf(progress.ref('planProgress.id')).as('pauses'))
    .select(({ selectFrom }) =>
      selectFrom('planDays')
        .select(({ fn }) => fn.max('completedOn').as('day'))
        .whereRef('planDays.progressId', '=', 'planProgress.id')
        .as('readOn'),
    )
    .where('userId', '=', userId)
    .where('kind', '=', 'reading')
    .orderBy('id', 'desc')
    .limit(MOST_FOLLOWED)
    .execute();
  return rows.map(({ status, startedOn, pausedOn, weekdays, pauses, readOn }) => ({
    startedOn,
    until: status === 'active' || status === 'paused' ? today : (readOn ?? ''),
    weekdays,
    pauses: pausedOn ? [...pauses, { pausedOn, resumedOn: today }] : pauses,
  }));
}

/** A day that is already completed keeps its date. */
export async function insertDays(
  db: Db,
  progressId: string,
  days: readonly number[],
  completedOn: string,
): Promise<void> {
  await db
    .insertInto('planDays')
    .values(days.map((day) => ({ progressId, day, completedOn })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDays(
  db: Db,
  progressId: string,
  days: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('planDays')
    .where('progressId', '=', progressId)
    .where('day', 'in', days)
    .execute();
}
