import * as z from 'zod';
import { pageOf, readCursor } from '../../db/page.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { listActs } from './audit.queries.ts';

const PAGE = 50;

const Cursor = z.object({ id: z.uuid() });

export const auditRouter = router({
  /** The administrative acts in pages, the latest first. */
  list: adminProcedure
    .input(z.object({ cursor: z.string().max(400).nullish() }))
    .query(async ({ ctx, input }) => {
      const before = readCursor(Cursor, input.cursor)?.id ?? null;
      const rows = await listActs(ctx.app.db, { before, limit: PAGE + 1 });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),
});
