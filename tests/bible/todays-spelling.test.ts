import { expect, test } from 'vitest';
import { respelt } from '#server/bible/import/almeida/todays-spelling.ts';
import { selectionAsBible } from '#server/bible/selection.ts';
import { loadAlmeida } from '../support/stored-text.ts';

test.each([
  ['No principio creou Deus os céus e a terra.', 'No princípio criou Deus os céus e a terra.'],
  [
    'E far-te-hei uma grande nação, e abençoar-te-hei, e engrandecerei o teu nome; e tu serás uma benção.',
    'E far-te-ei uma grande nação, e abençoar-te-ei, e engrandecerei o teu nome; e tu serás uma bênção.',
  ],
  ["porque d'elles é o reino dos céus;", 'porque deles é o reino dos céus;'],
  ["n'aquelle dia, filhos d'Israel, n'um só corpo", 'naquele dia, filhos de Israel, num só corpo'],
  ["disse-lh'o, e deu-m'a", 'disse-lho, e deu-ma'],
  ['para fazel-o, e possuil-a, e feril-os', 'para fazê-lo, e possuí-la, e feri-los'],
  ['Exultae e alegrae-vos; o pae dos prophetas', 'Exultai e alegrai-vos; o pai dos profetas'],
  ['Á sua direita, ás portas de JERUSALEM', 'À sua direita, às portas de JERUSALÉM'],
  ['Moysés e Aarão no Egypto; David e Jonathan', 'Moisés e Arão no Egito; Davi e Jônatas'],
  ['esta terra está cheia', 'esta terra está cheia'],
])('%j is %j', (printed, today) => {
  expect(respelt(printed)).toBe(today);
});

const almeida = loadAlmeida();
const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];

/** A little below what is reached, 876 of 925 verses and 99.8 % of the words. */
const SAME_VERSES = 0.94;
const SAME_WORDS = 0.997;

test.runIf(almeida)('the whole text comes out as the built-in selection stands', () => {
  let [verses, same, words, sameWords] = [0, 0, 0, 0];
  for (const { code, chapters } of selectionAsBible().books) {
    for (const { number, verses: own } of chapters) {
      for (const { number: verse, text } of own) {
        const [found, meant] = [
          wordsOf(respelt(almeida?.get(`${code}.${number}.${verse}`) ?? '')),
          wordsOf(text),
        ];
        verses++;
        if (found.join(' ') === meant.join(' ')) same++;
        if (found.length !== meant.length) continue;
        words += meant.length;
        sameWords += meant.filter((word, index) => word === found[index]).length;
      }
    }
  }
  expect(verses).toBeGreaterThan(800);
  expect(same / verses).toBeGreaterThan(SAME_VERSES);
  expect(sameWords / words).toBeGreaterThan(SAME_WORDS);
});

test.runIf(almeida)('no sign of the old spelling is left in the whole text', () => {
  const left = [...(almeida?.values() ?? [])].flatMap(
    (text) =>
      respelt(text).match(/\p{L}*['’]\p{L}+|\p{L}*(?:ph|th|ll|nn|mm|pp|tt|ff)\p{L}*/giu) ?? [],
  );
  expect(left.slice(0, 20)).toEqual([]);
});
