/**
 * Joins two pieces of a verse with a space where their words would run together, since
 * published lines usually but not always carry their own spaces.
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
      // A dash at the beginning belongs to the layout of speeches and lists in the published files.
      .replace(/^[-–—]\s+(?=\p{L})/u, '')
  );
}
