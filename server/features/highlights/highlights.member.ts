import * as z from 'zod';
import { HighlightParts } from '#shared/bible/highlight-parts.ts';
import { ChapterInput, VersesInput } from '#shared/bible/verse-input.ts';
import { HIGHLIGHT_COLOURS } from '#shared/reading.ts';
import { applyOnce } from '../../changes/change.ts';
import { AppError } from '../../errors.ts';
import { memberProcedure, router } from '../../trpc.ts';
import {
  clearHighlight,
  highlightsEverywhere,
  highlightsInChapter,
  partsInChapter,
  setHighlight,
  setParts,
} from './highlights.queries.ts';

export const highlightsRouter = router({
  inChapter: memberProcedure
    .input(ChapterInput)
    .query(({ ctx, input }) =>
      highlightsInChapter(ctx.app.db, ctx.user.id, input.book, input.chapter),
    ),

  everywhere: memberProcedure.query(({ ctx }) => highlightsEverywhere(ctx.app.db, ctx.user.id)),

  set: memberProcedure
    .input(z.object({ place: VersesInput, colour: z.enum(HIGHLIGHT_COLOURS).nullable() }))
    .mutation(({ ctx, input: { place, colour } }) =>
      applyOnce(ctx, (db) =>
        colour
          ? setHighlight(db, ctx.user.id, place, colour)
          : clearHighlight(db, ctx.user.id, place),
      ),
    ),

  /** The coloured words of a chapter, in every translation. */
  partsInChapter: memberProcedure
    .input(ChapterInput)
    .query(({ ctx, input }) => partsInChapter(ctx.app.db, ctx.user.id, input.book, input.chapter)),

  setParts: memberProcedure.input(HighlightParts).mutation(({ ctx, input }) =>
    applyOnce(ctx, async (db) => {
      if (!(await setParts(db, ctx.user.id, input))) throw new AppError('LIMIT_REACHED');
    }),
  ),
});
