import * as z from 'zod';
import { brazilianDay } from '#shared/calendar.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { waysOf } from '#shared/tracking/monthly-report.ts';
import { pageOf, readCursor } from '../../db/page.ts';
import { type Limit, spend } from '../../rate-limit/rate-limit.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { countUse } from '../library-uses/api.ts';
import { countBooklets, listBooklets } from './booklets.queries.ts';
import { listOpenCategories } from './categories.queries.ts';

const PAGE = 24;
const MOST_CATEGORIES = 200;
const OPENINGS: Limit = { max: 200, windowSeconds: 3600 };

/** The list for members and for those who look after it. */
export const BookletsInput = z.object({
  query: z.string().overwrite(cleanText).max(200).default(''),
  categoryId: z.uuid().nullish(),
  cursor: z.string().max(200).nullish(),
});

const Place = z.object({ begins: z.boolean(), position: z.int(), id: z.uuid() });

/** Where a page ends, for its cursor. */
export const placeOf = ({ begins, position, id }: z.infer<typeof Place>) => ({
  begins,
  position,
  id,
});

export function readBookletsInput(input: z.infer<typeof BookletsInput>) {
  return {
    words: plainWordsOf(input.query).join(' '),
    categoryId: input.categoryId ?? null,
    after: readCursor(Place, input.cursor),
  };
}

export const bookletsRouter = router({
  list: memberProcedure.input(BookletsInput).query(async ({ ctx, input }) => {
    const { after, ...given } = readBookletsInput(input);
    const filter = { ...given, onlyOpen: true };
    const [rows, total] = await Promise.all([
      listBooklets(ctx.app.db, { ...filter, after, limit: PAGE + 1 }),
      countBooklets(ctx.app.db, filter),
    ]);
    const page = pageOf(rows, PAGE, placeOf);
    const items = page.items.map(
      ({
        id,
        name,
        description,
        categoryId,
        category,
        pdfKey,
        imageKey,
        pages,
        bytes,
        ...row
      }) => ({
        id,
        name,
        description,
        categoryId,
        category,
        pdfKey,
        pictureKey: imageKey ?? (row.hasPagePicture ? pdfKey : null),
        pages,
        bytes,
      }),
    );
    return { items, next: page.next, total };
  }),

  categories: memberProcedure.query(({ ctx }) => listOpenCategories(ctx.app.db, MOST_CATEGORIES)),

  /** Counts a view or a download; beyond the limit it stays uncounted. */
  opened: memberProcedure
    .input(z.object({ id: z.uuid(), how: z.enum(waysOf('booklet')) }))
    .mutation(async ({ ctx, input }) => {
      const { allowed } = await spend(ctx.app.db, 'booklet', ctx.user.id, OPENINGS);
      if (!allowed) return;
      const { db, now } = ctx.app;
      await countUse(db, { kind: `booklet-${input.how}`, id: input.id, day: brazilianDay(now()) });
    }),
});
