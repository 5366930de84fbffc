import * as z from 'zod';
import { memberProcedure, router } from '../../trpc.ts';
import { isRecorded, setObjection } from './objection.queries.ts';

export const trackingRouter = router({
  current: memberProcedure.query(async ({ ctx }) => ({
    recorded: await isRecorded(ctx.app.db, ctx.user.id),
  })),

  set: memberProcedure
    .input(z.object({ recorded: z.boolean() }))
    .mutation(({ ctx, input }) => setObjection(ctx.app.db, ctx.user.id, !input.recorded)),
});
