import { type Insertable, sql } from 'kysely';
import type { Passage } from '#shared/plans/passage.ts';
import type { Db } from '../../../db/client.ts';
import type { ReadingPlanDaysTable, ReadingPlansTable } from '../reading/reading-plans.table.ts';

const COLUMNS = [
  'id',
  'slug',
  'title',
  'description',
  'durationDays',
  'estimatedTimeMinutes',
  'weekdays',
  'endsOn',
] as const;

const passages = sql<Passage[]>`passages`.as('passages');

/** The plans that a member has made and not deleted, the latest first. */
export async function listOwnPlans(db: Db, userId: string) {
  return db
    .selectFrom('readingPlans')
    .select(COLUMNS)
    .select(passages)
    .where('userId', '=', userId)
    .where('isActive', '=', true)
    .orderBy('id', 'desc')
    .execute();
}

/** All that a member has made, for the copy of their data. */
export async function listOwnPlansForExport(db: Db, userId: string) {
  return db
    .selectFrom('readingPlans')
    .select(['title', 'description', 'durationDays', 'weekdays', 'endsOn'])
    .select(passages)
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

export async function countOwnPlans(db: Db, userId: string): Promise<number> {
  const { plans } = await db
    .selectFrom('readingPlans')
    .select(({ fn }) => fn.countAll<string>().as('plans'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(plans);
}

export async function readOwnPlan(db: Db, userId: string, id: string) {
  const row = await db
    .selectFrom('readingPlans')
    .select(COLUMNS)
    .select(passages)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** Days are stored in batches, as a statement takes only so many values. */
const BATCH = 500;

export async function insertOwnPlan(
  db: Db,
  {
    passages: made,
    ...plan
  }: Omit<Insertable<ReadingPlansTable>, 'id' | 'isActive' | 'passages'> &
    Readonly<{ passages: readonly Passage[] }>,
  days: readonly Omit<ReadingPlanDaysTable, 'planId'>[],
): Promise<string> {
  const { id } = await db
    .insertInto('readingPlans')
    .values({ ...plan, passages: JSON.stringify(made) })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let at = 0; at < days.length; at += BATCH) {
    await db
      .insertInto('readingPlanDays')
      .values(days.slice(at, at + BATCH).map((day) => ({ ...day, planId: id })))
      .execute();
  }
  return id;
}

export async function renameOwnPlan(db: Db, id: string, title: string): Promise<void> {
  await db.updateTable('readingPlans').set({ title }).where('id', '=', id).execute();
}

/** Deletes a plan; one that was followed stays for the record of what was read. */
export async function retireOwnPlan(db: Db, userId: string, id: string, key: string) {
  const followed = await db
    .selectFrom('planProgress')
    .select('id')
    .where('userId', '=', userId)
    .where('plan', '=', key)
    .limit(1)
    .executeTakeFirst();
  if (followed) {
    await db.updateTable('readingPlans').set({ isActive: false }).where('id', '=', id).execute();
  } else {
    await db.deleteFrom('readingPlans').where('id', '=', id).execute();
  }
}

/** Moves a member's progress to the new days of a plan. */
export async function moveProgress(
  db: Db,
  id: string,
  change: Readonly<{
    plan: string;
    totalDays: number;
    weekdays: number[] | null;
    startedOn: string;
    shiftedDays: number;
  }>,
): Promise<void> {
  await db.updateTable('planProgress').set(change).where('id', '=', id).execute();
}

/** The highest day of which something is ticked. */
export async function lastTickedDay(db: Db, progressId: string): Promise<number> {
  const { day } = await db
    .selectFrom('readingProgress')
    .select(({ fn }) => fn.max('day').as('day'))
    .where('progressId', '=', progressId)
    .where(sql<number>`cardinality(readings_completed)`, '>', 0)
    .executeTakeFirstOrThrow();
  return day ?? 0;
}

/** Days after those that stay are other ones, of which nothing is started yet. */
export async function forgetDaysAfter(db: Db, progressId: string, day: number): Promise<void> {
  await db
    .deleteFrom('readingProgress')
    .where('progressId', '=', progressId)
    .where('day', '>', day)
    .execute();
}
