import * as z from 'zod';
import { parseReferenceKey, referenceKey } from '#shared/bible/reference.ts';
import { TranslationInput } from '#shared/bible/verse-input.ts';
import { AppError } from '../../errors.ts';
import { publicProcedure, router } from '../../trpc.ts';

const ReferenceKey = z.string().max(40);
export const LONGEST_PASSAGE = 60;

/** What public pages read of the Bible. */
export const biblePublicRouter = router({
  /** Reads the verses of a reference, for the chip that opens it in place. */
  passage: publicProcedure
    .input(z.object({ key: ReferenceKey, translation: z.nullish(TranslationInput) }))
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
