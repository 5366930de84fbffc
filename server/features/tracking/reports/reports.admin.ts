import * as z from 'zod';
import { isMonth } from '#shared/calendar.ts';
import { reportTables } from '#shared/tracking/monthly-report.ts';
import { adminProcedure, type RequestContext, router } from '../../../trpc.ts';
import { recordAct } from '../../audit/api.ts';
import { readMonthlyFigures } from './report.queries.ts';
import { reportPdf } from './report-pdf.ts';

const Month = z.object({ month: z.string().refine(isMonth, 'Escolha um mês.') });

export const reportsRouter = router({
  /** The tables of a month; a figure never tells who or what. */
  monthly: adminProcedure.input(Month).query(({ ctx, input }) => tablesOf(ctx.app, input.month)),

  /** The same tables as a PDF in base64. */
  pdf: adminProcedure.input(Month).query(async ({ ctx: { app, user }, input: { month } }) => {
    const pdf = await reportPdf(month, await tablesOf(app, month), app.now());
    const act = { actorId: user.id, action: 'report.export', subject: month } as const;
    await recordAct(app.db, { ...act, after: { format: 'PDF' } });
    return { content: pdf.toString('base64') };
  }),
});

async function tablesOf({ late, settings }: RequestContext['app'], month: string) {
  const figures = await late((db) => readMonthlyFigures(db, month));
  return reportTables(month, figures, await settings.readAll());
}
