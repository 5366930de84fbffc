import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { applyOnce } from '../../changes/change.ts';
import type { Db } from '../../db/client.ts';
import { IdCursor, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { helpLinesFor } from '../../safety/help-lines.ts';
import { ById, memberProcedure, momentOf, router, todayOf } from '../../trpc.ts';
import {
  PrayerAnswerInput,
  PrayerRequestAddInput,
  PrayerRequestUpdateInput,
} from './prayer-requests.input.ts';
import {
  addRequest,
  answerRequest,
  LIST_FULL,
  listRequests,
  removeRequest,
  reopenRequest,
  updateRequest,
} from './prayer-requests.queries.ts';

const PAGE = 50;
const NOT_YET = 'A data da resposta não pode estar no futuro.';

export const prayerRequestsRouter = router({
  list: memberProcedure
    .input(z.object({ answered: z.boolean(), cursor: z.string().max(200).nullish() }))
    .query(async ({ ctx, input }) => {
      const rows = await listRequests(ctx.app.db, ctx.user.id, {
        answered: input.answered,
        after: readCursor(IdCursor, input.cursor)?.id ?? null,
        limit: PAGE + 1,
      });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  add: memberProcedure
    .input(PrayerRequestAddInput)
    .mutation(async ({ ctx, input: { key, ...request } }) => {
      const added = await applyOnce(ctx, async (db) => {
        const stored = await addRequest(db, ctx.user.id, key, request, momentOf(ctx));
        if (!stored) throw new AppError('LIMIT_REACHED', LIST_FULL);
        return stored;
      });
      return { ...(added ?? { id: key, added: false }), notices: helpLinesFor([request.text]) };
    }),

  update: memberProcedure
    .input(PrayerRequestUpdateInput)
    .mutation(async ({ ctx, input: { id, base, ...written } }) => {
      const update = {
        written,
        base: base ?? null,
        otherKey: ctx.change?.key ?? randomUUID(),
        at: momentOf(ctx),
      };
      await expectFound(ctx, (db) => updateRequest(db, ctx.user.id, id, update));
      return { notices: helpLinesFor([written.text]) };
    }),

  answer: memberProcedure.input(PrayerAnswerInput).mutation(async ({ ctx, input }) => {
    if (input.answeredOn > todayOf({ ...ctx, change: null })) {
      throw new AppError('INVALID_INPUT', NOT_YET);
    }
    await expectFound(ctx, (db) => answerRequest(db, ctx.user.id, input.id, input));
  }),

  reopen: memberProcedure
    .input(ById)
    .mutation(({ ctx, input: { id } }) =>
      expectFound(ctx, (db) => reopenRequest(db, ctx.user.id, id)),
    ),

  remove: memberProcedure
    .input(ById)
    .mutation(({ ctx, input: { id } }) =>
      expectFound(ctx, (db) => removeRequest(db, ctx.user.id, id)),
    ),
});

async function expectFound(
  ctx: Parameters<typeof applyOnce>[0],
  change: (db: Db) => Promise<boolean>,
): Promise<void> {
  if ((await applyOnce(ctx, change)) === false) throw new AppError('NOT_FOUND');
}
