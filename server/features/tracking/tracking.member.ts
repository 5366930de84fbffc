import * as z from 'zod';
import { memberProcedure, router } from '../../trpc.ts';
import { isRecorded, setObjection } from './objection.queries.ts';
import { usedPages } from './visits.queries.ts';

const USED_DAYS = 30;

export const trackingRouter = router({
  current: memberProcedure.query(async ({ ctx }) => ({
    recorded: await isRecorded(ctx.app.db, ctx.user.id),
  })),

  /** The pages that the member has opened of late; none for whoever objects to the record. */
  usedPages: memberProcedure.query(({ ctx }) => {
    const since = new Date(ctx.app.now().getTime() - USED_DAYS * 86_400_000);
    return usedPages(ctx.app.db, ctx.user.id, since);
  }),

  set: memberProcedure
    .input(z.object({ recorded: z.boolean() }))
    .mutation(({ ctx, input }) => setObjection(ctx.app.db, ctx.user.id, !input.recorded)),
});
