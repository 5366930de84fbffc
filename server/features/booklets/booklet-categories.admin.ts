import * as z from 'zod';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '#shared/text/named-limits.ts';
import { AppError } from '../../errors.ts';
import { optionalText, requiredText } from '../../text-input.ts';
import { ById, moderatorProcedure, router } from '../../trpc.ts';
import { addNamed, changeNamed, type ShownList, setNamedActive } from '../admin-lists/api.ts';
import { listCategories } from './categories.queries.ts';

const MOST = 500;
const TAKEN = 'Já existe uma categoria com este nome.';

const CATEGORIES: ShownList = {
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
  name: requiredText(LONGEST_NAME, 'Nome é obrigatório'),
  description: optionalText(LONGEST_DESCRIPTION),
});

export const bookletCategoriesRouter = router({
  list: moderatorProcedure.query(({ ctx }) => listCategories(ctx.app.db, MOST)),

  create: moderatorProcedure.input(Fields).mutation(async ({ ctx, input }) => {
    const id = await addNamed(ctx.app.db, CATEGORIES, ctx.user.id, input);
    if (!id) throw new AppError('INVALID_INPUT', TAKEN);
    return { id };
  }),

  update: moderatorProcedure
    .input(Fields.extend(ById.shape))
    .mutation(async ({ ctx, input: { id, ...fields } }) => {
      const outcome = await changeNamed(ctx.app.db, CATEGORIES, ctx.user.id, id, fields);
      if (outcome === 'missing') throw new AppError('NOT_FOUND');
      if (outcome === 'taken') throw new AppError('INVALID_INPUT', TAKEN);
    }),

  setActive: moderatorProcedure
    .input(ById.extend({ isActive: z.boolean() }))
    .mutation(async ({ ctx, input: { id, isActive } }) => {
      if (!(await setNamedActive(ctx.app.db, CATEGORIES, ctx.user.id, id, isActive))) {
        throw new AppError('NOT_FOUND');
      }
    }),
});
