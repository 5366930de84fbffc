import { expect, test } from 'vitest';
import { screenText } from '#server/safety/screen.ts';

test.each([
  'meu primo ta na cadeia e minha tia chora todo dia',
  'meu irmão tá preso … é meu sangue',
  'mesmo sendo preso ele é meu irmão, é meu sangue',
  'ele é meu sangue, não posso abandonar',
  'meu tio caiu de novo, é sangue da gente né',
  'ela é sangue do meu sangue mas cansei de ajudar',
  'oração pelo meu pai que tá preso',
])('who tells of a relative in prison or of their own blood is in no danger: "%s"', (told) => {
  expect(screenText(told)).toBeNull();
});

test.each([
  'meu irmão tá preso e vão matar ele hoje na cela',
  'meu ex saiu da prisão e disse que vem me matar',
  'to preso no quarto, ele trancou a porta e levou a chave',
  'meu irmão sangrando muito aqui no chão',
  'meu pai tá vomitando sangue',
  'meu irmão na cadeia disse que vai se enforcar',
])('danger is heard in words of prison and blood: "%s"', (told) => {
  expect(screenText(told)?.level).toBe('danger');
});
