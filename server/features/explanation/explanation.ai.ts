import { ExplanationInput } from '#shared/bible/explanation-input.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { explain } from './explanation.service.ts';

/** `bible-verse-explanation` */
export const verseExplanationProcedure = aiProcedure
  .input(ExplanationInput)
  .mutation(async function* ({ ctx, input, signal }) {
    yield* explain({ app: ctx.app, userId: ctx.user.id, signal: signal ?? ctx.closed }, input);
  });
