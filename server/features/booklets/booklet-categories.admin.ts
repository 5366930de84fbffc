import * as z from 'zod';
import { AppError } from '../../errors.ts';
import { optionalText, requiredText } from '../../text-input.ts';
import { ById, moderatorProcedure, router } from '../../trpc.ts';
import {
  addCategory,
  changeCategory,
  listCategories,
  setCategoryActive,
} from './categories.queries.ts';

const MOST = 500;
const TAKEN = 'Já existe uma categoria com este nome.';

const Fields = z.object({
  name: requiredText(80, 'Nome é obrigatório'),
  description: optionalText(300),
});

export const bookletCategoriesRouter = router({
  list: moderatorProcedure.query(({ ctx }) => listCategories(ctx.app.db, MOST)),

  create: moderatorProcedure.input(Fields).mutation(async ({ ctx, input }) => {
    const id = await addCategory(ctx.app.db, ctx.user.id, input);
    if (!id) throw new AppError('INVALID_INPUT', TAKEN);
    return { id };
  }),

  update: moderatorProcedure
    .input(Fields.extend(ById.shape))
    .mutation(async ({ ctx, input: { id, ...fields } }) => {
      const outcome = await changeCategory(ctx.app.db, ctx.user.id, id, fields);
      if (outcome === 'missing') throw new AppError('NOT_FOUND');
      if (outcome === 'taken') throw new AppError('INVALID_INPUT', TAKEN);
    }),

  setActive: moderatorProcedure
    .input(ById.extend({ isActive: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      const done = await setCategoryActive(ctx.app.db, ctx.user.id, input.id, input.isActive);
      if (!done) throw new AppError('NOT_FOUND');
    }),
});
