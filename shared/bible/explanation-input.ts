import * as z from 'zod/mini';
import { problemOf, verseReference } from './reference.ts';
import { ChapterInput, TranslationInput } from './verse-input.ts';

/** `bible-verse-explanation`: the verse by its place; its words are the stored ones. */
export const ExplanationInput = z
  .extend(ChapterInput, {
    verseNumber: z.int().check(z.minimum(1), z.maximum(176)),
    translation: z.nullable(TranslationInput),
  })
  .check(
    z.superRefine(({ book, chapter, verseNumber }, context) => {
      const problem = problemOf(verseReference(book, chapter, verseNumber));
      if (problem) context.addIssue({ code: 'custom', message: `${problem}.` });
    }),
  );

export type ExplanationInput = z.infer<typeof ExplanationInput>;
