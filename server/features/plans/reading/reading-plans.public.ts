import * as z from 'zod';
import { LONGEST_PLAN } from '#shared/plans/plan-progress.ts';
import { AppError } from '../../../errors.ts';
import { publicProcedure, router } from '../../../trpc.ts';
import { listActivePlans, readDays, readPlanFor, readSampleDays } from './catalogue.queries.ts';
import { readingDay, readingOf } from './reading-day.ts';

const DayOfPlan = z.object({ slug: z.string().max(60), day: z.int().min(1).max(LONGEST_PLAN) });

/** The reading plans as everybody may look at them. */
export const readingPlansPublicRouter = router({
  list: publicProcedure.query(async ({ ctx }) => {
    const [plans, samples] = await ctx.app.late((db) =>
      Promise.all([listActivePlans(db), readSampleDays(db)]),
    );
    return plans.map((plan) => {
      const sample = samples.get(plan.id);
      return {
        ...plan,
        sample: sample
          ? { day: sample.day, title: sample.title, readings: sample.readings.map(readingOf) }
          : null,
      };
    });
  }),

  day: publicProcedure.input(DayOfPlan).query(async ({ ctx, input: { slug, day } }) => {
    const [stored] = await ctx.app.late(async (db) =>
      (await readPlanFor(db, slug, null)) ? readDays(db, slug, [day]) : [],
    );
    if (!stored) throw new AppError('NOT_FOUND');
    return readingDay(ctx.app.bible, stored);
  }),
});
