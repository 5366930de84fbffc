import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';

export const MOST_PARTS = 2000;
export const LONGEST_RICH_TEXT = 40_000;

const TOO_LONG = `O texto pode ter até ${LONGEST_RICH_TEXT.toLocaleString('pt-BR')} caracteres.`;

const Words = z.string().check(z.overwrite(cleanText), z.maxLength(LONGEST_RICH_TEXT, TOO_LONG));
const Label = z.string().check(z.overwrite(cleanText), z.maxLength(40));

/** A text with Scripture as a client sends it; only the place of a quotation is trusted, not its words. */
export const RichTextInput = z
  .array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), text: Words }),
      z.object({ type: z.literal('reference'), key: Label }),
      z.object({ type: z.literal('quotation'), key: Label, text: Words, translation: Label }),
    ]),
  )
  .check(
    z.maxLength(MOST_PARTS, 'O texto tem partes demais.'),
    z.refine(
      (parts) =>
        parts.reduce((sum, part) => sum + ('text' in part ? part.text.length : 0), 0) <=
        LONGEST_RICH_TEXT,
      TOO_LONG,
    ),
  );
