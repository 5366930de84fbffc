import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { ReadingPlanDaysTable, ReadingPlansTable } from './reading-plans.table.ts';

type ReadingPlan = Readonly<Pick<Selectable<ReadingPlansTable>, (typeof COLUMNS)[number]>>;
export type StoredDay = Readonly<Omit<Selectable<ReadingPlanDaysTable>, 'planId'>>;

const COLUMNS = [
  'id',
  'slug',
  'title',
  'description',
  'planType',
  'durationDays',
  'estimatedTimeMinutes',
  'targetAudience',
  'rulesDescription',
  'weekdays',
] as const;

const DAY_COLUMNS = [
  'day',
  'title',
  'readings',
  'verseKey',
  'reflection',
  'prayer',
  'application',
] as const;

/** The shortest first. */
export async function listActivePlans(db: Db): Promise<ReadingPlan[]> {
  return db
    .selectFrom('readingPlans')
    .select(COLUMNS)
    .where('isActive', '=', true)
    .where('userId', 'is', null)
    .orderBy('durationDays')
    .orderBy('estimatedTimeMinutes')
    .orderBy('slug')
    .execute();
}

/** A plan that is no longer offered stays readable for those who follow it. */
export async function readPlan(db: Db, slug: string): Promise<ReadingPlan | null> {
  const row = await db
    .selectFrom('readingPlans')
    .select(COLUMNS)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}

/** A plan that somebody may begin: one that everybody is offered, or their own. */
export async function readPlanFor(
  db: Db,
  slug: string,
  userId: string | null,
): Promise<ReadingPlan | null> {
  const row = await db
    .selectFrom('readingPlans')
    .select(COLUMNS)
    .where('slug', '=', slug)
    .where((plan) => plan.or([plan('userId', 'is', null), plan('userId', '=', userId)]))
    .executeTakeFirst();
  return row ?? null;
}

export async function readDays(
  db: Db,
  slug: string,
  days: readonly number[],
): Promise<StoredDay[]> {
  if (days.length === 0) return [];
  return db
    .selectFrom('readingPlanDays')
    .innerJoin('readingPlans', 'readingPlans.id', 'readingPlanDays.planId')
    .select(DAY_COLUMNS.map((column) => `readingPlanDays.${column}` as const))
    .where('readingPlans.slug', '=', slug)
    .where('readingPlanDays.day', 'in', days)
    .orderBy('readingPlanDays.day')
    .execute();
}

/** What each day of a plan reads, in their order. */
export async function listReadings(
  db: Db,
  slug: string,
): Promise<Pick<StoredDay, 'day' | 'title' | 'readings'>[]> {
  return db
    .selectFrom('readingPlanDays')
    .innerJoin('readingPlans', 'readingPlans.id', 'readingPlanDays.planId')
    .select(['readingPlanDays.day', 'readingPlanDays.title', 'readingPlanDays.readings'])
    .where('readingPlans.slug', '=', slug)
    .orderBy('readingPlanDays.day')
    .execute();
}

/** A day of each offered plan, chosen at random. */
export async function readSampleDays(db: Db): Promise<Map<string, StoredDay>> {
  const rows = await db
    .selectFrom('readingPlanDays')
    .innerJoin('readingPlans', 'readingPlans.id', 'readingPlanDays.planId')
    .distinctOn('readingPlanDays.planId')
    .select(DAY_COLUMNS.map((column) => `readingPlanDays.${column}` as const))
    .select('planId')
    .where('readingPlans.isActive', '=', true)
    .where('readingPlans.userId', 'is', null)
    .orderBy('readingPlanDays.planId')
    .orderBy(sql`random()`)
    .execute();
  return new Map(rows.map(({ planId, ...day }) => [planId, day]));
}

export async function listEditions(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('readingPlans')
    .select(['slug', 'edition'])
    .where('isActive', '=', true)
    .where('userId', 'is', null)
    .execute();
  return new Map(rows.map(({ slug, edition }) => [slug, edition]));
}

/** Replaces a plan and its days; its members keep their progress. */
export async function writePlan(
  db: Db,
  plan: Omit<
    Insertable<ReadingPlansTable>,
    'id' | 'isActive' | 'userId' | 'weekdays' | 'passages' | 'endsOn'
  >,
  days: readonly Omit<ReadingPlanDaysTable, 'planId'>[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const nobodys = { userId: null, weekdays: null, passages: null, endsOn: null };
    const row = { ...plan, ...nobodys, isActive: true };
    const { id } = await trx
      .insertInto('readingPlans')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('readingPlanDays').where('planId', '=', id).execute();
    await trx
      .insertInto('readingPlanDays')
      .values(days.map((day) => ({ ...day, planId: id })))
      .execute();
  });
}

export async function retirePlansExcept(db: Db, slugs: readonly string[]): Promise<void> {
  await db
    .updateTable('readingPlans')
    .set({ isActive: false })
    .where('slug', 'not in', slugs)
    .where('userId', 'is', null)
    .execute();
}
