import { expect, test } from 'vitest';
import { gospels } from '#server/content/parallels/gospels.ts';
import { oldInNew } from '#server/content/parallels/old-in-new.ts';
import { PARALLEL_ROWS, parallelsOf } from '#server/content/parallels/parallels.ts';
import { related } from '#server/content/parallels/related.ts';
import { type BookCode, bookOf } from '#shared/bible/canon.ts';
import { referenceKey } from '#shared/bible/reference.ts';

const ROWS = [...gospels, ...oldInNew, ...related];

test('every row names places that exist, each once', () => {
  const read = PARALLEL_ROWS.map(({ references }) => references.map(referenceKey).join(' '));
  expect(read).toEqual(ROWS);
  expect(new Set(ROWS).size).toBe(ROWS.length);
  for (const row of ROWS) expect(new Set(row.split(' ')).size, row).toBe(row.split(' ').length);
  expect(gospels.length + oldInNew.length).toBeGreaterThanOrEqual(250);
});

test('a quotation goes from the Old Testament to the New', () => {
  for (const row of PARALLEL_ROWS.filter(({ kind }) => kind === 'quotation')) {
    const testaments = row.references.map(({ book }) => bookOf(book).testament);
    const [first, ...others] = testaments;
    expect([first, ...new Set(others)], row.references.map(referenceKey).join(' ')).toEqual([
      'old',
      'new',
    ]);
  }
});

test.each<[BookCode, number, number[], string[]]>([
  ['JHN', 3, [16], ['1JN.4.9-10', 'ROM.5.8']],
  ['MAT', 6, [9], ['LUK.11.2']],
  ['LUK', 11, [2], ['MAT.6.9', 'MAT.6.10']],
  ['ISA', 53, [5], ['1PE.2.24', 'ROM.4.25']],
  ['ISA', 53, [7, 8], ['ACT.8.32-33', 'JHN.1.29']],
  ['ROM', 8, [28], ['EPH.1.11', 'GEN.50.20']],
  ['PSA', 23, [1], ['EZK.34.15', 'JHN.10.11']],
  ['MAT', 4, [4], ['DEU.8.3', 'LUK.4.1-13']],
  ['1CH', 4, [3], []],
])('%s %i:%j has the places one expects', (book, chapter, verses, expected) => {
  const { gospels: told, quotation, related: alike } = parallelsOf(book, chapter, verses);
  const found = [...told, ...quotation, ...alike].map(referenceKey);
  expect(found).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(found).toEqual([]);
  expect(found.length).toBeLessThanOrEqual(12);
  expect(new Set(found).size).toBe(found.length);
});
