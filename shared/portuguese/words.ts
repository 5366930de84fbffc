/** Most words have no accent, and need no form without it. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Folds a text to lower case without accents, the form in which words are compared. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The folded words of a text, in order. */
export function plainWordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\d]+/gu) ?? [];
}

/** A word in its text: its folded form, and where it stands. */
type PlacedWord = Readonly<{ plain: string; start: number; end: number }>;

/** The words of a text in order, each with its place. */
export function placedWordsOf(text: string): PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\d]+/gu)].map(({ index, 0: word }) => ({
    plain: foldText(word),
    start: index,
    end: index + word.length,
  }));
}
