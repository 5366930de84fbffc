import * as z from 'zod';
import { ChapterInput, VersesInput } from '#shared/bible/verse-input.ts';
import { HIGHLIGHT_COLOURS } from '#shared/reading.ts';
import { applyOnce } from '../../changes/change.ts';
import { memberProcedure, router } from '../../trpc.ts';
import { clearHighlight, highlightsInChapter, setHighlight } from './highlights.queries.ts';

export const highlightsRouter = router({
  inChapter: memberProcedure
    .input(ChapterInput)
    .query(({ ctx, input }) =>
      highlightsInChapter(ctx.app.db, ctx.user.id, input.book, input.chapter),
    ),

  set: memberProcedure
    .input(z.object({ place: VersesInput, colour: z.enum(HIGHLIGHT_COLOURS).nullable() }))
    .mutation(({ ctx, input: { place, colour } }) =>
      applyOnce(ctx, (db) =>
        colour
          ? setHighlight(db, ctx.user.id, place, colour)
          : clearHighlight(db, ctx.user.id, place),
      ),
    ),
});
