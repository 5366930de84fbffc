import * as z from 'zod';
import { readConsent, writeConsent } from '../../ai/consent.queries.ts';
import { usableModel } from '../../ai/engine.ts';
import { memberProcedure, router } from '../../trpc.ts';

export const consentRouter = router({
  /** Tells whether the server has a model and a voice, and whether the member consented. */
  current: memberProcedure.query(async ({ ctx: { app, user } }) => ({
    available: (await usableModel(app.ai)) !== null,
    speaks: app.speech !== null && (await app.settings.read('aiEnabled')),
    consent: await readConsent(app.db, user.id),
  })),

  set: memberProcedure
    .input(z.object({ consent: z.boolean() }))
    .mutation(({ ctx, input }) => writeConsent(ctx.app.db, ctx.user.id, input.consent)),
});
