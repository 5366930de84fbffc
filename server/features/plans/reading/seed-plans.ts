import { referenceKey } from '#shared/bible/reference.ts';
import { READING_PLANS } from '../../../content/reading-plans/plans.ts';
import type { Db } from '../../../db/client.ts';
import { listEditions, retirePlansExcept, writePlan } from './catalogue.queries.ts';
import { withDevotionals } from './devotional.ts';
import { daysOfPlan, minutesOf } from './plan-days.ts';

/** Raised whenever the plans or what generates their days change. */
const EDITION = 2;

/** Writes the plans that the database does not have in this edition. */
export async function seedReadingPlans(db: Db): Promise<void> {
  const editions = await listEditions(db);
  const outdated = READING_PLANS.filter(({ slug }) => editions.get(slug) !== EDITION);
  if (outdated.length > 0) {
    for (const { scope: _scope, ...plan } of outdated) {
      const days = daysOfPlan({ ...plan, scope: _scope });
      await writePlan(
        db,
        { ...plan, estimatedTimeMinutes: minutesOf(days), edition: EDITION },
        withDevotionals(days).map((day) => ({ ...day, readings: day.readings.map(referenceKey) })),
      );
    }
  }
  await retirePlansExcept(
    db,
    READING_PLANS.map(({ slug }) => slug),
  );
}
