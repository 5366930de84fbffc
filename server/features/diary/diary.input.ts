import * as z from 'zod/mini';
import { NOTICES } from '#shared/answers/ai.ts';
import { DIARY_KINDS, LONGEST_COMMENT, LONGEST_NOTE, LONGEST_TITLE } from '#shared/diary.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { namesIn } from '#shared/text/names-in.ts';
import { optionalText, requiredText } from '../../text-input.ts';

const NOTICE_NAMES = namesIn(NOTICES);
const MOST_PARTS = 2000;
export const LONGEST_RICH_TEXT = 40_000;

const TOO_LONG = `O texto pode ter até ${LONGEST_RICH_TEXT.toLocaleString('pt-BR')} caracteres.`;

const Words = z.string().check(z.overwrite(cleanText), z.maxLength(LONGEST_RICH_TEXT, TOO_LONG));
const Label = z.string().check(z.overwrite(cleanText), z.maxLength(40));

/** A text with Scripture as a client sends it; only the place of a quotation is trusted, not its words. */
const RichTextInput = z
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

const Title = requiredText(LONGEST_TITLE, 'Dê um título.');
const NoteText = requiredText(LONGEST_NOTE, 'Escreva a sua anotação.');

export const DiaryAddInput = z.object({
  /** The client creates one key per entry, so that a repeated request adds nothing. */
  key: z.uuid(),
  kind: z.enum(DIARY_KINDS),
  title: Title,
  content: z.union([NoteText, RichTextInput], 'Escreva um texto de até 40.000 caracteres.'),
  source: z.nullish(z.enum(['model', 'library'])),
  /** Whether the answer ended before it was complete. */
  interrupted: z._default(z.boolean(), false),
  /** What was said beside the answer. */
  notices: z._default(z.array(z.enum(NOTICE_NAMES)).check(z.maxLength(NOTICE_NAMES.length)), []),
  comment: optionalText(LONGEST_COMMENT),
});

const version = {
  title: Title,
  comment: optionalText(LONGEST_COMMENT),
  /** The text of a note; null leaves it unchanged, as for all other kinds. */
  text: z.nullable(NoteText),
};

export const DiaryUpdateInput = z.object({
  id: z.uuid(),
  ...version,
  /** What the member had before them, where another device may have changed it since. */
  base: z.nullish(z.object(version)),
});
