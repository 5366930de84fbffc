const COMMA_RANGE = /(?<!\d)(\d{1,3}),(\d{1,3})(\s?[-–—]\s?)(\d{1,3}),(\d{1,3})(?!\d)/gu;

/**
 * Rewrites "Mt 5,1-7,29" as "Mt 5:1-7:29", with the same length. A comma before the first verse
 * of a range implies one before the last verse where the number between can be a later chapter.
 */
export function withColons(text: string): string {
  return text.replace(COMMA_RANGE, (whole, chapter, verse, dash, endChapter, endVerse) =>
    Number(endChapter) > Number(chapter)
      ? `${chapter}:${verse}${dash}${endChapter}:${endVerse}`
      : whole,
  );
}
