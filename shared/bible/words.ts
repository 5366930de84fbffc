/** Lower case without accents: the form in which words are compared and searched. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The plain words of a text in order, joined by spaces. */
export function plainWordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\d]+/gu) ?? [];
}
