import * as z from 'zod';
import { viewOf } from '#shared/plan-walk.ts';
import { STUDY_PLANS } from '#shared/study-plans.ts';
import { AppError } from '../../errors.ts';
import { todayOf } from '../../plans/walks.member.ts';
import { readLatestWalk } from '../../plans/walks.queries.ts';
import { startWalk } from '../../plans/walks.ts';
import { memberProcedure, router } from '../../trpc.ts';

const PlanInput = z.object({ plan: z.string().max(60) });

export const studiesRouter = router({
  /** The member's latest walk through a plan, also one that is over; null before the first. */
  walk: memberProcedure.input(PlanInput).query(async ({ ctx, input: { plan } }) => {
    const walk = await readLatestWalk(ctx.app.db, ctx.user.id, plan);
    return walk && viewOf(walk, todayOf(ctx));
  }),

  start: memberProcedure.input(PlanInput).mutation(async ({ ctx, input: { plan } }) => {
    const totalDays = STUDY_PLANS.get(plan);
    if (!totalDays) throw new AppError('NOT_FOUND');
    const today = todayOf(ctx);
    const started = { kind: 'study', plan, totalDays } as const;
    return viewOf(await startWalk(ctx.app.db, ctx.user.id, started, today), today);
  }),
});
