import * as z from 'zod';
import { CATEGORY_ORDERS } from '#shared/books/book-lists.ts';
import { LONGEST_SEARCH, MISSING_NAME } from '#shared/books/books.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '#shared/text/named-limits.ts';
import { IdCursor, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { optionalText, requiredText } from '../../text-input.ts';
import { adminProcedure, router } from '../../trpc.ts';
import { addNamed, changeNamed, type ShownList, setNamedActive } from '../admin-lists/api.ts';
import { listActiveCategories, listCategories } from './book-categories.queries.ts';

const PAGE = 50;
const MOST_NAMES = 1000;
const TAKEN = 'Já existe uma categoria com este nome.';

const CATEGORIES: ShownList = {
  table: 'bookCategories',
  maker: null,
  records: {
    create: 'bookCategory.create',
    update: 'bookCategory.update',
    activate: 'bookCategory.reactivate',
    deactivate: 'bookCategory.deactivate',
  },
};

const Category = {
  name: requiredText(LONGEST_NAME, MISSING_NAME),
  description: optionalText(LONGEST_DESCRIPTION),
};

export const bookCategoriesRouter = router({
  list: adminProcedure
    .input(
      z.object({
        query: z.string().overwrite(cleanText).max(LONGEST_SEARCH).default(''),
        order: z.enum(CATEGORY_ORDERS).default('newest'),
        cursor: z.string().max(200).nullish(),
      }),
    )
    .query(async ({ ctx, input }) => {
      const rows = await listCategories(ctx.app.db, {
        words: input.query,
        order: input.order,
        after: readCursor(IdCursor, input.cursor)?.id ?? null,
        limit: PAGE + 1,
      });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  names: adminProcedure.query(({ ctx }) => listActiveCategories(ctx.app.db, MOST_NAMES)),

  create: adminProcedure.input(z.object(Category)).mutation(async ({ ctx, input }) => {
    const id = await addNamed(ctx.app.db, CATEGORIES, ctx.user.id, input);
    if (!id) throw new AppError('INVALID_INPUT', TAKEN);
    return { id };
  }),

  update: adminProcedure
    .input(z.object({ id: z.uuid(), ...Category }))
    .mutation(async ({ ctx, input: { id, ...category } }) => {
      const outcome = await changeNamed(ctx.app.db, CATEGORIES, ctx.user.id, id, category);
      if (outcome === 'missing') throw new AppError('NOT_FOUND');
      if (outcome === 'taken') throw new AppError('INVALID_INPUT', TAKEN);
    }),

  setActive: adminProcedure
    .input(z.object({ id: z.uuid(), isActive: z.boolean() }))
    .mutation(async ({ ctx, input: { id, isActive } }) => {
      if (!(await setNamedActive(ctx.app.db, CATEGORIES, ctx.user.id, id, isActive))) {
        throw new AppError('NOT_FOUND');
      }
    }),
});
