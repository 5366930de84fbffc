import { expect, test } from 'vitest';
import { inQuotationMarks } from '#shared/bible/quotation-marks.ts';

test.each([
  ['Jesus chorou.', '“Jesus chorou.”'],
  ['Deus lhes enxugará dos olhos toda lágrima.”', '“Deus lhes enxugará dos olhos toda lágrima.”'],
  ['E disse: “Haja luz”, e houve luz.', '“E disse: ‘Haja luz’, e houve luz.”'],
  ['E disse: “Não temas.', '“E disse: Não temas.”'],
  ['“Eu sou a videira.”', '“Eu sou a videira.”'],
  ['“Um”, disse ele; “dois”.', '“‘Um’, disse ele; ‘dois’.”'],
])('%s', (words, quoted) => {
  expect(inQuotationMarks(words)).toBe(quoted);
});
