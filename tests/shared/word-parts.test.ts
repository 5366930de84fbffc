import { describe, expect, test } from 'vitest';
import { partOf, spanOf } from '#shared/bible/word-parts.ts';

const TEXT = '“Bem-aventurados os mansos”, disse ele; e calou-se.';
const partOfWords = (words: string) => {
  const start = TEXT.indexOf(words);
  return partOf(5, TEXT, start, start + words.length);
};

describe('words of a verse', () => {
  test.each([
    ['os mansos', 'os mansos'],
    ['s mans', 'os mansos'],
    ['”, disse ele;', 'disse ele'],
    ['aventurados os', 'aventurados os'],
  ])('%s', (selected, coloured) => {
    const part = partOfWords(selected);
    const [start, end] = (part && spanOf(TEXT, part)) ?? [0, 0];
    expect(TEXT.slice(start, end)).toBe(coloured);
  });

  test('are none where only signs are selected', () => {
    expect(partOfWords('”, ')).toBeNull();
    expect(partOf(5, TEXT, 3, 3)).toBeNull();
  });

  test('stay where a sign or an accent was mended, and are not found among other words', () => {
    const part = partOfWords('disse ele');
    if (!part) throw new Error('no words were selected');
    expect(spanOf(TEXT.replace('; e', ', e'), part)).not.toBeNull();
    expect(spanOf(TEXT.replace('disse ele', 'disse-lhes ele'), part)).toBeNull();
    expect(spanOf('Bem-aventurados', part)).toBeNull();
  });

  test('are stored without a word of them', () => {
    expect(partOfWords('os mansos')).toEqual({
      ...{ verse: 5, first: 2, last: 3 },
      print: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });
});
