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
])('"%s" is heard on the server, where the list does not know it', (text) => {
  expect(isListed(text)).toBe(false);
  expect(hungerMayHarm(text)).toBe(true);
});

test.each([
  'dar à luz um ministério novo',
  'dieta de palavra de murmuração',
  'nunca fui internado',
])('"%s" is a figure of speech or a denial, which the list takes at its word', (text) => {
  expect(isListed(text)).toBe(true);
  expect(hungerMayHarm(text)).toBe(false);
});

test.each(['', '   ', 'x', '🙏', '9'.repeat(4000)])('%j says nothing of a body', (text) => {
  expect(hungerMayHarm(text)).toBe(false);
});
