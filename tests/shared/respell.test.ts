import { expect, test } from 'vitest';
import { respell } from '#shared/bible/search/respell.ts';
import { Vocabulary } from '#shared/bible/search/vocabulary.ts';

const words = (...forms: string[]) =>
  new Vocabulary(forms.map((form) => ({ form, lemma: form, uses: 1 })));

const MODERN = words('senhor', 'deus');

test.each([
  ['40 dias', 'quarenta dias'],
  ['2 moedas e 2 dias', 'duas moedas e dois dias'],
  ['300 mulheres, 200 ovelhas', 'trezentos mulheres, duzentas ovelhas'],
  ['100', 'cem'],
  ['999', 'novecentos e noventa e nove'],
  ['1000', 'mil'],
  ['1100', 'mil e cem'],
  ['1.260 dias', 'mil duzentos e sessenta dias'],
  ['144 mil', 'cento e quarenta e quatro mil'],
  ['3º dia e 7a hora', 'terceiro dia e sétima hora'],
  ['70 x 7', 'setenta vezes sete'],
  ['João 3:16', 'João 3:16'],
  ['salmo 23 pastor', 'salmo 23 pastor'],
  ['R$ 39,90', 'R$ 39,90'],
  ['12345678', '12345678'],
  ['amá-lo-ei', 'amarei'],
  ['far-te-ei', 'te farei'],
  ['Far\u2011te\u2011ás', 'te Farás'],
  ['dar-lho-ia', 'daria'],
  ['far te ei', 'te farei'],
  ['ver as mãos', 'ver as mãos'],
  ['bem-te-vi', 'bem-te-vi'],
  ['Javé é Elohim', 'senhor é deus'],
])('%j is searched as %j', (typed, expected) => {
  expect(respell(typed, MODERN)).toBe(expected);
});

test('what a translation has itself stays as it was typed', () => {
  const older = words('jeová', '40', 'far-te-ei');
  expect(respell('Jeová, 40 dias, far-te-ei', older)).toBe('Jeová, 40 dias, far-te-ei');
});
