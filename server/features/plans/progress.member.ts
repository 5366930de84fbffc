import * as z from 'zod';
import { viewOf } from '#shared/plans/plan-progress.ts';
import { memberProcedure, type RequestContext, router, todayOf } from '../../trpc.ts';
import type { StoredProgress } from './progress.queries.ts';
import {
  catchUp,
  completeDays,
  leavePlan,
  type ProgressOf,
  pausePlan,
  restartPlan,
  resumePlan,
  returnToPlan,
  undoDays,
} from './progress.ts';

const ById = z.object({ id: z.uuid() });
const PlanDay = z.int().min(1).max(1000);

type Call = Readonly<{
  ctx: RequestContext & Readonly<{ user: Readonly<{ id: string }> }>;
  input: Readonly<{ id: string }>;
}>;

function changeOf(
  change: (db: Call['ctx']['app']['db'], of: ProgressOf, today: string) => Promise<StoredProgress>,
) {
  return async ({ ctx, input: { id } }: Call) => {
    const today = todayOf(ctx);
    return viewOf(await change(ctx.app.db, { userId: ctx.user.id, id }, today), today);
  };
}

/** The procedures for a plan that a member follows; each feature starts its own plans. */
export const progressRouter = router({
  /** Days of studies alone: a day of a reading plan is done by its chapters. */
  completeDays: memberProcedure
    .input(ById.extend({ days: z.array(PlanDay).min(1).max(1000) }))
    .mutation(async ({ ctx, input: { id, days } }) => {
      const today = todayOf(ctx);
      const of: ProgressOf = { userId: ctx.user.id, id, kind: 'study' };
      return viewOf(await completeDays(ctx.app.db, of, days, today), today);
    }),

  /** Days of studies alone: a day of a reading plan opens its chapters again. */
  undoDay: memberProcedure
    .input(ById.extend({ day: PlanDay }))
    .mutation(async ({ ctx, input: { id, day } }) => {
      const of: ProgressOf = { userId: ctx.user.id, id, kind: 'study' };
      return viewOf(await undoDays(ctx.app.db, of, [day]), todayOf(ctx));
    }),

  catchUp: memberProcedure.input(ById).mutation(changeOf(catchUp)),
  pause: memberProcedure.input(ById).mutation(changeOf(pausePlan)),
  resume: memberProcedure.input(ById).mutation(changeOf(resumePlan)),
  restart: memberProcedure.input(ById).mutation(changeOf(restartPlan)),
  returnTo: memberProcedure.input(ById).mutation(changeOf(returnToPlan)),
  leave: memberProcedure.input(ById).mutation(changeOf(leavePlan)),
});
