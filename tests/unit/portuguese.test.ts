import { expect, test } from 'vitest';
import { spelledOut } from '#server/portuguese/shorthand.ts';
import { stemOf } from '#server/portuguese/stem.ts';
import { pluralsOf, possibleLemmas } from '#shared/portuguese/endings.ts';
import { COMMONEST_WORDS, FUNCTION_WORDS } from '#shared/portuguese/stop-words.ts';

test.each([
  ['perdoar', 'perdoando', 'perdoaram'],
  ['oracao', 'oracoes'],
  ['paciencia', 'paciencias'],
])('%s shares its stem with its inflections', (word, ...inflections) => {
  expect(new Set([word, ...inflections].map(stemOf)).size).toBe(1);
});

test('a name that ends like a plural has no stem', () => {
  expect(stemOf('judas')).toBe('judas');
});

test('what a form may be an inflection of is among its possible lemmas', () => {
  expect(possibleLemmas('perdoaremos')).toContain('perdoar');
  expect(possibleLemmas('casamentos')).toContain('casamento');
  expect(pluralsOf('serafim')).toContain('serafins');
});

test('a common word is known without its accent, and another word is not taken for it', () => {
  for (const word of ['só', 'so', 'também', 'tambem']) expect(COMMONEST_WORDS.has(word)).toBe(true);
  for (const word of ['nós', 'pôr', 'graça']) expect(FUNCTION_WORDS.has(word)).toBe(false);
});

test('what is shortened or stretched on a phone is written out', () => {
  expect(spelledOut('vc n tem feeeé pq?').join(' ')).toBe('voce nao tem fe por que');
});
