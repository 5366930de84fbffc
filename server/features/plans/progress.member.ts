import * as z from 'zod';
import { calendarDay } from '#shared/calendar.ts';
import { LONGEST_PLAN, viewOf } from '#shared/plans/plan-progress.ts';
import { applyOnce } from '../../changes/change.ts';
import { AppError } from '../../errors.ts';
import { ById, memberProcedure, type RequestContext, router, todayOf } from '../../trpc.ts';
import { readProgress, type StoredProgress } from './progress.queries.ts';
import {
  catchUp,
  completeDays,
  type ProgressOf,
  pausePlan,
  resumePlan,
  undoDays,
} from './progress.ts';
import { leavePlan, restartPlan, returnToPlan } from './start-plan.ts';

const PlanDay = z.int().min(1).max(LONGEST_PLAN);

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

/** The progress that a change has left, which is read anew where the change was applied before. */
async function shownProgress(ctx: Call['ctx'], { id }: ProgressOf, changed: StoredProgress | null) {
  const progress = changed ?? (await readProgress(ctx.app.db, ctx.user.id, id));
  if (!progress) throw new AppError('NOT_FOUND');
  return viewOf(progress, calendarDay(ctx.app.now(), ctx.timeZone));
}

/** The procedures for a plan that a member follows; each feature starts its own plans. */
export const progressRouter = router({
  /** Days of studies alone: a day of a reading plan is done by its chapters. */
  completeDays: memberProcedure
    .input(ById.extend({ days: z.array(PlanDay).min(1).max(LONGEST_PLAN) }))
    .mutation(async ({ ctx, input: { id, days } }) => {
      const of: ProgressOf = { userId: ctx.user.id, id, kind: 'study' };
      const today = todayOf(ctx);
      return shownProgress(
        ctx,
        of,
        await applyOnce(ctx, (db) => completeDays(db, of, days, today)),
      );
    }),

  /** Days of studies alone: a day of a reading plan opens its chapters again. */
  undoDay: memberProcedure
    .input(ById.extend({ day: PlanDay }))
    .mutation(async ({ ctx, input: { id, day } }) => {
      const of: ProgressOf = { userId: ctx.user.id, id, kind: 'study' };
      return shownProgress(ctx, of, await applyOnce(ctx, (db) => undoDays(db, of, [day])));
    }),

  catchUp: memberProcedure.input(ById).mutation(changeOf(catchUp)),
  pause: memberProcedure.input(ById).mutation(changeOf(pausePlan)),
  resume: memberProcedure.input(ById).mutation(changeOf(resumePlan)),
  restart: memberProcedure.input(ById).mutation(changeOf(restartPlan)),
  returnTo: memberProcedure.input(ById).mutation(changeOf(returnToPlan)),
  leave: memberProcedure.input(ById).mutation(changeOf(leavePlan)),
});
