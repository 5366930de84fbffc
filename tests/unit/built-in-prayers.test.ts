import { expect, test } from 'vitest';
import { findPrayer } from '#server/library/prayers.ts';

test.each([
  ['dor de cabeça', 'cura-e-saude'],
  ['dor nas costas', 'cura-e-saude'],
  ['proteção da minha família', 'protecao-da-familia'],
  ['quero ter mais sabedoria', 'sabedoria'],
  ['preciso de força espiritual', 'forca-espiritual'],
  ['paz interior', 'paz-interior'],
])('“%s” finds the built-in prayer, whatever themes came after the training', (typed, slug) => {
  const { entry, offers } = findPrayer(typed);
  expect([entry?.slug, ...offers.map(({ id }) => id)]).toContain(slug);
});
