import * as z from 'zod';
import { bookNamed, parseReference } from '#shared/bible/parse-reference.ts';
import { placesInProse } from '#shared/bible/places-in-prose.ts';
import {
  chapterReference,
  problemOf,
  type Reference,
  verseReference,
} from '#shared/bible/reference.ts';
import { LONGEST_QUERY } from '#shared/bible/search-results.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { AppError } from '../../errors.ts';

const INCOMPLETE = 'Selecione um livro e capítulo';

const Chapter = z
  .int('O capítulo é um número inteiro, sem ponto nem vírgula.')
  .min(1, 'Os capítulos começam em 1.');
const Verse = z
  .int('O versículo é um número inteiro, sem ponto nem vírgula.')
  .min(1, 'Os versículos começam em 1.');

/** A place that a member chose; the book has its code or its Brazilian name. */
export const PlaceInput = z.object({
  book: z.string().overwrite(cleanText).trim().max(60).nullish(),
  chapter: Chapter.nullish(),
  startVerse: Verse.nullish(),
  endVerse: Verse.nullish(),
});

export const QuickSearchInput = PlaceInput.extend({
  query: z.string().overwrite(cleanText).trim().max(LONGEST_QUERY).nullish(),
});

/** @throws AppError that says in Portuguese why there is no such place */
export function referenceFrom(place: z.infer<typeof PlaceInput>): Reference {
  const { book, chapter, startVerse, endVerse } = place;
  if (!book || !chapter) throw new AppError('INVALID_INPUT', INCOMPLETE);
  const code = bookNamed(book);
  if (!code) throw new AppError('INVALID_INPUT', `Não conhecemos o livro "${book}".`);
  const first = startVerse ?? (endVerse ? 1 : null);
  const reference =
    first === null
      ? chapterReference(code, chapter)
      : verseReference(code, chapter, first, endVerse ?? first);
  const problem = problemOf(reference);
  if (problem) throw new AppError('INVALID_INPUT', `${problem}.`);
  return reference;
}

/** A typed reference, which may cross chapters, goes before the chosen place. */
export function searchedReference(input: z.infer<typeof QuickSearchInput>): Reference {
  const typed = input.query ? parseReference(input.query) : null;
  if (typed?.kind === 'references') return typed.references[0];
  if (typed?.kind === 'problem') throw new AppError('INVALID_INPUT', `${typed.problem}.`);
  const [named] = input.query && !typed ? placesInProse(input.query) : [];
  return named ?? referenceFrom(input);
}
