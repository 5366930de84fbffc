import { expect, test } from 'vitest';
import { sentencesOf } from '#client/controls/sentences.ts';

test('a text is read sentence by sentence', () => {
  expect(sentencesOf('Senhor, ajuda-me! Tu és bom.\nAmém')).toEqual([
    'Senhor, ajuda-me!',
    'Tu és bom.',
    'Amém',
  ]);
});

test('a sentence that is too long for a device is broken between words', () => {
  const long = 'palavra '.repeat(100);
  const pieces = sentencesOf(long);
  expect(pieces.every((piece) => piece.length <= 180)).toBe(true);
  expect(pieces.join(' ')).toBe(long.trim());
});

test('nothing but points and blanks is nothing to read', () => {
  expect(sentencesOf('  ')).toEqual([]);
});
