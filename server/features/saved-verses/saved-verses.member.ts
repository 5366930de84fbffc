import * as z from 'zod';
import {
  ChapterInput,
  TranslationInput,
  VerseInput,
  VersesInput,
} from '#shared/bible/verse-input.ts';
import { VerseComment, VerseNotes } from '#shared/reading.ts';
import { applyOnce } from '../../changes/change.ts';
import { CursorTime, pageOf, readCursor } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { ById, memberProcedure, momentOf, router } from '../../trpc.ts';
import { updateNotes, writeNote } from './notes.queries.ts';
import {
  countTags,
  listSavedVerses,
  removeSavedVerse,
  savedInChapter,
  saveVerses,
} from './saved-verses.queries.ts';

const Cursor = z.object({ createdAt: CursorTime, place: z.int().min(0).max(99_999_999) });
/** A verse is saved once, so its place names it too, before a device knows the id. */
const ByPlace = z.object({ verse: VerseInput });
const notesInput = {
  notes: VerseNotes,
  /** What the member had before them, where another device may have changed it since. */
  base: z.nullish(VerseNotes),
};
/** A first page is part of a rendered document; whoever asks for more, or filters, gets many at once. */
const [FIRST_PAGE, PAGE] = [20, 100];
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
      const after = readCursor(Cursor, input.cursor);
      const size = after ? PAGE : FIRST_PAGE;
      const rows = await listSavedVerses(ctx.app.db, ctx.user.id, {
        order: input.order,
        after,
        limit: size + 1,
      });
      return pageOf(rows, size, ({ createdAt, place }) => ({ createdAt, place }));
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
      const now = momentOf(ctx);
      const before = input.savedAt ? new Date(input.savedAt) : now;
      const document = await ctx.app.bible.chapter(book, chapter, input.translation ?? null);
      const translation = await ctx.app.bible.translation(input.translation ?? null);
      const found = document?.verses.filter(({ number }) => verses.includes(number)) ?? [];
      if (!translation || found.length === 0) throw new AppError('NOT_FOUND');
      const rows = found.map((verse) => ({
        book,
        chapter,
        verseNumber: verse.number,
        verseText: verse.text,
        translation: translation.abbreviation,
        userComment: input.notes.comment?.trim() || null,
        tags: [...new Set(input.notes.tags)],
      }));
      const saved = await applyOnce(ctx, (db) =>
        saveVerses(db, ctx.user.id, rows, before < now ? before : now),
      );
      if (saved === 0) throw new AppError('CONFLICT', ALREADY_SAVED);
      return { saved: saved ?? rows.length };
    }),

  /** A note needs no saved verse; null takes it back. */
  note: memberProcedure
    .input(
      z.object({
        verse: VerseInput,
        translation: z.nullish(TranslationInput),
        comment: z.nullable(VerseComment),
        base: z.nullish(VerseComment),
      }),
    )
    .mutation(async ({ ctx, input }) => {
      const { book, chapter, verse } = input.verse;
      const document = await ctx.app.bible.chapter(book, chapter, input.translation ?? null);
      const translation = await ctx.app.bible.translation(input.translation ?? null);
      const found = document?.verses.find(({ number }) => number === verse);
      if (!translation || !found) throw new AppError('NOT_FOUND');
      const row = {
        book,
        chapter,
        verseNumber: verse,
        verseText: found.text,
        translation: translation.abbreviation,
        userComment: input.comment?.trim() || null,
        tags: [],
      };
      const base = input.base?.trim() || (input.base === undefined ? undefined : null);
      await applyOnce(ctx, (db) => writeNote(db, ctx.user.id, row, base, momentOf(ctx)));
    }),

  updateNotes: memberProcedure
    .input(z.union([ById.extend(notesInput), ByPlace.extend(notesInput)]))
    .mutation(async ({ ctx, input: { notes, base, ...which } }) => {
      const found = await applyOnce(ctx, (db) =>
        updateNotes(db, ctx.user.id, which, tidy(notes), base ? tidy(base) : null),
      );
      if (found === false) throw new AppError('NOT_FOUND');
    }),

  remove: memberProcedure.input(z.union([ById, ByPlace])).mutation(async ({ ctx, input }) => {
    const found = await applyOnce(ctx, (db) => removeSavedVerse(db, ctx.user.id, input));
    if (found === false) throw new AppError('NOT_FOUND');
  }),
});

const tidy = ({ comment, tags }: VerseNotes) => ({
  userComment: comment?.trim() || null,
  tags: [...new Set(tags)],
});
