import * as z from 'zod/mini';
import { explainedVerses, MOST_EXPLAINED_TOGETHER } from '#shared/bible/explanation-input.ts';
import { bookNamed } from '#shared/bible/parse-reference.ts';
import { problemOf, verseReference } from '#shared/bible/reference.ts';
import { ChapterInput, TranslationInput } from '#shared/bible/verse-input.ts';

const LONGEST_NAME = 60;

const VerseNumber = z.int().check(z.minimum(1), z.maximum(176));

/** A name that no book has is refused as an unknown code is. */
const Book = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(LONGEST_NAME)),
    z.transform((name: string) => bookNamed(name) ?? name),
  ),
  ChapterInput.shape.book,
);

/** The input of `bible-verse-explanation`, which names the verse by its place; its words are the stored ones. */
export const ExplanationInput = z
  .object({
    book: Book,
    chapter: ChapterInput.shape.chapter,
    verseNumber: VerseNumber,
    /** Further verses of the chapter that are explained together with it. */
    furtherVerses: z.optional(z.array(VerseNumber).check(z.maxLength(MOST_EXPLAINED_TOGETHER - 1))),
    translation: z._default(z.nullable(TranslationInput), null),
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
