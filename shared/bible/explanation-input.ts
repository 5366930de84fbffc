/** The explanation of more verses would not fit on a few screens of a phone. */
export const MOST_EXPLAINED_TOGETHER = 12;

/** Begins the last paragraph of the library's explanation, which screens fold. */
export const ABOUT_BOOK = '**O livro.**';

/** The verses to explain, each once, in ascending order. */
export function explainedVerses({
  verseNumber,
  furtherVerses = [],
}: Readonly<{ verseNumber: number; furtherVerses?: readonly number[] | undefined }>): number[] {
  return [...new Set([verseNumber, ...furtherVerses])].sort((a, b) => a - b);
}
