import { referenceKey } from '#shared/bible/reference.ts';
import { type Limit, spendOrRefuse } from '../../../rate-limit/rate-limit.ts';
import { ById, memberProcedure, router, todayOf } from '../../../trpc.ts';
import { minutesOf } from '../reading/plan-days.ts';
import { readingOf } from '../reading/reading-day.ts';
import { DivisionInput, OwnPlanInput } from './own-plans.input.ts';
import { listOwnPlans } from './own-plans.queries.ts';
import { createOwnPlan, daysOf, removeOwnPlan, updateOwnPlan } from './own-plans.ts';

/** Sharing out a whole Bible takes a good part of a second. */
const DIVISIONS: Limit = { max: 60, windowSeconds: 3600 };
const SHOWN = 3;

/** Reading plans that members make for themselves. */
export const ownPlansRouter = router({
  list: memberProcedure.query(({ ctx }) => listOwnPlans(ctx.app.db, ctx.user.id)),

  /** The days that a plan would have, of which the first ones and the last are shown. */
  preview: memberProcedure.input(DivisionInput).mutation(async ({ ctx, input }) => {
    await spendOrRefuse(ctx.app.db, 'own-plan', ctx.user.id, DIVISIONS);
    const days = daysOf(input);
    const shown = days.map(({ readings }, index) => ({
      day: index + 1,
      title: null,
      readings: readings.map((reading) => readingOf(referenceKey(reading))),
    }));
    return {
      days: days.length,
      minutes: minutesOf(days),
      first: shown.slice(0, SHOWN),
      last: shown.slice(SHOWN).at(-1) ?? null,
    };
  }),

  create: memberProcedure.input(OwnPlanInput).mutation(async ({ ctx, input }) => {
    await spendOrRefuse(ctx.app.db, 'own-plan', ctx.user.id, DIVISIONS);
    return createOwnPlan(ctx.app.db, ctx.user.id, input);
  }),

  update: memberProcedure
    .input(OwnPlanInput.extend(ById.shape))
    .mutation(async ({ ctx, input: { id, ...plan } }) => {
      await spendOrRefuse(ctx.app.db, 'own-plan', ctx.user.id, DIVISIONS);
      const of = { userId: ctx.user.id, id, today: todayOf(ctx) };
      return updateOwnPlan(ctx.app.db, of, plan);
    }),

  remove: memberProcedure
    .input(ById)
    .mutation(({ ctx, input: { id } }) =>
      removeOwnPlan(ctx.app.db, { userId: ctx.user.id, id, today: todayOf(ctx) }),
    ),
});
