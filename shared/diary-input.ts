import * as z from 'zod/mini';
import { DIARY_KINDS, LONGEST_COMMENT, LONGEST_NOTE, LONGEST_TITLE } from './diary.ts';
import { RichTextInput } from './rich-text-input.ts';
import { optionalText, requiredText } from './text-input.ts';

const Title = requiredText(LONGEST_TITLE, 'Dê um título.');
const NoteText = requiredText(LONGEST_NOTE, 'Escreva a sua anotação.');

export const DiaryAddInput = z.object({
  /** The client creates one key per entry, so that a repeated request adds nothing. */
  key: z.uuid(),
  kind: z.enum(DIARY_KINDS),
  title: Title,
  content: z.union([NoteText, RichTextInput], 'Escreva um texto de até 40.000 caracteres.'),
  source: z.nullish(z.enum(['model', 'library'])),
  /** Of an answer that ended before its writer was done. */
  interrupted: z._default(z.boolean(), false),
  comment: optionalText(LONGEST_COMMENT),
});

export const DiaryUpdateInput = z.object({
  id: z.uuid(),
  title: Title,
  comment: optionalText(LONGEST_COMMENT),
  /** The new text of a note; null leaves it unchanged, as for all other kinds. */
  text: z.nullable(NoteText),
});
