import * as z from 'zod';
import { AUDIT_ACTIONS, EXPORTED_STATISTICS, LONGEST_AUDIT_SEARCH } from '#shared/audit.ts';
import { isMonth } from '#shared/calendar.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { IdCursor, pageOf, readCursor } from '../../db/page.ts';
import { adminProcedure, demandStillAdmin, router } from '../../trpc.ts';
import { listActs, recordAct } from './audit.queries.ts';

const PAGE = 50;
const EXPORT_PAGE = 1000;

const Search = z.object({
  person: z.string().overwrite(cleanText).max(LONGEST_AUDIT_SEARCH).default(''),
  action: z.enum(AUDIT_ACTIONS).nullish(),
  /** Days of Brasília, both included. */
  from: z.iso.date().nullish(),
  until: z.iso.date().nullish(),
});

/** A file that the browser writes from figures it has. */
const Export = z.discriminatedUnion('of', [
  z.object({ of: z.literal('report'), name: z.string().refine(isMonth, 'Escolha um mês.') }),
  z.object({ of: z.literal('analytics'), name: z.string().regex(EXPORTED_STATISTICS) }),
]);

export const auditRouter = router({
  /** The administrative acts in pages, the latest first. */
  list: adminProcedure
    .input(Search.extend({ cursor: z.string().max(400).nullish() }))
    .query(async ({ ctx, input }) => {
      const before = readCursor(IdCursor, input.cursor)?.id ?? null;
      const rows = await listActs(ctx.app.db, input, { before, limit: PAGE + 1 });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  /** Streams the acts of a search, so that memory never holds more than one page. */
  export: adminProcedure.input(Search).mutation(async function* ({ ctx, input }) {
    const { db } = ctx.app;
    await recordAct(db, { actorId: ctx.user.id, action: 'audit.export', subject: 'ações' });
    let before: string | null = null;
    do {
      if (before) await demandStillAdmin(ctx);
      const rows = await listActs(db, input, { before, limit: EXPORT_PAGE });
      yield rows;
      before = rows.length === EXPORT_PAGE ? (rows.at(-1)?.id ?? null) : null;
    } while (before);
  }),

  noteExport: adminProcedure.input(Export).mutation(({ ctx, input }) =>
    recordAct(ctx.app.db, {
      actorId: ctx.user.id,
      action: `${input.of}.export`,
      subject: input.name,
      after: { format: 'CSV' },
    }),
  ),
});
