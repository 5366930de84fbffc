import { expect, test } from 'vitest';
import { fitText } from '#server/pictures/fit-text.ts';
import { cutAtWord } from '#shared/text/cut-at-word.ts';

/** Ten letters of any size are as wide as the size. */
const measure = (text: string, px: number) => (text.length * px) / 10;
const room = { width: 20, height: 40, lineHeight: 1, sizes: [20, 10] };

test('a short text has the largest size, a longer one the next in which it fits', () => {
  expect(fitText('Jesus chorou.', room, measure)).toEqual({ px: 20, lines: ['Jesus', 'chorou.'] });
  expect(fitText('No princípio era a Palavra.', room, measure)).toEqual({
    px: 10,
    lines: ['No princípio era a', 'Palavra.'],
  });
});

test('a text without room ends after a whole word with an ellipsis, within its width', () => {
  const text = 'E disse Deus: haja luz; e houve luz. '.repeat(8).trim();
  const { px, lines } = fitText(text, room, measure);
  expect(px).toBe(10);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/\p{L}…$/u);
  for (const line of lines) expect(measure(line, px)).toBeLessThanOrEqual(room.width);
});

test('a description is cut after a whole word, without its punctuation', () => {
  expect(cutAtWord('Haja luz; e houve luz.', 10)).toBe('Haja luz…');
  expect(cutAtWord('Haja luz.', 12)).toBe('Haja luz.');
});
