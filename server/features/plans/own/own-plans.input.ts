import * as z from 'zod';
import { BOOKS, type BookCode, chapterCount } from '#shared/bible/canon.ts';
import { requiredText } from '../../../text-input.ts';

const NAME_LENGTH = 80;
const MOST_PASSAGES = 100;
const WEEKDAYS = 7;

const CODES = BOOKS.map(({ code }): BookCode => code);

const PassageInput = z
  .object({ book: z.enum(CODES), from: z.int().min(1), to: z.int().min(1) })
  .refine(({ book, from, to }) => from <= to && to <= chapterCount(book), {
    error: 'Confira os capítulos escolhidos.',
  });

export const DivisionInput = z.object({
  passages: z
    .array(PassageInput)
    .min(1, 'Escolha pelo menos um livro.')
    .max(MOST_PASSAGES, `Escolha até ${MOST_PASSAGES} trechos.`),
  weekdays: z
    .array(z.int().min(1).max(WEEKDAYS))
    .min(1, 'Escolha pelo menos um dia da semana.')
    .max(WEEKDAYS)
    .transform((days) => [...new Set(days)].sort((one, other) => one - other)),
  startsOn: z.iso.date('Confira a data de início.'),
  endsOn: z.iso.date('Confira a data do fim.'),
});

export const OwnPlanInput = DivisionInput.extend({
  name: requiredText(NAME_LENGTH, 'Dê um nome ao plano.'),
});

export type Division = z.infer<typeof DivisionInput>;
export type OwnPlan = z.infer<typeof OwnPlanInput>;
