import * as z from 'zod';
import { MOST_EXPLAINED_TOGETHER } from '#shared/bible/explanation-input.ts';
import {
  formatReference,
  LONGEST_PASSAGE,
  parseReferenceKey,
  referenceKey,
} from '#shared/bible/reference.ts';
import { LONGEST_QUERY } from '#shared/bible/search-results.ts';
import { ChapterInput, TranslationInput, VersesInput } from '#shared/bible/verse-input.ts';
import { apparatusOf, headingLines, searchHeadings } from '../../bible/apparatus/apparatus.ts';
import {
  crossReferencesOf,
  nearestReferred,
} from '../../bible/cross-references/cross-references.ts';
import { BLIVRE } from '../../bible/import/blivre.ts';
import { readInstall } from '../../bible/install.queries.ts';
import { knownWordsForDevices } from '../../bible/search/known-verse.ts';
import { SELECTION_ID } from '../../bible/selection.ts';
import { AppError } from '../../errors.ts';
import { publicProcedure, router, sharedProcedure } from '../../trpc.ts';
import { PlaceInput, QuickSearchInput, referenceFrom, searchedReference } from './place-input.ts';

const ReferenceKey = z.string().max(40);
const Translation = z.nullish(TranslationInput);
/** As many verses as may be explained together; more share too much to be told apart. */
const CrossReferencesInput = z.intersection(
  VersesInput,
  z.object({
    verses: z.array(z.number()).max(MOST_EXPLAINED_TOGETHER),
    translation: Translation,
  }),
);

/** The procedures by which anybody may read the Bible. */
export const bibleRouter = router({
  /** Lists the installed translations, and the progress of installing the complete one. */
  translations: publicProcedure.query(async ({ ctx }) => {
    const installed = await ctx.app.bible.translations();
    const complete = installed.some(({ id }) => id !== SELECTION_ID);
    const install = complete ? undefined : await readInstall(ctx.app.db, BLIVRE.id);
    const translations = installed.map(
      async ({ editionId: _edition, derivedVersion: _derived, ...text }) => ({
        ...text,
        complete: text.id !== SELECTION_ID,
        chapters: await ctx.app.bible.table(text.id),
      }),
    );
    return {
      translations: await Promise.all(translations),
      // The reason of a failure names files of the server, so only the log has it.
      install: install
        ? {
            status: install.status,
            booksDone: install.booksDone,
            booksTotal: install.booksTotal,
          }
        : null,
    };
  }),

  /** `bible-content`: reads the verses of a place that was chosen by book, chapter and verses. */
  content: sharedProcedure
    .input(z.object({ ...PlaceInput.shape, translation: Translation }))
    .query(async ({ ctx, input }) => {
      const reference = referenceFrom(input);
      const passage = await ctx.app.bible.passage(reference, input.translation ?? null);
      return { verses: passage?.verses ?? [] };
    }),

  /** `bible-quick-search`: reads a typed or chosen passage; null where the translation lacks it. */
  quickSearch: sharedProcedure
    .input(z.object({ ...QuickSearchInput.shape, translation: Translation }))
    .query(async ({ ctx, input }) => {
      const reference = searchedReference(input);
      const passage = await ctx.app.bible.passage(reference, input.translation ?? null);
      if (!passage) return { result: null };
      return {
        result: {
          key: referenceKey(reference),
          title: formatReference(reference),
          translation: passage.translation.abbreviation,
          verses: passage.verses.slice(0, LONGEST_PASSAGE),
          more: passage.verses.length > LONGEST_PASSAGE,
        },
      };
    }),

  /**
   * The places that speak of the same as some verses: the strongest with their words, and all.
   * Verses that have none get those of the one beside them, `near`.
   */
  crossReferences: sharedProcedure.input(CrossReferencesInput).query(async ({ ctx, input }) => {
    const { book, chapter, verses } = input;
    const own = crossReferencesOf(book, chapter, verses);
    const near = own.all.length > 0 ? null : nearestReferred(book, chapter, verses);
    const { strongest, all } = near === null ? own : crossReferencesOf(book, chapter, [near]);
    const { bible } = ctx.app;
    const shown = strongest.map(async (place) => {
      const passage =
        (await bible.passage(place, input.translation ?? null)) ?? (await bible.passage(place));
      return {
        key: referenceKey(place),
        text: passage?.verses.map(({ text }) => text).join(' ') ?? null,
        translation: passage?.translation.abbreviation ?? null,
      };
    });
    return { strongest: await Promise.all(shown), all: all.map(referenceKey), near };
  }),

  /** Our section headings and the speech of Jesus in a chapter. */
  apparatus: sharedProcedure
    .input(z.object({ ...ChapterInput.shape, translation: TranslationInput }))
    .query(async ({ ctx, input }) => {
      const document = await ctx.app.bible.chapter(input.book, input.chapter, input.translation);
      return document ? apparatusOf(document) : { headings: {}, speech: {} };
    }),

  /** Our section headings that have the searched words. */
  headings: sharedProcedure
    .input(z.object({ q: z.string().max(LONGEST_QUERY) }))
    .query(({ input }) => searchHeadings(input.q)),

  /** All our section headings, for a device that searches them without a connection. */
  allHeadings: publicProcedure.query(() => headingLines()),

  /** The words by which verses are known, for the same device. */
  knownWords: publicProcedure.query(() => knownWordsForDevices()),

  /** Reads the verses of a reference, for the chip that opens it in place. */
  passage: sharedProcedure
    .input(z.object({ key: ReferenceKey, translation: Translation }))
    .query(async ({ ctx, input }) => {
      const reference = parseReferenceKey(input.key);
      if (!reference) throw new AppError('NOT_FOUND', 'Essa referência não existe na Bíblia.');
      const passage = await ctx.app.bible.passage(reference, input.translation ?? null);
      if (!passage)
        return { key: referenceKey(reference), translation: null, verses: [], more: false };
      return {
        key: referenceKey(reference),
        translation: passage.translation.abbreviation,
        verses: passage.verses.slice(0, LONGEST_PASSAGE),
        more: passage.verses.length > LONGEST_PASSAGE,
      };
    }),
});
