import { ExplanationInput } from '#shared/bible/explanation-input.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { explain } from './explanation.service.ts';

/** `bible-verse-explanation` */
export const verseExplanationProcedure = aiProcedure
  .input(ExplanationInput)
  .mutation(async function* ({ ctx, input }) {
    yield* explain(ctx.asker, input);
  });
