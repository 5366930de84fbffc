import { expect, test } from 'vitest';
import { tidyText } from '#server/bible/import/text.ts';

test.each([
  ['- Para te livrar do mau caminho', 'Para te livrar do mau caminho'],
  ['— Vem, disse ele', 'Vem, disse ele'],
  ['Ele disse: - Vem', 'Ele disse: - Vem'],
  ['-se-lhe', '-se-lhe'],
])('the dash of a published line is layout, not text: %s', (published, text) => {
  expect(tidyText(published)).toBe(text);
});
