import type { BookCode } from '#shared/bible/canon.ts';
import { COMMONEST_WORDS, FUNCTION_WORDS } from '#shared/portuguese/stop-words.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { allHeadings } from './apparatus.ts';

type Heading = Readonly<{ book: BookCode; chapter: number; verse: number; text: string }>;
type Listed = Heading & Readonly<{ words: readonly string[] }>;

const MOST = 6;
/** Shorter words are too alike to be told apart by their beginning. */
const SHORTEST_STEM = 4;
/** How many letters an ending may add. */
const LONGEST_ENDING = 3;

let listed: readonly Listed[] | null = null;

/** The section headings that have all the typed words, those with the fewest others first. */
export function findHeadings(typed: string): readonly Heading[] {
  const words = tellingWordsOf(typed);
  if (words.length === 0) return [];
  listed ??= allHeadings().map((heading) => ({ ...heading, words: tellingWordsOf(heading.text) }));
  return listed
    .filter((heading) => words.every((word) => heading.words.some((each) => isLike(each, word))))
    .toSorted((a, b) => a.words.length - b.words.length)
    .slice(0, MOST)
    .map(({ book, chapter, verse, text }) => ({ book, chapter, verse, text }));
}

const tellingWordsOf = (text: string) =>
  plainWordsOf(text).filter((word) => !COMMONEST_WORDS.has(word) && !FUNCTION_WORDS.has(word));

/** Whether two words are the same but for their endings, as "pastor" and "pastores". */
function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST_STEM || long.length - short.length > LONGEST_ENDING) return false;
  return long.startsWith(short.slice(0, Math.max(SHORTEST_STEM, short.length - 1)));
}
