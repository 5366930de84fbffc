import { expect, test } from 'vitest';
import { counted } from '#client/admin-lists/counted.ts';

test('what an act has come to is said for none, one and many', () => {
  const said = [0, 1, 2, 1014].map((count) => counted(count, 'Nenhum', '1 quiz', '# quiz'));
  expect(said).toEqual(['Nenhum', '1 quiz', '2 quiz', '1.014 quiz']);
});
