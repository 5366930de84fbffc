import * as z from 'zod/mini';
import { problemOf, verseReference } from './reference.ts';
import { ChapterInput } from './verse-input.ts';

/** `bible-verse-explanation`: the verse by its place; its words are the stored ones. */
export const ExplanationInput = z
  .extend(ChapterInput, {
    verseNumber: z.int().check(z.minimum(1), z.maximum(176)),
    translation: z.nullable(z.string().check(z.maxLength(40))),
  })
  .check(
    z.superRefine(({ book, chapter, verseNumber }, context) => {
      const problem = problemOf(verseReference(book, chapter, verseNumber));
      if (problem) context.addIssue({ code: 'custom', message: `${problem}.` });
    }),
  );

export type ExplanationInput = z.infer<typeof ExplanationInput>;
