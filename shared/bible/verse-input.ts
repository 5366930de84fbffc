import * as z from 'zod/mini';
import { BOOKS } from './canon.ts';
import { problemOf, verseReference } from './reference.ts';

/** A translation by its id, as imports name it. */
export const TranslationInput = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,40}$/, 'Escolha uma das traduções instaladas.'));

const BookCodeInput = z.enum(BOOKS.map(({ code }) => code));

export const ChapterInput = z.object({
  book: BookCodeInput,
  chapter: z.int().check(z.minimum(1), z.maximum(150)),
});

const VerseNumber = z.int().check(z.minimum(1), z.maximum(176));

/** One verse, which must exist. */
export const VerseInput = z.extend(ChapterInput, { verse: VerseNumber }).check(
  z.superRefine(({ book, chapter, verse }, context) => {
    const problem = problemOf(verseReference(book, chapter, verse));
    if (problem) context.addIssue({ code: 'custom', message: `${problem}.`, path: ['verse'] });
  }),
);

/** Verses of one chapter that a member selected; each must exist. */
export const VersesInput = z
  .extend(ChapterInput, {
    verses: z.array(VerseNumber).check(z.minLength(1, 'Selecione um versículo.'), z.maxLength(176)),
  })
  .check(
    z.superRefine(({ book, chapter, verses }, context) => {
      for (const verse of verses) {
        const problem = problemOf(verseReference(book, chapter, verse));
        if (problem) context.addIssue({ code: 'custom', message: `${problem}.`, path: ['verses'] });
      }
    }),
  );
