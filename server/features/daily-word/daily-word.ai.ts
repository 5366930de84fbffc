import { DailyWordInput } from '#shared/generated-inputs.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { readyWord, wordFor } from './daily-word.service.ts';

/** `generate-daily-word` */
export const generateDailyWordProcedure = aiProcedure
  .input(DailyWordInput)
  .mutation(async function* ({ ctx, input }) {
    yield* wordFor(ctx.asker, input);
  });

/** The word of today as the page opens with it, if it need not be written first. */
export const readyDailyWordProcedure = aiProcedure.query(({ ctx }) => readyWord(ctx.asker));
