import { expect, test } from 'vitest';
import { selectionAsBible } from '#server/bible/selection.ts';
import { QUOTATIONS } from '#server/content/quotations/quotations.ts';
import { foldText } from '#shared/portuguese/words.ts';
import { loadAlmeida } from '../support/stored-text.ts';

const verses = selectionAsBible().books.flatMap(({ code, chapters }) =>
  chapters.flatMap(({ number, verses: own }) =>
    own.map((verse) => ({ key: `${code}.${number}.${verse.number}`, text: verse.text })),
  ),
);

test('there are at least 800 verses, each once and none empty', () => {
  expect(verses.length).toBeGreaterThanOrEqual(800);
  expect(verses.filter(({ text }) => text.trim() === '')).toEqual([]);
  const written = QUOTATIONS.reduce((sum, passage) => sum + passage.verses.length, 0);
  expect(written).toBe(verses.length);
});

test('the best-loved passages are there whole', () => {
  const held = new Set(verses.map(({ key }) => key));
  const passages: readonly (readonly [string, number, number])[] = [
    ['PSA.1', 1, 6],
    ['PSA.23', 1, 6],
    ['PSA.91', 1, 16],
    ['PSA.121', 1, 8],
    ['MAT.6', 9, 13],
    ['JHN.1', 1, 14],
    ['JHN.3', 1, 21],
    ['ROM.8', 28, 39],
    ['1CO.13', 1, 13],
    ['EPH.6', 10, 18],
  ];
  for (const [chapter, from, to] of passages) {
    for (let verse = from; verse <= to; verse++) expect(held).toContain(`${chapter}.${verse}`);
  }
});

/** The same word in the spelling of 1911 and in today's, brought to one form. */
function sound(text: string): string {
  return foldText(text)
    .replace(/([ndlv])['’]/g, '$1e ')
    .replace(/[^a-z\s]/g, '')
    .replace(/ph/g, 'f')
    .replace(/([^cln])h|^h/g, '$1')
    .replace(/th/g, 't')
    .replace(/y/g, 'i')
    .replace(/k/g, 'c')
    .replace(/z|ç|x/g, 's')
    .replace(/sc|ss|c(?=[ei])/g, 's')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/c(?=t)|g(?=m|n)|p(?=t)|m(?=n)/g, '')
    .replace(/\s+/g, '')
    .replace(/e/g, 'i')
    .replace(/u/g, 'o')
    .replace(/m(?=[^aeiou])/g, 'n')
    .replace(/r(?=r)/g, '')
    .replace(/([a-z])\1+/g, '$1');
}

/** The share of a text's letters that must change to give the other. */
function difference(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return (row[b.length] ?? 0) / Math.max(1, b.length);
}

const almeida = loadAlmeida();

/** Printed wrongly in 1911; other printings of the same text are right. */
const MISPRINTS: Readonly<Record<string, readonly [printed: string, meant: string]>> = {
  'GAL.6.2': ['um dos outros', 'uns dos outros'],
};

test.runIf(almeida)('each verse has the words of Almeida, so that none is misremembered', () => {
  const wrong = verses.flatMap(({ key, text }) => {
    const [printed = '', meant = ''] = MISPRINTS[key] ?? [];
    const known = (almeida?.get(key) ?? '').replace(printed, meant);
    const apart = difference(sound(text), sound(known));
    return apart > 0.035 ? [{ key, apart, text, known }] : [];
  });
  expect(wrong).toEqual([]);
});

test.runIf(almeida)('a verse remembered wrongly would be seen', () => {
  const known = almeida?.get('PSA.119.105') ?? '';
  expect(
    difference(
      sound('Lâmpada para os meus pés é a tua palavra, e luz para o meu caminho.'),
      sound(known),
    ),
  ).toBeGreaterThan(0.035);
});
