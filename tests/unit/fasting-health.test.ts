import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { originOfWeights } from '#server/features/fasting/health/examples.ts';
import { hungerMayHarm, WEIGHTS } from '#server/features/fasting/health/health.ts';
import { originIn } from '#server/safety/linear-model.ts';
import { hungerMayHarm as isListed } from '#shared/fasting/fasting-health.ts';

test('the weights are what the examples and the trainer give', () => {
  expect(originIn(readFileSync(WEIGHTS)).toString('hex')).toBe(originOfWeights().toString('hex'));
});

test.each([
  'vão abrir minha barriga dia 12, é pedra',
  'tirei metade do estômago',
  'tô no 7º mês',
  'sou mamãe de dois na barriga',
  'eu sou novinha, 11 aninhos',
  'peso cento e cinquenta quilos',
  'ela mama de 3 em 3 horas no meu peito',
  'quando fico sem comer eu vejo tudo preto',
  'minha veia do pescoço é entupida',
  'meu chá revelação é sábado, quero jejuar pela vida que carrego',
  'tiro leite na bombinha no trabalho e estou exausta',
])('"%s" is heard on the server, where the list does not know it', (text) => {
  expect(isListed(text)).toBe(false);
  expect(hungerMayHarm(text)).toBe(true);
});

test.each([
  'dar à luz um ministério novo',
  'dieta de palavra de murmuração',
  'nunca fui internado',
  'operei o apêndice quando era criança, hoje corro',
  'minha bisa partiu aos 98 anos e quero consolo',
  'estamos gestando um projeto missionário',
])('"%s" is a figure of speech or a denial, which the list takes at its word', (text) => {
  expect(isListed(text)).toBe(true);
  expect(hungerMayHarm(text)).toBe(false);
});

test.each([
  'graças a Deus não tenho diabetes nem pressão alta, quero orar pela minha igreja',
  'peso 84 quilos, treino cinco vezes por semana e quero disciplina',
  'vamos fazer acampamento com 80 jovens',
  'minha mãe operou o quadril e estou cuidando dela',
  'o que significa João 3:16',
])('"%s" alarms neither', (text) => {
  expect(hungerMayHarm(text)).toBe(false);
});

test.each(['', '   ', 'x', '🙏', '9'.repeat(4000)])('%j says nothing of a body', (text) => {
  expect(hungerMayHarm(text)).toBe(false);
});
