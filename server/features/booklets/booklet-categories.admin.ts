import * as z from 'zod';
import {
  LONGEST_CATEGORY_DESCRIPTION,
  LONGEST_CATEGORY_NAME,
} from '#shared/text/category-limits.ts';
import { AppError } from '../../errors.ts';
import { optionalText, requiredText } from '../../text-input.ts';
import { ById, moderatorProcedure, router } from '../../trpc.ts';
import {
  addCategory,
  changeCategory,
  type ShownCategories,
  setCategoryActive,
} from '../categories/api.ts';
import { listCategories } from './categories.queries.ts';

const MOST = 500;
const TAKEN = 'Já existe uma categoria com este nome.';

const CATEGORIES: ShownCategories = {
  table: 'bookletCategories',
  maker: 'createdBy',
  records: {
    create: 'bookletCategory.create',
    update: 'bookletCategory.update',
    activate: 'bookletCategory.activate',
    deactivate: 'bookletCategory.deactivate',
  },
};

const Fields = z.object({
  name: requiredText(LONGEST_CATEGORY_NAME, 'Nome é obrigatório'),
  description: optionalText(LONGEST_CATEGORY_DESCRIPTION),
});

export const bookletCategoriesRouter = router({
  list: moderatorProcedure.query(({ ctx }) => listCategories(ctx.app.db, MOST)),

  create: moderatorProcedure.input(Fields).mutation(async ({ ctx, input }) => {
    const id = await addCategory(ctx.app.db, CATEGORIES, ctx.user.id, input);
    if (!id) throw new AppError('INVALID_INPUT', TAKEN);
    return { id };
  }),

  update: moderatorProcedure
    .input(Fields.extend(ById.shape))
    .mutation(async ({ ctx, input: { id, ...fields } }) => {
      const outcome = await changeCategory(ctx.app.db, CATEGORIES, ctx.user.id, id, fields);
      if (outcome === 'missing') throw new AppError('NOT_FOUND');
      if (outcome === 'taken') throw new AppError('INVALID_INPUT', TAKEN);
    }),

  setActive: moderatorProcedure
    .input(ById.extend({ isActive: z.boolean() }))
    .mutation(async ({ ctx, input: { id, isActive } }) => {
      if (!(await setCategoryActive(ctx.app.db, CATEGORIES, ctx.user.id, id, isActive))) {
        throw new AppError('NOT_FOUND');
      }
    }),
});
