/** Folds a text to lower case without accents, the form in which words are compared. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The folded words of a text, in order. */
export function plainWordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\d]+/gu) ?? [];
}
