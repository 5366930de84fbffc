import { expect, test } from 'vitest';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { placesInProse } from '#shared/bible/places-in-prose.ts';
import { referenceKey } from '#shared/bible/reference.ts';

/** What a member pastes, as the box keeps it: on one line. */
const PASTED = [
  ['Bom dia família 🙏 o versículo de hoje é Salmos 118:24', 'PSA.118.24'],
  ['[08:12, 27/11/2026] Pr. Marcos: Leiam Efésios 6:10-18 hoje', 'EPH.6.10-18'],
  ['leiam Romanos 5 hj', 'ROM.5'],
  ['Hj a palavra foi em joao 15 1-8, mto boa', 'JHN.15.1-8'],
  ['paz do senhor irmã, no culto pediram pra ler 1 pedro 5 7', '1PE.5.7'],
  ['irmãos, leiam Jao 3:16 hj', 'JHN.3.16'],
  ['“Tudo posso naquele que me fortalece” Fp 4.13', 'PHP.4.13'],
  ['I. A queda (Gn 3.1-7) II. A promessa (Gn 3.15)', 'GEN.3.1-7', 'GEN.3.15'],
  ['1. Deus chama (Ex 3.4) 2. Deus envia (Ex 3.10)', 'EXO.3.4', 'EXO.3.10'],
  ['Hinos: 15, 75, 225 da Harpa. Leitura: Mt 25.14-30', 'MAT.25.14-30'],
  ['vv. 5-8 de Filipenses 2', 'PHP.2.5-8'],
  ['hoje lemos At 14.13s no culto', 'ACT.14.13-14'],
  ['https://www.bible.com/pt/bible/129/ROM.5.8', 'ROM.5.8'],
  ['https://bible.com/bible/1608/psa.91.ARA', 'PSA.91'],
  ['https://www.bible.com/pt/verse-of-the-day/ROM.12.2/129', 'ROM.12.2'],
  ['v. 16 do cap. 3 de João', 'JHN.3.16'],
  ['Salmo do dia: 121', 'PSA.121'],
  ['Em Is 53 lemos que ele levou nossas dores', 'ISA.53'],
  ['“Eu sei os planos” Jeremias 29:11 NVI https://bible.com/bible/129/jer.29.11.NVI', 'JER.29.11'],
  ['https://www.bibliaonline.com.br/acf/1co/13/4-8', '1CO.13.4-8'],
  ['https://www.biblegateway.com/passage/?search=Jo%C3%A3o+14%3A6&version=ARC', 'JHN.14.6'],
  ['Sl 50(51)', 'PSA.51'],
  ['Salmo Responsorial 26(27)', 'PSA.27'],
  ['Responsório Sl 102(103),1-2.3-4.8.10 (R. 8a)', 'PSA.103.1-4', 'PSA.103.8', 'PSA.103.10'],
  [
    '1ª Leitura: Is 55,10-11 Salmo: Sl 64(65) Evangelho: Mt 13,1-23',
    'ISA.55.10-11',
    'PSA.65',
    'MAT.13.1-23',
  ],
  ['01/12 - Lc 1 02/12 - Lc 2', 'LUK.1', 'LUK.2'],
  ['Escala: 9h EBD (Daniel 3); 18h Culto (Neemias 8)', 'DAN.3', 'NEH.8'],
] as const;

test.each(PASTED)('%s', (text, ...places) => {
  expect(parseReference(text)).toBeNull();
  expect(placesInProse(text).map(referenceKey)).toEqual(places);
});

test.each([
  'romanos',
  '40 dias',
  'números 12 espias',
  'os 12 discípulos',
  'Ap. 22 do prédio',
  'at 5 pães',
  'jó perdeu 10 filhos',
  'rei Ezequias viveu 15 anos',
  'https://www.bible.com/pt/bible/129/XXX.5.8',
  'https://example.org/?q=%E0%A4%A',
  '',
])('%s names no place', (text) => expect(placesInProse(text)).toEqual([]));

test('a pasted text of any length is read in reasonable time, twenty places at most', () => {
  const text = Array.from({ length: 2000 }, (_, at) => `Sl ${1 + (at % 150)}:1, leia (`).join(' ');
  expect(placesInProse(text)).toHaveLength(20);
  expect(placesInProse('1 '.repeat(5000))).toEqual([]);
  expect(placesInProse('Sl 1,'.repeat(3000)).length).toBeLessThanOrEqual(20);
});
