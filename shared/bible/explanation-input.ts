import * as z from 'zod/mini';
import { problemOf, verseReference } from './reference.ts';
import { ChapterInput, TranslationInput } from './verse-input.ts';

/** The explanation of more verses would not fit on a few screens of a phone. */
export const MOST_EXPLAINED_TOGETHER = 12;

/** Begins the last paragraph of the library's explanation, which screens fold. */
export const ABOUT_BOOK = '**O livro.**';

const VerseNumber = z.int().check(z.minimum(1), z.maximum(176));

/** The input of `bible-verse-explanation`, which names the verse by its place; its words are the stored ones. */
export const ExplanationInput = z
  .extend(ChapterInput, {
    verseNumber: VerseNumber,
    /** Further verses of the chapter that are explained together with it. */
    furtherVerses: z.optional(z.array(VerseNumber).check(z.maxLength(MOST_EXPLAINED_TOGETHER - 1))),
    translation: z.nullable(TranslationInput),
  })
  .check(
    z.superRefine((input, context) => {
      const { book, chapter } = input;
      for (const verse of explainedVerses(input)) {
        const problem = problemOf(verseReference(book, chapter, verse));
        if (problem) context.addIssue({ code: 'custom', message: `${problem}.` });
      }
    }),
  );

export type ExplanationInput = z.infer<typeof ExplanationInput>;

/** The verses to explain, each once, in ascending order. */
export function explainedVerses({
  verseNumber,
  furtherVerses = [],
}: Readonly<{ verseNumber: number; furtherVerses?: readonly number[] | undefined }>): number[] {
  return [...new Set([verseNumber, ...furtherVerses])].sort((a, b) => a - b);
}
