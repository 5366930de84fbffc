import { DailyWordInput } from '#shared/generated-inputs.ts';
import { aiProcedure } from '../../ai/procedure.ts';
import { wordFor } from './daily-word.service.ts';

/** `generate-daily-word` */
export const generateDailyWordProcedure = aiProcedure
  .input(DailyWordInput)
  .mutation(async function* ({ ctx, input }) {
    yield* wordFor(ctx.asker, input);
  });
