import type { Reference } from '../bible/reference.ts';
import { foldText } from '../portuguese/words.ts';

/** How well a verse was remembered. */
export const GRADES = ['again', 'hard', 'good'] as const;
export type Grade = (typeof GRADES)[number];

/** The most verses that are learned as one. */
export const LONGEST_TO_LEARN = 6;

/** Whether a place is of some verses of one chapter, as few as one learns in one go. */
export function isLearnable({ chapter, endChapter, verse, endVerse }: Reference): boolean {
  if (verse === null || endVerse === null || chapter !== endChapter) return false;
  return endVerse - verse < LONGEST_TO_LEARN;
}

/** A word as it stands, and its letters without accents and punctuation; a dash alone has none. */
type Word = Readonly<{ shown: string; letters: string }>;

export function wordsToLearn(text: string): Word[] {
  return text
    .split(/\s+/)
    .filter((shown) => shown !== '')
    .map((shown) => ({ shown, letters: foldText(shown).replace(/[^\p{L}\p{N}]/gu, '') }));
}

/** "No princípio criou" as "N p c", with the punctuation that helps to find one's way. */
export const firstLetters = (text: string): string =>
  text.replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu, (word) => word.charAt(0));

type Recalled = Readonly<{
  /** Each word of the verse, and whether it was remembered in its place. */
  words: readonly Readonly<{ shown: string; right: boolean }>[];
  right: number;
  of: number;
}>;

/** Compares what was typed with the verse, word by word in order; accents and signs do not matter. */
export function recall(text: string, typed: string): Recalled {
  const words = wordsToLearn(text);
  const expected = words.filter(({ letters }) => letters !== '');
  const said = wordsToLearn(typed).flatMap(({ letters }) => (letters === '' ? [] : [letters]));
  const matched = matches(
    expected.map(({ letters }) => letters),
    said,
  );
  return {
    words: words.map((word) => ({
      shown: word.shown,
      right: word.letters === '' || matched.has(expected.indexOf(word)),
    })),
    right: matched.size,
    of: expected.length,
  };
}

/** The positions of expected words in the longest sequence that what was said has in common. */
function matches(expected: readonly string[], said: readonly string[]): Set<number> {
  const rows = Array.from({ length: expected.length + 1 }, () =>
    new Array<number>(said.length + 1).fill(0),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = expected.length - 1; row >= 0; row--) {
    for (let column = said.length - 1; column >= 0; column--) {
      const longest =
        expected[row] === said[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      rows[row]?.splice(column, 1, longest);
    }
  }
  const found = new Set<number>();
  for (let row = 0, column = 0; row < expected.length && column < said.length; ) {
    if (expected[row] === said[column]) {
      found.add(row++);
      column++;
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return found;
}

const NEARLY_ALL = 0.95;
const MOST = 0.7;

/** A slip of a word is as good as none. */
export function gradeOf({ right, of }: Pick<Recalled, 'right' | 'of'>, hinted: boolean): Grade {
  const share = of === 0 ? 1 : right / of;
  if (share < MOST) return 'again';
  return share >= NEARLY_ALL && !hinted ? 'good' : 'hard';
}
