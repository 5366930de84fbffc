const COMMA_RANGE = /(?<!\d)(\d{1,3}),(\d{1,3})(\s?[-–—]\s?)(\d{1,3}),(\d{1,3})(?!\d)/gu;

/**
 * "Mt 5,1-7,29" as "Mt 5:1-7:29", of the same length: whoever writes a comma before the first
 * verse of a range means one before the last, where the second number can be a later chapter.
 */
export function withColons(text: string): string {
  return text.replace(COMMA_RANGE, (whole, chapter, verse, dash, endChapter, endVerse) =>
    Number(endChapter) > Number(chapter)
      ? `${chapter}:${verse}${dash}${endChapter}:${endVerse}`
      : whole,
  );
}
