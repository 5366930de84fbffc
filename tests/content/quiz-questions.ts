import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Papa from 'papaparse';
import { plainWordsOf } from '#shared/portuguese/words.ts';

const ROOT = join(import.meta.dirname, '../../server/content/quiz');

/** The columns of the administrators' upload, then the two that explain an answer. */
export const COLUMNS = [
  'title',
  'question',
  'category',
  'level',
  'option_a',
  'option_b',
  'option_c',
  'option_d',
  'correct_answer',
  'explanation',
  'reference',
] as const;

export const LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];

export type Question = Readonly<{
  title: string;
  question: string;
  category: string;
  level: string;
  options: readonly string[];
  letter: string;
  right: string;
  wrong: readonly string[];
  explanation: string;
  reference: string;
}>;

export type QuizFile = Readonly<{
  name: string;
  source: string;
  problems: readonly string[];
  header: readonly string[];
  rows: readonly (readonly string[])[];
  questions: readonly Question[];
}>;

function questionOf(row: readonly string[]): Question {
  const cell = (column: (typeof COLUMNS)[number]) => row[COLUMNS.indexOf(column)] ?? '';
  const options = [cell('option_a'), cell('option_b'), cell('option_c'), cell('option_d')];
  const letter = cell('correct_answer');
  const at = LETTERS.indexOf(letter);
  return {
    title: cell('title'),
    question: cell('question'),
    category: cell('category'),
    level: cell('level'),
    options,
    letter,
    right: options[at] ?? '',
    wrong: options.filter((_, index) => index !== at),
    explanation: cell('explanation'),
    reference: cell('reference'),
  };
}

function readQuizFile(file: string): QuizFile {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const { data, errors } = Papa.parse<string[]>(source, { delimiter: ',', skipEmptyLines: true });
  const [header = [], ...rows] = data;
  return {
    name: basename(file, '.csv'),
    source,
    problems: errors.map(({ row, message }) => `row ${row}: ${message}`),
    header,
    rows,
    questions: rows.map(questionOf),
  };
}

/** Every written quiz file, in the order of their names. */
export function loadQuiz(): QuizFile[] {
  const files = readdirSync(ROOT).filter((name) => name.endsWith('.csv'));
  return files.sort().map(readQuizFile);
}

/**
 * The file name of a category: "História de Israel" is kept in `historia-de-israel.csv`. A file is
 * installed once, so that later questions come in one more, `historia-de-israel-2.csv`.
 */
export function fileNameOf(category: string): string {
  return plainWordsOf(category).join('-');
}

const SMALL_WORDS = new Set(
  'a o as os um uma ao aos à às de da do das dos e em no na nos nas num numa por pelo pela com que'.split(
    ' ',
  ),
);

/** The words of an option that carry its meaning. */
function wordsOf(option: string): string[] {
  const words = option.match(/[\p{L}\d-]+/gu) ?? [];
  return words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
}

/** The proper names in an option: its capitalized words, the first only where all are capitalized. */
export function namesIn(option: string): string[] {
  const words = wordsOf(option);
  const capitalized = words.filter((word) => /^\p{Lu}/u.test(word));
  const opensWithName = capitalized.length === words.length || !option.startsWith(words[0] ?? '');
  return opensWithName ? capitalized : capitalized.slice(1);
}

/** The words that set the right option apart and already stand in the question or its title. */
export function wordsGivenAway({ title, question, right, wrong }: Question): string[] {
  const shown = new Set(plainWordsOf(`${title} ${question}`));
  const others = new Set(wrong.flatMap(plainWordsOf));
  return plainWordsOf(wordsOf(right).join(' ')).filter(
    (word) => word.length > 3 && shown.has(word) && !others.has(word),
  );
}

/** The share of words that two questions have in common, from 0 to 1. */
export function likeness(a: string, b: string): number {
  const [first, second] = [new Set(plainWordsOf(a)), new Set(plainWordsOf(b))];
  return first.intersection(second).size / Math.max(1, first.union(second).size);
}
