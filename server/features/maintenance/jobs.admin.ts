import * as z from 'zod';
import type { AuditAction } from '#shared/audit.ts';
import { AppError } from '../../errors.ts';
import { adminProcedure, type RequestContext, router } from '../../trpc.ts';
import { recordAct } from '../audit/api.ts';

const FailedJob = z.object({ queue: z.string().regex(/^[\w./-]{1,100}$/), id: z.uuid() });

export const jobsRouter = router({
  /** The queues with how many jobs wait, run, failed and are done, and the failed ones. */
  list: adminProcedure.query(({ ctx }) => ctx.app.jobs.queues()),

  /** Gives a job that failed for good another try. */
  retry: adminProcedure.input(FailedJob).mutation(async ({ ctx, input }) => {
    if (!(await ctx.app.jobs.retry(input.queue, input.id))) throw new AppError('NOT_FOUND');
    await record(ctx.app, ctx.user.id, 'job.retry', input.queue);
  }),

  /** Deletes a job that failed for good. */
  discard: adminProcedure.input(FailedJob).mutation(async ({ ctx, input }) => {
    if (!(await ctx.app.jobs.discard(input.queue, input.id))) throw new AppError('NOT_FOUND');
    await record(ctx.app, ctx.user.id, 'job.discard', input.queue);
  }),
});

function record(
  { db, jobs }: RequestContext['app'],
  actorId: string,
  action: AuditAction,
  queue: string,
) {
  return recordAct(db, { actorId, action, subject: queue, after: { name: jobs.titleOf(queue) } });
}
