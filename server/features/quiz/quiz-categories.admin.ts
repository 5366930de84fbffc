import * as z from 'zod';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from '#shared/text/named-limits.ts';
import { IdCursor, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { optionalText, requiredText } from '../../text-input.ts';
import { ById, moderatorProcedure, router } from '../../trpc.ts';
import { addNamed } from '../admin-lists/api.ts';
import {
  listCategories,
  listCategoryNames,
  mergeCategories,
  QUIZ_CATEGORIES,
  removeCategory,
  renameCategory,
} from './categories.queries.ts';

const PAGE = 50;
const MOST_NAMES = 1000;
const MISSING_NAME = 'Nome da categoria é obrigatório';
const TAKEN = 'Já existe uma categoria com este nome.';
const TAKEN_BY_OTHER = `${TAKEN} Para reunir as duas, use “Juntar”.`;

const Fields = {
  name: requiredText(LONGEST_NAME, MISSING_NAME),
  description: optionalText(LONGEST_DESCRIPTION),
};

export const quizCategoriesRouter = router({
  list: moderatorProcedure
    .input(z.object({ cursor: z.string().max(200).nullish() }))
    .query(async ({ ctx, input }) => {
      const after = readCursor(IdCursor, input.cursor)?.id ?? null;
      const rows = await listCategories(ctx.app.db, { after, limit: PAGE + 1 });
      return pageOf(rows, PAGE, ({ id }) => ({ id }));
    }),

  names: moderatorProcedure.query(({ ctx }) => listCategoryNames(ctx.app.db, MOST_NAMES)),

  create: moderatorProcedure.input(z.object(Fields)).mutation(async ({ ctx, input }) => {
    const id = await addNamed(ctx.app.db, QUIZ_CATEGORIES, ctx.user.id, input);
    if (!id) throw new AppError('INVALID_INPUT', TAKEN);
    return { id };
  }),

  update: moderatorProcedure
    .input(z.object({ id: z.uuid(), ...Fields }))
    .mutation(async ({ ctx, input: { id, ...fields } }) => {
      const outcome = await renameCategory(ctx.app.db, ctx.user.id, id, fields);
      if (outcome === 'missing') throw new AppError('NOT_FOUND');
      if (outcome === 'taken') throw new AppError('INVALID_INPUT', TAKEN_BY_OTHER);
    }),

  /** Moves the questions of a category into another one and deletes it. */
  merge: moderatorProcedure
    .input(z.object({ id: z.uuid(), intoId: z.uuid('Selecione uma categoria.') }))
    .mutation(async ({ ctx, input }) => {
      const merged = await mergeCategories(ctx.app.db, ctx.user.id, input);
      if (!merged) throw new AppError('NOT_FOUND');
      return merged;
    }),

  remove: moderatorProcedure.input(ById).mutation(async ({ ctx, input }) => {
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
