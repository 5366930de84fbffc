/** What may turn out to be a reference, or a sign of more than one letter, once it is whole. */
const VERSES =
  '\\d{1,3}(?:[a-d]|ss?)?\\s*(?:[-–—,;]\\s*(?:\\d{1,3}[a-d]?\\s*(?:[:.]\\s*\\d{0,3})?)?)*';
const CHAPTER = `\\d{1,3}\\s*(?:(?:[:.,]|,?\\s*v\\p{L}*\\.?)\\s*(?:v\\p{L}*\\.?\\s*)?(?:${VERSES})?)?`;
const NUMBERED_BOOK =
  '(?<![\\p{L}\\d])[1-3][ªº]?\\s?|(?<!\\p{L})I{1,3}\\s|(?<!\\p{L})(?:Primeira|Segunda|Terceira)\\s(?:\\p{L}+\\s){0,5}';
const TAIL = new RegExp(
  `(?:${[
    `(?:${NUMBERED_BOOK})?(?<!\\p{L})\\p{Lu}\\p{L}*\\.?(?:\\s+d[aeo]s?\\s*\\p{L}*)?,?\\s*(?:c(?:ap?\\p{L}*)?\\.?\\s*)?(?:${CHAPTER})?`,
    '(?<!\\p{L})(?:Primeira|Segunda|Terceira)(?:\\s(?:[Cc]arta|[Ee]pístola|de|a|aos|\\p{Lu}\\p{L}*|\\p{L}{0,8}$))*\\s?',
    "[!*_~=‘'`”—]+",
    '(?<!\\d)[1-3]\\s?',
    '(?<!\\p{L})h(?:t(?:t(?:ps?(?::\\/?)?)?)?)?',
    ' ',
  ].join('|')})$`,
  'u',
);

const LONGEST_PARENTHESIS = 60;

/** Where a parenthesis stands open at the end: an invented reference in it takes it away. */
function openParenthesis(buffer: string): number {
  const open = buffer.lastIndexOf('(');
  if (open < 0 || buffer.includes(')', open) || buffer.length - open > LONGEST_PARENTHESIS) {
    return buffer.length;
  }
  return buffer[open - 1] === ' ' ? open - 1 : open;
}

/** From where the end of a text must wait for what comes next. */
export function unfinishedFrom(buffer: string): number {
  return Math.min(TAIL.exec(buffer)?.index ?? buffer.length, openParenthesis(buffer));
}
