import { describe, expect, test } from 'vitest';
import { daysIn, daysOf } from '#shared/fasting/fasting-days.ts';
import { hungerMayHarm } from '#shared/fasting/fasting-health.ts';

describe('the days of a fast are read from words', () => {
  test.each([
    ['12 dias', 12],
    ['Doze dias, começando na segunda', 12],
    ['quero uma semana', 7],
    ['duas semanas', 14],
    ['quinze dias', 15],
    ['vinte e um dias', 21],
    ['trinta dias', 30],
    ['dois meses', 40],
    ['90 dias', 40],
    ['um mês', 30],
    ['0 dias', 1],
  ])('%s: %i', (words, days) => expect(daysIn(words)).toBe(days));

  test.each(['', 'sem televisão', 'algum dia', 'todos os dias', 'um diário'])(
    '%j names none, and a fast of an unnamed length has three',
    (words) => {
      expect(daysIn(words)).toBeNull();
      expect(daysOf({ duration: 'outro', additionalNotes: words })).toBe(3);
    },
  );

  test('a chosen length stays, whatever the notes say', () => {
    expect(daysOf({ duration: '7-dias', additionalNotes: 'doze dias' })).toBe(7);
  });
});

describe('hunger may harm', () => {
  test.each([
    'tô esperando nenem',
    'faco 16 semana q vem',
    'faço 16 semanas amanhã',
    'to de 3 meses',
    'barriguda de 7 meses',
    'acabei de operar',
    'peso 40 kilos',
    'quero secar pro casamento',
  ])('%s', (text) => expect(hungerMayHarm(text)).toBe(true));

  test.each([
    'faço 50 semana que vem',
    'fiz 3 semanas sem refrigerante',
    'to de 3 meses sem beber e quero agradecer',
    'estou há 3 meses desempregado',
    'faço 2 semanas de oração pela família',
    'acabei de chegar na igreja',
    'peso de 40 anos de mágoa',
    'quero secar as lágrimas da minha mãe',
    'o rio pode secar para sempre',
    'minha esposa acabou de operar',
    'uma semana de jejum',
  ])('not for: %s', (text) => expect(hungerMayHarm(text)).toBe(false));
});
