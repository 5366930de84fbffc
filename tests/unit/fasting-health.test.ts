import { expect, test } from 'vitest';
import { safeKindOf } from '#shared/fasting-days.ts';

const asked = (motivation: string, additionalNotes = '') =>
  safeKindOf({ motivation, additionalNotes, duration: '1-dia', restrictions: 'completo' });

test.each([
  'estou grávida e quero agradecer',
  'tenho diabetes',
  'Estou amamentando',
  'tomo remédio para pressão',
  'já tive anorexia',
  'quero emagrecer para Deus',
])('"%s" leads to a plan without hunger', (text) => {
  const health = { kind: 'redes-sociais', steering: 'health' };
  expect(asked(text)).toEqual(health);
  expect(asked('gratidão', text)).toEqual(health);
});

test.each(['cura da diabetes da minha mãe', 'minha esposa está grávida', 'gratidão pela família'])(
  '"%s" is not about the body of whoever fasts',
  (text) => {
    expect(asked(text)).toEqual({ kind: 'completo', steering: null });
  },
);
