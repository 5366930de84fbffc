import { foldText } from '../portuguese/words.ts';

const BOOKS = [
  'Tobias',
  'Judite',
  'Sabedoria',
  'Eclesiástico',
  'Sirácida',
  'Baruc',
  'Macabeus',
] as const;

/**
 * Explains why a book of the Catholic canon is missing to a person who types a place in it. A
 * number is required because "sabedoria" alone is a word.
 */
export function outsideCanon(typed: string): string | null {
  const plain = /^\s*(?:[12]º?|i{1,2})?\s*(?:livro\s+d[aeo]\s+)?([a-z]+)\s+\d/.exec(
    foldText(typed),
  );
  const book = BOOKS.find((name) => foldText(name) === plain?.[1]);
  if (!book) return null;
  return `${book} não está nesta Bíblia, que segue o cânon protestante, de 66 livros`;
}
