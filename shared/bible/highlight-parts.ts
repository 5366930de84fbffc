import * as z from 'zod/mini';
import { HIGHLIGHT_COLOURS } from '../reading.ts';
import { problemOf, verseReference } from './reference.ts';
import { ChapterInput, TranslationInput } from './verse-input.ts';
import { areTouching } from './word-parts.ts';

/** As many parts as words may be chosen at once, over the verses of a chapter. */
const MOST_AT_ONCE = 40;
/** More words than any verse has. */
const MOST_WORDS = 400;

const Word = z.int().check(z.minimum(0), z.maximum(MOST_WORDS));

const Part = z
  .object({
    verse: z.int().check(z.minimum(1), z.maximum(176)),
    first: Word,
    last: Word,
    print: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  })
  .check(z.refine(({ first, last }) => first <= last, 'A última palavra vem antes da primeira.'));

/** Words of some verses, each from its first to its last word as the translation numbers them. */
export const HighlightParts = z
  .extend(ChapterInput, {
    translation: TranslationInput,
    parts: z
      .array(Part)
      .check(z.minLength(1, 'Selecione algumas palavras.'), z.maxLength(MOST_AT_ONCE)),
    /** null takes away what touches these words. */
    colour: z.nullable(z.enum(HIGHLIGHT_COLOURS)),
  })
  .check(
    z.superRefine(({ book, chapter, translation, parts }, context) => {
      const refuse = (message: string) =>
        context.addIssue({ code: 'custom', message, path: ['parts'] });
      const words = parts.map((part) => ({ translation, ...part }));
      for (const [index, part] of words.entries()) {
        const problem = problemOf(verseReference(book, chapter, part.verse));
        if (problem) refuse(`${problem}.`);
        if (words.slice(0, index).some((other) => areTouching(other, part)))
          refuse('Os trechos têm palavras em comum.');
      }
    }),
  );

export type HighlightParts = z.infer<typeof HighlightParts>;
