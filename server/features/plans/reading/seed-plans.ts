import { createHash } from 'node:crypto';
import { referenceKey } from '#shared/bible/reference.ts';
import { READING_PLANS } from '../../../content/reading-plans/plans.ts';
import type { Db } from '../../../db/client.ts';
import { listEditions, retirePlansExcept, writePlan } from './catalogue.queries.ts';
import { withDevotionals } from './devotional.ts';
import { daysOfPlan, minutesOf } from './plan-days.ts';
import { WRITTEN_EDITIONS } from './written-editions.ts';

type Plan = (typeof READING_PLANS)[number];

/** A plan as it is stored, and the number by which what the database has is told from another. */
export function storedPlan({ scope, ...plan }: Plan) {
  const days = daysOfPlan({ ...plan, scope });
  const written = withDevotionals(days).map((day) => ({
    ...day,
    readings: day.readings.map(referenceKey),
  }));
  const row = { ...plan, estimatedTimeMinutes: minutesOf(days) };
  const digest = createHash('sha256')
    .update(JSON.stringify([row, written]))
    .digest();
  return { row: { ...row, edition: digest.readUInt32BE() >>> 1 }, days: written };
}

/** Writes the plans that the database has not, or with other words. */
export async function seedReadingPlans(db: Db): Promise<void> {
  const editions = await listEditions(db);
  for (const plan of READING_PLANS) {
    const has = editions.get(plan.slug);
    if (has !== undefined && has === WRITTEN_EDITIONS[plan.slug]) continue;
    const { row, days } = storedPlan(plan);
    if (has !== row.edition) await writePlan(db, row, days);
  }
  await retirePlansExcept(
    db,
    READING_PLANS.map(({ slug }) => slug),
  );
}
