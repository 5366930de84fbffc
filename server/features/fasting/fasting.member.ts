import * as z from 'zod';
import {
  LONGEST_PRINTED_LINE,
  LONGEST_PRINTED_PLAN,
  MOST_PRINTED_LINES,
} from '#shared/fasting/printed-plan.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { LINE_STYLES } from '#shared/text/printed-line.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { linesPdf } from '../../typesetting/lines-pdf.ts';

const TOO_LONG = 'Este plano é longo demais para um PDF.';

const Line = z.object({
  style: z.enum(LINE_STYLES),
  text: z.string().max(LONGEST_PRINTED_LINE, TOO_LONG).overwrite(cleanText),
});

const Lines = z
  .array(Line)
  .min(1)
  .max(MOST_PRINTED_LINES, TOO_LONG)
  .refine(
    (lines) => lines.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_PRINTED_PLAN,
    TOO_LONG,
  );

export const fastingRouter = router({
  /** A plan that the page shows, as a PDF in base64; nothing of it is stored. */
  pdf: memberProcedure.input(z.object({ lines: Lines })).mutation(async ({ input }) => {
    const pdf = await linesPdf(input.lines);
    return { content: pdf.toString('base64') };
  }),
});
