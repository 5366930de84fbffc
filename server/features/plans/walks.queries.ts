import { type ExpressionWrapper, type Selectable, sql, type Updateable } from 'kysely';
import type { Walk } from '#shared/plan-walk.ts';
import type { Pause } from '#shared/reading-plans.ts';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { PlanKind, PlanWalksTable } from './plans.table.ts';

export type StoredWalk = Walk & Readonly<{ kind: PlanKind }>;

const CURRENT = ['active', 'paused'] as const;

/** The completed days of a walk, in order. */
export function completedDays(walkId: ExpressionWrapper<Database, 'planWalks', string>) {
  return sql<number[]>`coalesce(
    (select array_agg(day order by day) from plan_days where walk_id = ${walkId}), '{}')`;
}

/** The pauses of a walk that are over, in order. */
export function pausesOf(walkId: ExpressionWrapper<Database, 'planWalks', string>) {
  return sql<Pause[]>`coalesce((
    select json_agg(json_build_object('pausedOn', paused_on, 'resumedOn', resumed_on) order by paused_on)
    from plan_pauses where walk_id = ${walkId}), '[]')`;
}

function selectWalks(db: Db, userId: string) {
  return db
    .selectFrom('planWalks')
    .select(['id', 'kind', 'plan', 'status', 'totalDays', 'startedOn', 'pausedOn'])
    .select(['shiftedDays', 'lastReadDay'])
    .select((walk) => completedDays(walk.ref('planWalks.id')).as('completed'))
    .where('userId', '=', userId);
}

export async function readWalk(db: Db, userId: string, id: string): Promise<StoredWalk | null> {
  const row = await selectWalks(db, userId).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The active or paused walks, the latest first. */
export async function listCurrentWalks(
  db: Db,
  userId: string,
  kind: PlanKind,
): Promise<StoredWalk[]> {
  return selectWalks(db, userId)
    .where('kind', '=', kind)
    .where('status', 'in', CURRENT)
    .orderBy('id', 'desc')
    .execute();
}

/** The latest walk through a plan, the current one before those that are over. */
export async function readLatestWalk(
  db: Db,
  userId: string,
  plan: string,
): Promise<StoredWalk | null> {
  const row = await selectWalks(db, userId)
    .where('plan', '=', plan)
    .orderBy((walk) => walk('status', 'in', CURRENT), 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertWalk(
  db: Db,
  walk: Pick<Selectable<PlanWalksTable>, 'userId' | 'kind' | 'plan' | 'totalDays' | 'startedOn'>,
): Promise<string> {
  const { id } = await db
    .insertInto('planWalks')
    .values({ ...walk, pausedOn: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateWalk(
  db: Db,
  id: string,
  change: Pick<Updateable<PlanWalksTable>, 'status' | 'pausedOn' | 'shiftedDays' | 'lastReadDay'>,
): Promise<void> {
  await db.updateTable('planWalks').set(change).where('id', '=', id).execute();
}

/** Leaves the current walk of a plan and, for a reading plan, that of any other one. */
export async function leaveCurrent(
  db: Db,
  userId: string,
  { kind, plan }: Pick<StoredWalk, 'kind' | 'plan'>,
  today: string,
): Promise<void> {
  await db
    .insertInto('planPauses')
    .columns(['walkId', 'pausedOn', 'resumedOn'])
    .expression((eb) =>
      eb
        .selectFrom('planWalks')
        .select(['id', 'pausedOn', sql<string>`${today}::date`.as('resumedOn')])
        .where('userId', '=', userId)
        .where('pausedOn', '<', today)
        .where(kind === 'reading' ? 'kind' : 'plan', '=', kind === 'reading' ? kind : plan),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('planWalks')
    .set({ status: 'left', pausedOn: null })
    .where('userId', '=', userId)
    .where('status', 'in', CURRENT)
    .where(kind === 'reading' ? 'kind' : 'plan', '=', kind === 'reading' ? kind : plan)
    .execute();
}

/** Stores a pause that is over; the longest of two that began on the same day. */
export async function insertPause(
  db: Db,
  pause: Pause & Readonly<{ walkId: string }>,
): Promise<void> {
  await db
    .insertInto('planPauses')
    .values(pause)
    .onConflict((conflict) =>
      conflict.columns(['walkId', 'pausedOn']).doUpdateSet({
        resumedOn: sql<string>`greatest(plan_pauses.resumed_on, excluded.resumed_on)`,
      }),
    )
    .execute();
}

/** The pauses of a member's reading plans, the current one up to today. */
export async function listPauses(db: Db, userId: string, today: string): Promise<Pause[]> {
  const over = await db
    .selectFrom('planPauses')
    .innerJoin('planWalks', 'planWalks.id', 'planPauses.walkId')
    .select(['planPauses.pausedOn', 'planPauses.resumedOn'])
    .where('planWalks.userId', '=', userId)
    .where('planWalks.kind', '=', 'reading')
    .execute();
  const current = await listCurrentWalks(db, userId, 'reading');
  return [
    ...over,
    ...current.flatMap(({ pausedOn }) => (pausedOn ? [{ pausedOn, resumedOn: today }] : [])),
  ];
}

/** A day that is already completed keeps its date. */
export async function insertDays(
  db: Db,
  walkId: string,
  days: readonly number[],
  completedOn: string,
): Promise<void> {
  await db
    .insertInto('planDays')
    .values(days.map((day) => ({ walkId, day, completedOn })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDays(db: Db, walkId: string, days: readonly number[]): Promise<void> {
  await db.deleteFrom('planDays').where('walkId', '=', walkId).where('day', 'in', days).execute();
}
