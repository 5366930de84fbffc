import * as z from 'zod/mini';
import {
  LONGEST_ANSWER,
  LONGEST_PERSON,
  LONGEST_REQUEST,
  PRAYER_CATEGORIES,
} from '#shared/prayer-requests.ts';
import { optionalText, requiredText } from '../../text-input.ts';

/** The range of dates that the database can represent and that make sense for a prayer. */
const [EARLIEST, LATEST] = ['1900-01-01', '2999-12-31'];

const request = {
  text: requiredText(LONGEST_REQUEST, 'Escreva o seu pedido.'),
  person: optionalText(LONGEST_PERSON),
  category: z.nullable(z.enum(PRAYER_CATEGORIES)),
};

export const PrayerRequestAddInput = z.object({ key: z.uuid(), ...request });

export const PrayerRequestUpdateInput = z.object({
  id: z.uuid(),
  ...request,
  /** What the member had before them, where another device may have changed it since. */
  base: z.nullish(z.object(request)),
});

export const PrayerAnswerInput = z.object({
  id: z.uuid(),
  answeredOn: z.iso
    .date('Informe a data.')
    .check(z.refine((date) => date >= EARLIEST && date <= LATEST, 'Informe a data.')),
  answer: optionalText(LONGEST_ANSWER),
});
