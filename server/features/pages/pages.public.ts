import * as z from 'zod';
import { cleanText } from '#shared/text/clean-text.ts';
import { spend } from '../../rate-limit/rate-limit.ts';
import { publicProcedure, router } from '../../trpc.ts';

const REPORTS = { max: 20, windowSeconds: 60 };

export const pagesRouter = router({
  /** The not-found screen reports its address, so that the log shows broken links. */
  reportMissing: publicProcedure
    .input(z.object({ path: z.string().overwrite(cleanText).min(1).max(300) }))
    .mutation(async ({ ctx, input }) => {
      const { allowed } = await spend(ctx.app.db, 'missing-page', ctx.address, REPORTS);
      if (allowed) ctx.app.log.warn({ path: input.path }, 'page not found');
    }),
});
