import * as z from 'zod';
import { readConsent, writeConsent } from '../../ai/consent.queries.ts';
import { memberProcedure, router } from '../../trpc.ts';

export const consentRouter = router({
  /** Tells whether the server has a model and a voice, and whether the member consented. */
  current: memberProcedure.query(async ({ ctx }) => ({
    available: ctx.app.ai.model !== null,
    speaks: ctx.app.speech !== null,
    consent: await readConsent(ctx.app.db, ctx.user.id),
  })),

  set: memberProcedure
    .input(z.object({ consent: z.boolean() }))
    .mutation(({ ctx, input }) => writeConsent(ctx.app.db, ctx.user.id, input.consent)),
});
