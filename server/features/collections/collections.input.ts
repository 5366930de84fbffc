import * as z from 'zod/mini';
import {
  LONGEST_COLLECTION_NAME,
  LONGEST_HEADING,
  LONGEST_NOTE,
} from '#shared/bible/collections.ts';
import { requiredText } from '../../text-input.ts';

export const CollectionName = requiredText(LONGEST_COLLECTION_NAME, 'Dê um nome à coleção.');

const TEXTS = {
  heading: requiredText(LONGEST_HEADING, 'Escreva o título.'),
  note: requiredText(LONGEST_NOTE, 'Escreva a anotação.'),
  passage: requiredText(LONGEST_NOTE, 'Escreva uma referência, como João 3:16.'),
};

const target = { id: z.uuid(), key: z.uuid() };

/** The words that were on the screen when the member began to rewrite them. */
const base = z.optional(z.string().check(z.maxLength(LONGEST_NOTE)));

/** What a member wrote and rewrites. */
export const WrittenItemInput = z.discriminatedUnion('kind', [
  z.object({ id: z.uuid(), kind: z.literal('heading'), text: TEXTS.heading, base }),
  z.object({ id: z.uuid(), kind: z.literal('note'), text: TEXTS.note, base }),
]);

export const CollectionItemInput = z.discriminatedUnion('kind', [
  z.object({ ...target, kind: z.literal('passage'), text: TEXTS.passage }),
  z.object({ ...target, kind: z.literal('heading'), text: TEXTS.heading }),
  z.object({ ...target, kind: z.literal('note'), text: TEXTS.note }),
]);
