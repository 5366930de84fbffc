import { expect, test } from 'vitest';
import { BOOK_INTROS } from '#server/content/book-intros/book-intros.ts';
import { BOOKS, type BookCode, positionOf } from '#shared/bible/canon.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference } from '#shared/bible/reference.ts';
import { CATEGORIES } from '#shared/panorama/categories.ts';
import { PANORAMA } from '#shared/panorama/panorama.ts';
import { TIMELINE } from '#shared/panorama/timeline.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import { loadAlmeida, loadBlivre } from '../support/stored-text.ts';
import { stringsOf } from './entries.ts';

const SUMMARY_WORDS = { least: 80, most: 150 };

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

/** Every run of so many words in a text, folded. */
function runsOf(text: string, length: number): string[] {
  const words = plainWordsOf(text);
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
}

test('every book of the canon has one portrait, in order', () => {
  expect(PANORAMA.map(({ code }) => code)).toEqual(BOOKS.map(({ code }) => code));
});

test.each(PANORAMA)('the portrait of $code is complete and of a readable length', (book) => {
  expect(stringsOf(book).filter(({ text }) => text === '' || text !== text.trim())).toEqual([]);
  expect(wordCount(book.summary)).toBeGreaterThanOrEqual(SUMMARY_WORDS.least);
  expect(wordCount(book.summary)).toBeLessThanOrEqual(SUMMARY_WORDS.most);
  expect(wordCount(book.keyTheme)).toBeLessThanOrEqual(15);
});

test.each(PANORAMA)('the key verses of $code are three places of the book', (book) => {
  expect(new Set(book.keyVerses).size).toBe(3);
  for (const keyVerse of book.keyVerses) {
    const parsed = parseReference(keyVerse);
    if (parsed?.kind !== 'references') throw new Error(`${keyVerse} is no reference`);
    expect(parsed.references.map(formatReference)).toEqual([keyVerse]);
    expect(parsed.references.map(({ book }) => book)).toEqual([book.code]);
  }
});

test('no six words in a row stand in two summaries or in an introduction', () => {
  const owners = new Map<string, string>();
  for (const intro of BOOK_INTROS) {
    for (const { path, text } of stringsOf(intro)) {
      for (const run of runsOf(text, 6)) owners.set(run, `introduction ${intro.code}${path}`);
    }
  }
  const repeated = PANORAMA.flatMap(({ code, summary }) => {
    const runs = runsOf(summary, 6);
    const met = runs.filter((run) => owners.has(run)).map((run) => `${run} = ${owners.get(run)}`);
    for (const run of runs) owners.set(run, code);
    return met.map((each) => `${code}: ${each}`);
  });
  expect(repeated).toEqual([]);
});

test('themes differ from each other and from the introductions', () => {
  const themes = [...PANORAMA, ...BOOK_INTROS].map(({ keyTheme }) => keyTheme);
  expect(themes.filter((theme, index) => themes.indexOf(theme) !== index)).toEqual([]);
});

test('ten categories differ in name and tone', () => {
  expect(CATEGORIES).toHaveLength(10);
  expect(new Set(CATEGORIES.map(({ tone }) => tone)).size).toBe(10);
  expect(new Set(CATEGORIES.map(({ name }) => name))).toEqual(
    new Set(BOOKS.map(({ group }) => group)),
  );
});

test('the timeline has five points in order and holds every book once', () => {
  expect(TIMELINE).toHaveLength(5);
  const starts = TIMELINE.map(({ from }) => from);
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
  expect(TIMELINE.filter(({ from, to }) => from >= to)).toEqual([]);
  const placed: BookCode[] = TIMELINE.flatMap(({ books }) => [...books]);
  placed.sort((one, other) => positionOf(one) - positionOf(other));
  expect(placed).toEqual(BOOKS.map(({ code }) => code));
});

const blivre = loadBlivre();
const almeida = loadAlmeida();

test.runIf(blivre && almeida)('the panorama holds no text of the Bible', () => {
  const stored = new Set(
    [...(blivre?.values() ?? []), ...(almeida?.values() ?? [])].flatMap((text) => runsOf(text, 8)),
  );
  const copied = [...PANORAMA, ...TIMELINE, ...CATEGORIES].flatMap((entry) =>
    stringsOf(entry).flatMap(({ text }) => runsOf(text, 8).filter((run) => stored.has(run))),
  );
  expect(copied).toEqual([]);
});
