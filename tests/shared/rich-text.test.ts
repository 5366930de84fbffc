import { expect, test } from 'vitest';
import { plainTextOf, type RichText } from '#shared/answers/rich-text.ts';
import { labelInSentence, labelOfKey } from '#shared/bible/reference.ts';

test.each([
  ['PSA.46', 'Leia o ', 'Salmo 46'],
  ['PSA.46.1', 'Como diz este ', 'Salmo 46:1'],
  ['PSA.46.1-3', 'No ', 'Salmo 46:1-3'],
  ['PSA.46', 'Leia o **', 'Salmo 46'],
  ['PSA.46', 'Leia ', 'Salmos 46'],
  ['PSA.46', 'No livro de ', 'Salmos 46'],
  ['PSA.42-43', 'Leia o ', 'Salmos 42-43'],
  ['PRO.3.5', 'No ', 'Provérbios 3:5'],
])('a place reads well in its sentence: %s after "%s"', (key, before, expected) => {
  expect(labelInSentence(labelOfKey(key), before)).toBe(expected);
});

const quotation = {
  type: 'quotation',
  key: 'JHN.3.16',
  text: 'Porque',
  translation: 'BL',
} as const;

test.each<[RichText, string]>([
  [
    [
      { type: 'text', text: 'Em ' },
      { type: 'reference', key: 'JHN.3.16' },
      { type: 'text', text: ': ' },
      quotation,
    ],
    'Em João 3:16: “Porque” (BL)',
  ],
  [
    [{ type: 'reference', key: 'JHN.3.17' }, { type: 'text', text: ': ' }, quotation],
    'João 3:17: “Porque” (João 3:16, BL)',
  ],
  [
    [{ type: 'reference', key: 'JHN.3.16' }, { type: 'text', text: '\n\nLemos ' }, quotation],
    'João 3:16\n\nLemos “Porque” (João 3:16, BL)',
  ],
  [
    [
      { type: 'reference', key: 'JHN.3.16' },
      { type: 'text', text: ', como ' },
      { type: 'reference', key: 'ROM.5.8' },
      { type: 'text', text: ', diz: ' },
      quotation,
    ],
    'João 3:16, como Romanos 5:8, diz: “Porque” (BL)',
  ],
  [[quotation], '“Porque” (João 3:16, BL)'],
  [
    [
      { type: 'text', text: 'O ' },
      { type: 'reference', key: 'PSA.23' },
    ],
    'O Salmo 23',
  ],
])('a copied text names a place once in a paragraph: %#', (parts, expected) => {
  expect(plainTextOf(parts, labelOfKey)).toBe(expected);
});
