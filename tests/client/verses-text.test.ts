import { expect, test } from 'vitest';
import { versesText } from '#client/features/bible/verses/verses-text.ts';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';

const verses = [1, 2, 3, 4].map((number) => ({ number, text: `Texto ${number}.` }));
const document: ChapterDocument = {
  translation: 'blivre',
  book: 'JHN',
  chapter: 3,
  title: null,
  verses,
};

test('verses that are copied together say where others are left out between them', () => {
  expect(versesText(document, [2])).toBe('Texto 2.');
  expect(versesText(document, [1, 2])).toBe('1 Texto 1. 2 Texto 2.');
  expect(versesText(document, [1, 3, 4])).toBe('1 Texto 1. […] 3 Texto 3. 4 Texto 4.');
});
