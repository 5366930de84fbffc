import * as z from 'zod';
import { pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { helpLinesFor } from '../../safety/help-lines.ts';
import { memberProcedure, router, todayOf } from '../../trpc.ts';
import {
  PrayerAnswerInput,
  PrayerRequestAddInput,
  PrayerRequestUpdateInput,
} from './prayer-requests.input.ts';
import {
  addRequest,
  listRequests,
  removeRequest,
  updateRequest,
} from './prayer-requests.queries.ts';

const Cursor = z.object({ id: z.uuid() });
const ById = z.object({ id: z.uuid() });
const PAGE = 50;
const FULL =
  'Sua lista chegou a 10.000 pedidos, o máximo que cabe nela. Exclua alguns para anotar outros.';
const NOT_YET = 'A data da resposta não pode estar no futuro.';

export const prayerRequestsRouter = router({
  list: memberProcedure
    .input(z.object({ answered: z.boolean(), cursor: z.string().max(200).nullish() }))
    .query(async ({ ctx, input }) => {
      const rows = await listRequests(ctx.app.db, ctx.user.id, {
        answered: input.answered,
        after: readCursor(Cursor, input.cursor)?.id ?? null,
        limit: PAGE + 1,
      });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  add: memberProcedure
    .input(PrayerRequestAddInput)
    .mutation(async ({ ctx, input: { key, ...request } }) => {
      const added = await addRequest(ctx.app.db, ctx.user.id, key, request);
      if (!added) throw new AppError('LIMIT_REACHED', FULL);
      return { ...added, notices: helpLinesFor([request.text]) };
    }),

  update: memberProcedure
    .input(PrayerRequestUpdateInput)
    .mutation(async ({ ctx, input: { id, ...request } }) => {
      if (!(await updateRequest(ctx.app.db, ctx.user.id, id, request))) {
        throw new AppError('NOT_FOUND');
      }
      return { notices: helpLinesFor([request.text]) };
    }),

  answer: memberProcedure
    .input(PrayerAnswerInput)
    .mutation(async ({ ctx, input: { id, answeredOn, answer } }) => {
      if (answeredOn > todayOf(ctx)) throw new AppError('INVALID_INPUT', NOT_YET);
      if (!(await updateRequest(ctx.app.db, ctx.user.id, id, { answeredOn, answer }))) {
        throw new AppError('NOT_FOUND');
      }
    }),

  reopen: memberProcedure.input(ById).mutation(async ({ ctx, input: { id } }) => {
    const open = { answeredOn: null, answer: null };
    if (!(await updateRequest(ctx.app.db, ctx.user.id, id, open))) throw new AppError('NOT_FOUND');
  }),

  remove: memberProcedure.input(ById).mutation(async ({ ctx, input: { id } }) => {
    if (!(await removeRequest(ctx.app.db, ctx.user.id, id))) throw new AppError('NOT_FOUND');
  }),
});
