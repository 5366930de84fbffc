import { expect, test } from 'vitest';
import {
  type CopyForm,
  copiedText,
  USUAL_FORM,
} from '#client/features/bible/copying/copied-text.ts';
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

const verse = (chapter: number, number: number) => ({ chapter, number, text: `Texto ${number}.` });
const APART = { label: 'João 3:1,3-4 (BLIVRE)', verses: [verse(3, 1), verse(3, 3), verse(3, 4)] };

test.each<[string, Partial<CopyForm>, string]>([
  ['usual form', {}, '1 Texto 1. […] 3 Texto 3. 4 Texto 4.\nJoão 3:1,3-4 (BLIVRE)'],
  [
    'form without numbers, the place before',
    { numbers: false, place: 'before' },
    'João 3:1,3-4 (BLIVRE)\nTexto 1. […] Texto 3. Texto 4.',
  ],
  [
    'form of one verse a line',
    { lines: true },
    '1 Texto 1.\n[…]\n3 Texto 3.\n4 Texto 4.\nJoão 3:1,3-4 (BLIVRE)',
  ],
])('the %s', (_name, change, copied) => {
  expect(copiedText([APART], { ...USUAL_FORM, ...change })).toBe(copied);
});

test('several places are copied in one go, an empty line apart, and another chapter says its number', () => {
  const across = { label: 'João 3:36-4:1', verses: [verse(3, 36), verse(4, 1)] };
  const long = { label: 'Salmos 119', verses: [verse(119, 1), verse(119, 2)], more: true };
  expect(copiedText([across, long], USUAL_FORM)).toBe(
    '36 Texto 36. 4:1 Texto 1.\nJoão 3:36-4:1\n\n1 Texto 1. 2 Texto 2. …\nSalmos 119',
  );
});
