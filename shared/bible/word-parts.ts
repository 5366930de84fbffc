import { placedWordsOf } from '../portuguese/words.ts';
import type { HighlightColour } from '../reading.ts';

/** Words of a verse, by the numbers that its translation gives them. */
export type WordPart = Readonly<{
  verse: number;
  first: number;
  last: number;
  /** A number made of the words, by which a changed wording is known; it holds none of them. */
  print: string;
}>;

export type ColouredPart = WordPart & Readonly<{ translation: string; colour: HighlightColour }>;

/** The words that some letters of a verse touch; null where they touch none. */
export function partOf(verse: number, text: string, start: number, end: number): WordPart | null {
  if (start >= end) return null;
  const words = placedWordsOf(text);
  const first = words.findIndex((word) => word.end > start);
  const last = words.findLastIndex((word) => word.start < end);
  if (first < 0 || last < first) return null;
  return { verse, first, last, print: printOf(words.slice(first, last + 1)) };
}

/** The letters of a part; null where the verse has other words there now. */
export function spanOf(text: string, { first, last, print }: WordPart) {
  const words = placedWordsOf(text).slice(first, last + 1);
  const [begin, end] = [words[0], words.at(-1)];
  if (!begin || !end || words.length !== last - first + 1 || printOf(words) !== print) return null;
  return [begin.start, end.end] as const;
}

type Words = Pick<ColouredPart, 'translation' | 'verse' | 'first' | 'last'>;

/** Whether two parts have words in common, so that the later one takes the place of the other. */
export const areTouching = (one: Words, other: Words): boolean =>
  one.translation === other.translation &&
  one.verse === other.verse &&
  one.first <= other.last &&
  other.first <= one.last;

type Chosen = Readonly<{
  translation: string;
  parts: readonly WordPart[];
  colour: HighlightColour | null;
}>;

/** The coloured parts of a chapter after some words were coloured, or lost their colour. */
export function withParts(
  before: readonly ColouredPart[],
  { translation, parts, colour }: Chosen,
): ColouredPart[] {
  const chosen = parts.map((part) => ({ ...part, translation }));
  return [
    ...before.filter((each) => !chosen.some((part) => areTouching(each, part))),
    ...(colour ? chosen.map((part) => ({ ...part, colour })) : []),
  ];
}

/** FNV-1a in 32 bits: small, quick, and the same on each device. */
function printOf(words: ReturnType<typeof placedWordsOf>): string {
  let hash = 0x811c9dc5;
  for (const sign of words.map(({ plain }) => plain).join(' ')) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
