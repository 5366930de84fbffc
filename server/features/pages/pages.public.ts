import * as z from 'zod';
import { spend } from '../../rate-limit/rate-limit.ts';
import { publicProcedure, router } from '../../trpc.ts';

const REPORTS = { max: 20, windowSeconds: 60 };

export const pagesRouter = router({
  /** The not-found screen tells us which address led nowhere. */
  reportMissing: publicProcedure
    .input(z.object({ path: z.string().min(1).max(300) }))
    .mutation(async ({ ctx, input }) => {
      const { allowed } = await spend(ctx.app.db, 'missing-page', ctx.address, REPORTS);
      if (allowed) ctx.app.log.warn({ path: input.path }, 'page not found');
    }),
});
