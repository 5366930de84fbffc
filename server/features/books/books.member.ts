import * as z from 'zod';
import { LONGEST_SEARCH } from '#shared/books/books.ts';
import { brazilianDay } from '#shared/calendar.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { IdCursor, pageOf, readCursor } from '../../db/page.ts';
import { type Limit, spend } from '../../rate-limit/rate-limit.ts';
import { ById, memberProcedure, router } from '../../trpc.ts';
import { countUse } from '../library-uses/api.ts';
import { listActiveCategories } from './book-categories.queries.ts';
import { countLibrary, listLibrary } from './library.queries.ts';

const PAGE = 30;
const MOST_CATEGORIES = 1000;

/** A member who follows a link again on the same day is not counted again. */
const ONCE_A_DAY: Limit = { max: 1, windowSeconds: 86_400 };

export const booksRouter = router({
  list: memberProcedure
    .input(
      z.object({
        query: z.string().overwrite(cleanText).max(LONGEST_SEARCH).default(''),
        categoryId: z.uuid().nullish(),
        cursor: z.string().max(200).nullish(),
      }),
    )
    .query(async ({ ctx, input }) => {
      const { db } = ctx.app;
      const query = { words: input.query, categoryId: input.categoryId ?? null };
      const after = readCursor(IdCursor, input.cursor)?.id ?? null;
      const [rows, total] = await Promise.all([
        listLibrary(db, query, { after, limit: PAGE + 1 }),
        countLibrary(db, query),
      ]);
      return { ...pageOf(rows, PAGE, ({ id }) => ({ id })), total };
    }),

  categories: memberProcedure.query(({ ctx }) => listActiveCategories(ctx.app.db, MOST_CATEGORIES)),

  countAccess: memberProcedure
    .input(ById)
    .mutation(async ({ ctx: { app, user }, input: { id } }) => {
      const day = brazilianDay(app.now());
      const { allowed } = await spend(app.db, 'book-access', `${user.id} ${id} ${day}`, ONCE_A_DAY);
      if (allowed) await countUse(app.db, { kind: 'book-access', id, day });
    }),
});
