import { addDays, BRAZILIAN_TIME_ZONE, brazilianDay } from '#shared/calendar.ts';
import type { Db } from '../../db/client.ts';
import { defineJob, Nothing } from '../../jobs/job.ts';
import type { Settings } from '../settings/api.ts';
import { cleanUpInactiveSessions } from './activity.queries.ts';
import { createVisitPartitions, deleteVisitsBefore } from './partitions.queries.ts';
import { firstDayToRollUp, rollUpVisits } from './roll-up.queries.ts';

/**
 * The nightly work on visits: closes what was forgotten, sums up the finished days, and only then
 * deletes visits whose time is over. A night that was missed is made up for.
 */
export async function maintainVisits(db: Db, now: Date, retentionDays: number): Promise<void> {
  await createVisitPartitions(db);
  await cleanUpInactiveSessions(db);
  const today = brazilianDay(now);
  const first = await firstDayToRollUp(db);
  if (first !== null) await sumUp(db, first, today);
  await deleteVisitsBefore(db, addDays(today, -retentionDays));
}

/** When the sum of the day before is surely made, or was missed. */
const MISSED_AFTER_MS = 4 * 3_600_000;

/** Sums up days whose night was missed, as on a machine that sleeps, before all of them are read visit by visit. */
export async function makeUpForNights(db: Db, now: Date): Promise<void> {
  const today = brazilianDay(new Date(now.getTime() - MISSED_AFTER_MS));
  const first = await firstDayToRollUp(db);
  // The last sum is repeated at night.
  if (first !== null && addDays(first, 1) < today) await sumUp(db, first, today);
}

async function sumUp(db: Db, first: string, until: string): Promise<void> {
  for (let day = first; day < until; day = addDays(day, 1)) await rollUpVisits(db, day);
}

/** Runs at an hour of the night when visits of the day before have ended. */
export const nightlyVisits = defineJob({
  name: 'nightly-visits',
  title: 'Visitas: soma da noite',
  payload: Nothing,
  cron: { at: '10 3 * * *', zone: BRAZILIAN_TIME_ZONE },
  handle: async ({
    db,
    settings,
    now,
  }: Readonly<{ db: Db; settings: Settings; now: () => Date }>) =>
    maintainVisits(db, now(), await settings.read('visitRetentionDays')),
});
