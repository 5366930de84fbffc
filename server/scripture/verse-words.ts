import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROWS = readFileSync(join(import.meta.dirname, 'verse-words.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(/[\t ]/));
/** The rows of a kind, each the words that stand for its first. */
const rowsOf = (kind: string) => ROWS.flatMap(([own, ...words]) => (own === kind ? [words] : []));

/** Words that translations exchange freely, so that none of them tells one verse from another. */
const FREE = new Set(rowsOf('free').flat());

const ENDINGS =
  /(?:armos|ermos|irmos|aremos|eremos|iremos|areis|ereis|ireis|assem|essem|issem|ariam|eriam|iriam|aria|eria|iria|arei|erei|irei|aras|eras|iras|arao|erao|irao|avam|aram|eram|iram|amos|emos|imos|ando|endo|indo|ados|adas|idos|idas|ado|ada|ido|ida|aste|este|iste|ava|iam|ara|era|ira|asse|esse|isse|ais|eis|oes|aos|aes|ou|eu|iu|ar|er|ir|am|em|ai|ei|ao|ia|as|es|is|os|o|a|e|i|u|s)$/;
const SHORTEST = 3;

function stemOf(word: string): string {
  const rest = word.replace(ENDINGS, '');
  return rest.length >= SHORTEST ? rest : word.slice(0, SHORTEST);
}

/** What newer and older translations say for one another, as the beginnings of words. */
const KEYS = new Map(
  rowsOf('alike').flatMap((words) =>
    words.map((word) => [word, stemOf(words[0] ?? word)] as const),
  ),
);

/** Old spellings of the same sound: "elle", "sciencia", "phariseu", "abysmo". */
const modern = (word: string) =>
  word
    .replace(/([bcdfglmnpt])\1/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/y/g, 'i')
    .replace(/^sc/, 'c')
    .replace(/ch(?=r)/g, 'c');

/** The small words that translations exchange for one another, by what they stand for. */
const SMALL = new Map(
  rowsOf('small').flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)),
);

const compared = new Map<string, string>();
const MOST_KEPT = 60_000;

/**
 * What a folded word shares with its forms and with the words that other translations use for it;
 * what does not tell one verse from another begins with a dash.
 */
export function comparableOf(word: string): string {
  const known = compared.get(word);
  if (known !== undefined) return known;
  const plain = modern(word);
  const small = SMALL.get(word) ?? (FREE.has(plain) ? word : null);
  const comparable = small === null ? (KEYS.get(plain) ?? stemOf(plain)) : `-${small}`;
  if (compared.size < MOST_KEPT) compared.set(word, comparable);
  return comparable;
}

/** Whether a word, as it is compared, tells one verse from another. */
export const isKey = (word: string): boolean => !word.startsWith('-');
