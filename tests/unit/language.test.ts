import { expect, test } from 'vitest';
import { looksPortuguese } from '#server/ai/language.ts';

test.each([
  'Respire fundo, largue o aparelho e converse com quem mora na sua casa.',
  'A ansiedade costuma crescer de madrugada, quando ninguém atende o telefone.',
  'O evangelho liberta do legalismo.',
  'Ore pelos seus filhos adolescentes, mesmo que eles revirem os olhos.',
  'Psicólogos e pastores podem trabalhar juntos.',
  'Agende um exame, procure o posto de saúde e avise alguém da família.',
  'Das nações virão os que adoram, disse Isaías a Judá.',
  'Jejuar sem orar vira dieta.',
])('is Portuguese: %s', (sentence) => {
  expect(looksPortuguese(sentence, true)).toBe(true);
});

test.each([
  'Il Signore è il mio pastore, non mi mancherà nulla.',
  'Non temere, perché io sono con te.',
  'Domnul este păstorul meu, nu voi duce lipsă de nimic.',
  'Bóg cię kocha i troszczy się o twoje życie.',
  'Gud älskar dig och vårdar sig om ditt liv.',
  'Tanrı seni seviyor ve hayatınla ilgileniyor.',
  'Allah mengasihi engkau dan memelihara hidupmu setiap hari.',
  'Dios te ama y cuida de tu vida todos los días.',
  'La fe es la certeza de lo que se espera.',
  'The Lord is my shepherd, I shall not want.',
  'Le Seigneur est mon berger, je ne manquerai de rien.',
  '%%% ]] zq wvx >> ### 12:99:: xq zzk',
  'asdf qwer zxcv hjkl uiop bnm',
  '神は愛です。',
])('is not Portuguese: %s', (sentence) => {
  expect(looksPortuguese(sentence, true)).toBe(false);
});

test('a sentence that begins in Portuguese is shown before it ends', () => {
  expect(looksPortuguese('A graça de Deus não é ')).toBe(true);
  expect(looksPortuguese('A graça que se perde ')).toBe(true);
  expect(looksPortuguese('La gracia ')).toBeUndefined();
});
