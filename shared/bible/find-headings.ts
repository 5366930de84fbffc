import { COMMONEST_WORDS, FUNCTION_WORDS } from '../portuguese/stop-words.ts';
import { plainWordsOf } from '../portuguese/words.ts';
import { type BookCode, isBookCode } from './canon.ts';
import { placeOf } from './reference.ts';

export type Heading = Readonly<{ book: BookCode; chapter: number; verse: number; text: string }>;

/** A heading with its place and the words by which it is found. */
export type ListedHeading = Readonly<{
  heading: Heading;
  place: number;
  words: readonly string[];
}>;

const MOST = 6;
/** The share of its own words by which a heading is told among others. */
const LEAST_TOLD = 0.6;
/** Shorter words are too alike to be told apart by their beginning. */
const SHORTEST_STEM = 4;
/** How many letters an ending may add. */
const LONGEST_ENDING = 3;

/** The headings in lines such as `GEN 1:1 O começo`, in their order. */
export function headingsIn(lines: string): readonly Heading[] {
  return lines
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, book = '', chapter, verse, text = ''] =
        /^(\w{3}) (\d+):(\d+) (.+)$/.exec(line) ?? [];
      return isBookCode(book)
        ? [{ book, chapter: Number(chapter), verse: Number(verse), text }]
        : [];
    });
}

export const listHeadings = (headings: readonly Heading[]): readonly ListedHeading[] =>
  headings.map((heading) => ({
    heading,
    place: placeOf(heading),
    words: tellingWordsOf(heading.text),
  }));

/** The number of the heading under which a verse stands; each book begins with one. */
export function headingAbove(listed: readonly ListedHeading[], place: number): number {
  let [low, high] = [0, listed.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((listed[middle]?.place ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * The section headings that have all the typed words, those with the fewest others first; where there
 * are none, those that are told with most of their own words among others.
 */
export function findHeadings(listed: readonly ListedHeading[], typed: string): readonly Heading[] {
  const telling = tellingWordsOf(typed);
  const named = telling.filter((word) => !KINDS.has(word));
  const words = named.length > 0 ? named : telling;
  if (words.length === 0) return [];
  const whole = listed
    .filter((each) => words.every((word) => each.words.some((other) => isLike(other, word))))
    .toSorted((a, b) => a.words.length - b.words.length);
  const found = whole.length > 0 ? whole : toldAmong(words, listed);
  return found.slice(0, MOST).map(({ heading }) => heading);
}

/** What people call a passage, and headings leave away. */
const KINDS = new Set(['parabola', 'historia', 'milagre', 'passagem']);

/** Half of all headings and verses that people remember have one of them. */
const NAMES_OF_GOD = new Set(['deus', 'senhor', 'jesus', 'cristo']);

function toldAmong(words: readonly string[], listed: readonly ListedHeading[]) {
  return listed
    .flatMap((each) => {
      const has = each.words.filter((own) => words.some((word) => isLike(own, word)));
      const told = has.length;
      if (told < LEAST_TOLD * each.words.length) return [];
      const telling = has.filter((own) => !NAMES_OF_GOD.has(own)).length;
      return telling > 1 ? [{ ...each, told }] : [];
    })
    .toSorted((a, b) => b.told - a.told || a.words.length - b.words.length);
}

const tellingWordsOf = (text: string) =>
  plainWordsOf(text).filter((word) => !COMMONEST_WORDS.has(word) && !FUNCTION_WORDS.has(word));

/** Whether two words are the same but for their endings, as "pastor" and "pastores". */
export function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.charCodeAt(0) !== other.charCodeAt(0)) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST_STEM || long.length - short.length > LONGEST_ENDING) return false;
  return long.startsWith(short.slice(0, Math.max(SHORTEST_STEM, short.length - 1)));
}
