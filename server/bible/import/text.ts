/**
 * Joins two pieces of a verse. Published lines carry their own spaces, but not
 * always: where a word would run into the next one, a space belongs between them.
 */
export function joinText(before: string, after: string): string {
  const glued = /[\p{L}\d.,;:!?”’)]$/u.test(before) && /^[\p{L}\d“‘(]/u.test(after);
  return glued ? `${before} ${after}` : before + after;
}

/** One space between words, none before punctuation, inside parentheses or around a hyphen. */
export function tidyText(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/ ([,;.:!?”’)])/g, '$1')
      .replace(/([(“‘]) /g, '$1')
      .replace(/(?<=\p{L}) -(?=\p{L})|(?<=\p{L})- (?=\p{L})/gu, '-')
      .replace(/([,;])(?=\p{L})/gu, '$1 ')
      .replace(/([:!?])-(?=\p{L})/gu, '$1 -')
      .trim()
      // Speeches and lists of the published files begin with a dash that belongs to their layout.
      .replace(/^[-–—]\s+(?=\p{L})/u, '')
  );
}
