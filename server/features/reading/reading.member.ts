import * as z from 'zod';
import { TranslationInput, VerseInput } from '#shared/bible/verse-input.ts';
import { ReaderSettings } from '#shared/reading.ts';
import { spendOrRefuse } from '../../rate-limit/rate-limit.ts';
import { requiredText } from '../../text-input.ts';
import { memberProcedure, momentOf, router } from '../../trpc.ts';
import { insertTextReport, writePosition, writeReaderSettings } from './reading.queries.ts';

const LONGEST_REPORT = 1000;
const REPORTS = { max: 20, windowSeconds: 3600 };

export const readingRouter = router({
  setPosition: memberProcedure
    .input(VerseInput)
    .mutation(({ ctx, input }) => writePosition(ctx.app.db, ctx.user.id, input, momentOf(ctx))),

  setSettings: memberProcedure
    .input(ReaderSettings)
    .mutation(({ ctx, input }) =>
      writeReaderSettings(ctx.app.db, ctx.user.id, input, momentOf(ctx)),
    ),

  reportText: memberProcedure
    .input(
      z.object({
        place: VerseInput,
        translation: TranslationInput,
        message: requiredText(LONGEST_REPORT, 'Descreva o erro que você encontrou.'),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      await spendOrRefuse(ctx.app.db, 'text-report', ctx.user.id, REPORTS);
      await insertTextReport(ctx.app.db, {
        ...input.place,
        userId: ctx.user.id,
        translationId: input.translation,
        message: input.message,
      });
    }),
});
