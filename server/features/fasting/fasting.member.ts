import * as z from 'zod';
import { cleanText } from '#shared/text/clean-text.ts';
import { LINE_STYLES } from '#shared/text/printed-line.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { linesPdf } from '../../typesetting/lines-pdf.ts';

/** A plan of forty days has some 200 lines and 40,000 characters. */
const MOST_LINES = 600;
const LONGEST_LINE = 4_000;
const LONGEST_PLAN = 100_000;
const TOO_LONG = 'Este plano é longo demais para um PDF.';

const Line = z.object({
  style: z.enum(LINE_STYLES),
  text: z.string().max(LONGEST_LINE, TOO_LONG).overwrite(cleanText),
});

const Lines = z
  .array(Line)
  .min(1)
  .max(MOST_LINES, TOO_LONG)
  .refine(
    (lines) => lines.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_PLAN,
    TOO_LONG,
  );

export const fastingRouter = router({
  /** A plan that the page shows, as a PDF in base64; nothing of it is stored. */
  pdf: memberProcedure.input(z.object({ lines: Lines })).mutation(async ({ input }) => {
    const pdf = await linesPdf(input.lines);
    return { content: pdf.toString('base64') };
  }),
});
