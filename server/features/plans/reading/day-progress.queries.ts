import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export type DayProgress = Readonly<{
  readingsCompleted: readonly string[];
  audioListened: boolean;
  startedReadingAt: Date | null;
  finishedReadingAt: Date | null;
}>;

export async function readDayProgress(
  db: Db,
  progressId: string,
  day: number,
): Promise<DayProgress | null> {
  const row = await db
    .selectFrom('readingProgress')
    .select(['readingsCompleted', 'audioListened', 'startedReadingAt', 'finishedReadingAt'])
    .where('progressId', '=', progressId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ?? null;
}

/** Brings the readings of days back to what they were before the days were completed. */
export async function reopenDays(
  db: Db,
  progressId: string,
  days: readonly number[],
): Promise<void> {
  // A day without a start was completed by a check-in alone.
  const readings = sql<string[]>`coalesce(readings_before,
    case when started_reading_at is null then '{}' else readings_completed end)`;
  await db
    .updateTable('readingProgress')
    .set({ readingsCompleted: readings, readingsBefore: null, finishedReadingAt: null })
    .where('progressId', '=', progressId)
    .where('day', 'in', days)
    .execute();
}

/** Stores that days were read elsewhere, with the ticks that they had. */
export async function checkInDays(
  db: Db,
  progressId: string,
  days: readonly Readonly<{ day: number; readings: string[] }>[],
  at: Date,
): Promise<void> {
  await db
    .insertInto('readingProgress')
    .values(
      days.map(({ day, readings }) => ({
        ...{ progressId, day, readingsCompleted: readings },
        ...{ startedReadingAt: null, finishedReadingAt: at },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['progressId', 'day']).doUpdateSet({
        readingsCompleted: sql<string[]>`excluded.readings_completed`,
        readingsBefore: sql<string[]>`reading_progress.readings_completed`,
        finishedReadingAt: at,
      }),
    )
    .execute();
}

type Change = Partial<
  Readonly<{
    readingsCompleted: string[];
    audioListened: boolean;
    startedReadingAt: Date;
    finishedReadingAt: Date;
  }>
>;

/** The first start of a day stays. */
export async function writeDayProgress(
  db: Db,
  progressId: string,
  days: readonly (Change & Readonly<{ day: number }>)[],
): Promise<void> {
  for (const { day, ...change } of days) {
    await db
      .insertInto('readingProgress')
      .values({ progressId, day, startedReadingAt: null, finishedReadingAt: null, ...change })
      .onConflict((conflict) =>
        conflict.columns(['progressId', 'day']).doUpdateSet({
          ...change,
          ...(change.startedReadingAt
            ? {
                startedReadingAt: sql<Date>`coalesce(reading_progress.started_reading_at, excluded.started_reading_at)`,
              }
            : {}),
        }),
      )
      .execute();
  }
}

/** All that a member has ticked in any reading plan, each key once. */
export async function listReadKeys(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('readingProgress')
    .innerJoin('planProgress', 'planProgress.id', 'readingProgress.progressId')
    .select(({ fn }) => fn<string>('unnest', ['readingProgress.readingsCompleted']).as('key'))
    .distinct()
    .where('planProgress.userId', '=', userId)
    .execute();
  return rows.map(({ key }) => key);
}

/** Counts the days of reading plans that a member completed on each calendar day since then. */
export async function countCompletedByDate(
  db: Db,
  userId: string,
  since: string,
): Promise<{ date: string; days: number }[]> {
  const rows = await db
    .selectFrom('planDays')
    .innerJoin('planProgress', 'planProgress.id', 'planDays.progressId')
    .select(['planDays.completedOn as date'])
    .select(({ fn }) => fn.countAll<string>().as('days'))
    .where('planProgress.userId', '=', userId)
    .where('planProgress.kind', '=', 'reading')
    .where('planDays.completedOn', '>=', since)
    .groupBy('planDays.completedOn')
    .orderBy('planDays.completedOn')
    .execute();
  return rows.map(({ date, days }) => ({ date, days: Number(days) }));
}

/** A member's reading plans that are over or left, the latest first. */
export async function listEarlierProgress(db: Db, userId: string) {
  return db
    .selectFrom('planProgress')
    .innerJoin('readingPlans', (join) =>
      join.on('planProgress.plan', '=', sql<string>`'reading:' || reading_plans.slug`),
    )
    .select([
      'planProgress.id',
      'planProgress.status',
      'planProgress.totalDays',
      'planProgress.startedOn',
    ])
    .select(['readingPlans.title', 'readingPlans.slug'])
    .select(({ selectFrom }) =>
      selectFrom('planDays')
        .select(({ fn }) => fn.countAll<string>().as('days'))
        .whereRef('planDays.progressId', '=', 'planProgress.id')
        .as('completed'),
    )
    .where('planProgress.userId', '=', userId)
    .where('planProgress.kind', '=', 'reading')
    .where('planProgress.status', 'in', ['left', 'finished'])
    .orderBy('planProgress.id', 'desc')
    .limit(MOST_EARLIER)
    .execute();
}

const MOST_EARLIER = 20;
