import { expect, test } from 'vitest';
import { editDistance } from '#shared/portuguese/near.ts';
import { lettersIn, nearestWord } from '#shared/portuguese/nearest-word.ts';
import { sentencesOf } from '#shared/portuguese/sentences.ts';
import { foldText, placedWordsOf, plainWordsOf } from '#shared/portuguese/words.ts';

test('words are compared without accents, capitals and punctuation', () => {
  expect(foldText('Oração, À Mãe')).toBe('oracao, a mae');
  expect(foldText('Oração, À Mãe'.normalize('NFD'))).toBe('oracao, a mae');
  expect(foldText('“Ἀρχή” é Ǻ 👍🏽')).toBe('“αρχη” e a 👍🏽');
  expect(plainWordsOf('“Não temas”, disse-lhe em 1 Rs 3.')).toEqual(
    'nao temas disse lhe em 1 rs 3'.split(' '),
  );
});

test('a folded word knows where its letters stand, in composed and in decomposed text', () => {
  for (const text of ['É só a fé.', 'É só a fé.'.normalize('NFD')]) {
    const words = placedWordsOf(text);
    expect(words.map(({ plain }) => plain)).toEqual(['e', 'so', 'a', 'fe']);
    expect(words.map(({ start, end }) => text.slice(start, end).normalize('NFC'))).toEqual([
      'É',
      'só',
      'a',
      'fé',
    ]);
  }
});

test.each([
  ['Deus é amor. Creia! Por quê?', ['Deus é amor. ', 'Creia! ', 'Por quê?']],
  ['Ele disse: “Vem.” E fui.', ['Ele disse: “Vem.” ', 'E fui.']],
  ['primeira linha\n\nsegunda linha', ['primeira linha\n\n', 'segunda linha']],
  ['São 1.189 capítulos. 66 livros.', ['São 1.189 capítulos. ', '66 livros.']],
  ['Leia Sl. 23 e cap. 3. Ore.', ['Leia Sl. 23 e cap. 3. ', 'Ore.']],
  ['O Dr. Lucas e C. S. Lewis.', ['O Dr. Lucas e C. S. Lewis.']],
  ['1. Ore.\n2. Leia.', ['1. Ore.\n', '2. Leia.']],
  ['Ai! disse ele… e calou.', ['Ai! disse ele… e calou.']],
  ['fui lá. não vi.', ['fui lá. ', 'não vi.']],
  ['Vem.\n— Vou.', ['Vem.\n', '— Vou.']],
  ['   ', ['   ']],
  ['', []],
])('%j has the sentences %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
  expect(sentencesOf(text).join('')).toBe(text);
});

test('two swapped letters are one mistake', () => {
  expect(editDistance('pastor', 'pastro')).toBe(1);
  expect(editDistance('casamento', 'cazamemto')).toBe(2);
  expect(editDistance('', 'fe')).toBe(2);
});

test('of equally near words the most used is meant, and rather one with the same first letter', () => {
  const candidate = (word: string, uses: number) => ({ word, letters: lettersIn(word), uses });
  const words = [candidate('gato', 90), candidate('pato', 5), candidate('prato', 8)];
  expect(nearestWord(words, 'pado', 1)?.word).toBe('pato');
  expect(nearestWord(words, 'bato', 1)?.word).toBe('gato');
  expect(nearestWord(words, 'pratto', 1)?.word).toBe('prato');
  expect(nearestWord(words, 'cordeiro', 2)).toBeNull();
  const far = [candidate('mulheres', 1)];
  expect(nearestWord(far, 'nulherez', 2)?.word).toBe('mulheres');
  expect(nearestWord(far, 'umlheers', 2)?.word).toBe('mulheres');
});
