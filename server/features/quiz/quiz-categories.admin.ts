import * as z from 'zod';
import { pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { optionalText, requiredText } from '../../text-input.ts';
import { moderatorProcedure, router } from '../../trpc.ts';
import {
  addCategory,
  listCategories,
  listCategoryNames,
  removeCategory,
} from './categories.queries.ts';

const PAGE = 50;
const MOST_NAMES = 1000;
const MISSING_NAME = 'Nome da categoria é obrigatório';
const TAKEN = 'Já existe uma categoria com este nome.';

const Cursor = z.object({ id: z.uuid() });

export const quizCategoriesRouter = router({
  list: moderatorProcedure
    .input(z.object({ cursor: z.string().max(200).nullish() }))
    .query(async ({ ctx, input }) => {
      const after = readCursor(Cursor, input.cursor)?.id ?? null;
      const rows = await listCategories(ctx.app.db, { after, limit: PAGE + 1 });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  names: moderatorProcedure.query(({ ctx }) => listCategoryNames(ctx.app.db, MOST_NAMES)),

  create: moderatorProcedure
    .input(z.object({ name: requiredText(80, MISSING_NAME), description: optionalText(300) }))
    .mutation(async ({ ctx, input }) => {
      const id = await addCategory(ctx.app.db, ctx.user.id, input);
      if (!id) throw new AppError('INVALID_INPUT', TAKEN);
      return { id };
    }),

  remove: moderatorProcedure.input(z.object({ id: z.uuid() })).mutation(async ({ ctx, input }) => {
    const removal = await removeCategory(ctx.app.db, ctx.user.id, input.id);
    if (removal.kind === 'missing') throw new AppError('NOT_FOUND');
    if (removal.kind === 'used') {
      const { name, questions } = removal;
      throw new AppError(
        'CONFLICT',
        `Não é possível deletar a categoria "${name}" pois ela está sendo usada em ${questions} quiz(es).`,
      );
    }
  }),
});
