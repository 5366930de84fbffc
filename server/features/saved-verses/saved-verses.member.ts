import * as z from 'zod';
import { ChapterInput, TranslationInput, VersesInput } from '#shared/bible/verse-input.ts';
import { VerseNotes } from '#shared/reading.ts';
import { CursorTime, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { memberProcedure, router } from '../../trpc.ts';
import {
  countTags,
  listSavedVerses,
  removeSavedVerse,
  savedInChapter,
  saveVerses,
  updateNotes,
} from './saved-verses.queries.ts';

const Cursor = z.object({ createdAt: CursorTime, place: z.int().min(0).max(99_999_999) });
const ById = z.object({ id: z.uuid() });
const PAGE = 100;
const ALREADY_SAVED = 'Versículo já está salvo';

export const savedVersesRouter = router({
  list: memberProcedure
    .input(
      z.object({
        order: z.enum(['newest', 'canon']).default('newest'),
        cursor: z.string().max(300).nullish(),
      }),
    )
    .query(async ({ ctx, input }) => {
      const rows = await listSavedVerses(ctx.app.db, ctx.user.id, {
        order: input.order,
        after: readCursor(Cursor, input.cursor),
        limit: PAGE + 1,
      });
      return pageOf(rows, PAGE, ({ createdAt, place }) => ({ createdAt, place }));
    }),

  tags: memberProcedure.query(({ ctx }) => countTags(ctx.app.db, ctx.user.id)),

  inChapter: memberProcedure
    .input(ChapterInput)
    .query(({ ctx, input }) => savedInChapter(ctx.app.db, ctx.user.id, input.book, input.chapter)),

  /** The stored words are those of the translation, whatever a client sends. */
  save: memberProcedure
    .input(
      z.object({
        place: VersesInput,
        translation: z.nullish(TranslationInput),
        notes: VerseNotes,
        /** When it was saved before it was removed by mistake, so that it finds its place again. */
        savedAt: z.iso.datetime().nullish(),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      const { book, chapter, verses } = input.place;
      const now = ctx.app.now();
      const before = input.savedAt ? new Date(input.savedAt) : now;
      const document = await ctx.app.bible.chapter(book, chapter, input.translation ?? null);
      const translation = await ctx.app.bible.translation(input.translation ?? null);
      const found = document?.verses.filter(({ number }) => verses.includes(number)) ?? [];
      if (!translation || found.length === 0) throw new AppError('NOT_FOUND');
      const saved = await saveVerses(
        ctx.app.db,
        ctx.user.id,
        found.map((verse) => ({
          book,
          chapter,
          verseNumber: verse.number,
          verseText: verse.text,
          translation: translation.abbreviation,
          userComment: input.notes.comment?.trim() || null,
          tags: [...new Set(input.notes.tags)],
        })),
        before < now ? before : now,
      );
      if (saved === 0) throw new AppError('CONFLICT', ALREADY_SAVED);
      return { saved };
    }),

  updateNotes: memberProcedure
    .input(ById.extend({ notes: VerseNotes }))
    .mutation(async ({ ctx, input }) => {
      const { comment, tags } = input.notes;
      const notes = { userComment: comment?.trim() || null, tags: [...new Set(tags)] };
      if (!(await updateNotes(ctx.app.db, ctx.user.id, input.id, notes))) {
        throw new AppError('NOT_FOUND');
      }
    }),

  remove: memberProcedure.input(ById).mutation(async ({ ctx, input }) => {
    if (!(await removeSavedVerse(ctx.app.db, ctx.user.id, input.id))) {
      throw new AppError('NOT_FOUND');
    }
  }),
});
