import { describe, expect, test } from 'vitest';
import { BOOK_INTROS } from '#server/content/book-intros/book-intros.ts';
import { BOOKS, chapterCount } from '#shared/bible/canon.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { formatReference } from '#shared/bible/reference.ts';
import { stringsOf } from './entries.ts';

const SUMMARY_WORDS = { least: 70, most: 120 };
const SETTING_WORDS = { least: 40, most: 70 };

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

test('every book of the canon has one introduction, in order', () => {
  expect(BOOK_INTROS.map(({ code }) => code)).toEqual(BOOKS.map(({ code }) => code));
});

describe.each(BOOK_INTROS)('introduction to $slug', (intro) => {
  test('the outline covers every chapter once', () => {
    const chapters = intro.outline.flatMap(({ from, to }) =>
      Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index),
    );
    const all = Array.from({ length: chapterCount(intro.code) }, (_, index) => index + 1);
    expect(chapters).toEqual(all);
    expect(intro.outline.filter(({ from, to }) => from > to)).toEqual([]);
  });

  test('the outline has three to eight parts, fewer only for fewer chapters', () => {
    const least = Math.min(3, chapterCount(intro.code));
    expect(intro.outline.length).toBeGreaterThanOrEqual(least);
    expect(intro.outline.length).toBeLessThanOrEqual(8);
  });

  test('key verses are single verses of the book with their proof', () => {
    expect(new Set(intro.keyVerses).size).toBe(3);
    const proven = intro.verses.map(({ reference }) => reference);
    for (const keyVerse of intro.keyVerses) {
      const parsed = parseReference(keyVerse);
      if (parsed?.kind !== 'references') throw new Error(`${keyVerse} is no reference`);
      const [reference] = parsed.references;
      expect(formatReference(reference)).toBe(keyVerse);
      expect(reference.book).toBe(intro.code);
      expect(reference.verse).not.toBeNull();
      expect(reference.endVerse).toBe(reference.verse);
      expect(proven).toContain(keyVerse);
    }
  });

  test('no field is empty', () => {
    expect(stringsOf(intro).filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(intro.verses.filter(({ words }) => words.length === 0)).toEqual([]);
  });

  test('summary and setting keep their length', () => {
    expect(wordCount(intro.summary)).toBeGreaterThanOrEqual(SUMMARY_WORDS.least);
    expect(wordCount(intro.summary)).toBeLessThanOrEqual(SUMMARY_WORDS.most);
    expect(wordCount(intro.setting)).toBeGreaterThanOrEqual(SETTING_WORDS.least);
    expect(wordCount(intro.setting)).toBeLessThanOrEqual(SETTING_WORDS.most);
  });
});
