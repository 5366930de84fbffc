import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Three paragraphs: words that translations exchange freely, so that none of them tells one verse from
 * another; what newer and older translations say for one another; and, of the first, those that stand
 * for one another.
 */
export const WORDS = join(import.meta.dirname, 'verse-words.txt');
const [free = '', alike = '', small = ''] = readFileSync(WORDS, 'utf8').trim().split('\n\n');
const FREE = new Set(free.split(/\s+/));
/** Each word of a line, with what the first one is compared by. */
const byFirst = (lines: string, key: (first: string) => string) =>
  new Map(
    lines.split('\n').flatMap((line) => {
      const words = line.split(' ');
      return words.map((word): [string, string] => [word, key(words[0] ?? word)]);
    }),
  );

const ENDINGS =
  /(?:armos|ermos|irmos|aremos|eremos|iremos|areis|ereis|ireis|assem|essem|issem|ariam|eriam|iriam|aria|eria|iria|arei|erei|irei|aras|eras|iras|arao|erao|irao|avam|aram|eram|iram|amos|emos|imos|ando|endo|indo|ados|adas|idos|idas|ado|ada|ido|ida|aste|este|iste|ava|iam|ara|era|ira|asse|esse|isse|ais|eis|oes|aos|aes|ou|eu|iu|ar|er|ir|am|em|ai|ei|ao|ia|as|es|is|os|o|a|e|i|u|s)$/;
const SHORTEST = 3;

function stemOf(word: string): string {
  const rest = word.replace(ENDINGS, '');
  return rest.length >= SHORTEST ? rest : word.slice(0, SHORTEST);
}

const ALIKE = byFirst(alike, stemOf);
const SMALL = byFirst(small, (first) => `-${first}`);

/** Old spellings of the same sound: "elle", "sciencia", "phariseu", "abysmo". */
const modern = (word: string) =>
  word
    .replace(/([bcdfglmnpt])\1/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/y/g, 'i')
    .replace(/^sc/, 'c')
    .replace(/ch(?=r)/g, 'c');

/**
 * What a folded word is compared by: what it shares with its forms and with the words that other
 * translations use for it; what does not tell one verse from another begins with a dash.
 */
export function comparableOf(word: string): string {
  const plain = modern(word);
  return SMALL.get(word) ?? (FREE.has(plain) ? `-${word}` : (ALIKE.get(plain) ?? stemOf(plain)));
}

/** Whether a word, as it is compared, tells one verse from another. */
export const isKey = (word: string): boolean => !word.startsWith('-');
