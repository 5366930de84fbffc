import { describe, expect, test } from 'vitest';
import { differencesOf } from '#shared/bible/word-differences.ts';

function differing(one: string, two: string) {
  const { own, other } = differencesOf(one, two);
  return [
    own.map(([start, end]) => one.slice(start, end)),
    other.map(([start, end]) => two.slice(start, end)),
  ];
}

describe('the words in which two wordings differ', () => {
  test.each([
    ['Deus é luz', 'Deus é luz.', [], []],
    ['DEUS e luz', 'Deus é luz', [], []],
    ['Deus é luz', 'Deus é amor', ['luz'], ['amor']],
    ['o Senhor é bom', 'Jeová é bom', ['o Senhor'], ['Jeová']],
    ['a b c d', 'b c e d', ['a'], ['e']],
    ['veio, e viu', 'veio', ['e viu'], []],
    ['disse: Vem!', 'falou: Vai!', ['disse', 'Vem'], ['falou', 'Vai']],
    ['', 'só aqui', [], ['só aqui']],
  ])('%s | %s', (one, two, own, other) => {
    expect(differing(one, two)).toEqual([own, other]);
  });

  test('are as many as make the one of the other', () => {
    const long = Array.from({ length: 300 }, (_, index) => `p${index % 7}`).join(' ');
    const { own, other } = differencesOf(long, `${long} fim`);
    expect([own.length, other.length]).toEqual([0, 1]);
  });
});
