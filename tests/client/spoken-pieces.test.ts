import { expect, test } from 'vitest';

import { spokenPieces, spokenText } from '#client/controls/listen/spoken-pieces.ts';

test('a text is read sentence by sentence', () => {
  expect(spokenPieces('Senhor, ajuda-me! Tu és bom.\nAmém')).toEqual([
    'Senhor, ajuda-me!',
    'Tu és bom.',
    'Amém',
  ]);
});

test('a sentence that is too long for a device is broken between words', () => {
  const long = 'palavra '.repeat(100);
  const pieces = spokenPieces(long);
  expect(pieces.every((piece) => piece.length <= 180)).toBe(true);
  expect(pieces.join(' ')).toBe(long.trim());
});

test('a slow voice is given pieces that take as long, broken where the sentence pauses', () => {
  const long = 'o qual nos abençoou com toda bênção espiritual, '.repeat(9).trim();
  const pieces = spokenPieces(long, 0.75);
  expect(pieces.every((piece) => piece.length <= 135 && piece.endsWith(','))).toBe(true);
  expect(pieces.join(' ')).toBe(long);
});

test.each([
  ['Leia João 3:16 hoje.', 'Leia João 3, versículo 16 hoje.'],
  ['(Sl 23.1-3)', '(Sl 23, versículos 1 a 3)'],
  ['1 Coríntios 13:4–7; 1 Jo 4:8', '1 Coríntios 13, versículos 4 a 7; 1 Jo 4, versículo 8'],
  ['Peço por ______, e por ______.', 'Peço por …, e por ….'],
  ['Acorde às 5:30 da manhã', 'Acorde às 5:30 da manhã'],
  ['A caravana de Sabá levou 1.200 camelos', 'A caravana de Sabá levou 1.200 camelos'],
])('%j is said as %j', (written, said) => {
  expect(spokenText(written)).toBe(said);
  expect(spokenPieces(said).join(' ')).toBe(said);
});

test('a point or a colon within a figure ends no sentence', () => {
  expect(spokenPieces('São 1.189 capítulos: às 5:30, um deles. “Fim.” Amém')).toEqual([
    'São 1.189 capítulos:',
    'às 5:30, um deles.',
    '“Fim.”',
    'Amém',
  ]);
});

test('nothing but points and blanks is nothing to read', () => {
  expect(spokenPieces('  ')).toEqual([]);
});
