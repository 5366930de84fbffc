import * as z from 'zod/mini';
import { TranslationInput } from './bible/verse-input.ts';
import { cleanText } from './text/clean-text.ts';

export const HIGHLIGHT_COLOURS = ['amber', 'green', 'blue', 'rose', 'violet'] as const;
export type HighlightColour = (typeof HIGHLIGHT_COLOURS)[number];

export const LONGEST_COMMENT = 2000;
export const MOST_TAGS = 10;
const LONGEST_TAG = 30;

export const VerseComment = z
  .string()
  .check(
    z.overwrite(cleanText),
    z.maxLength(LONGEST_COMMENT, `O comentário pode ter até ${LONGEST_COMMENT} caracteres.`),
  );

const Tags = z
  .array(
    z
      .string()
      .check(
        z.overwrite(cleanText),
        z.trim(),
        z.minLength(1, 'Uma etiqueta não pode ficar vazia.'),
        z.maxLength(LONGEST_TAG, `Cada etiqueta pode ter até ${LONGEST_TAG} caracteres.`),
      ),
  )
  .check(z.maxLength(MOST_TAGS, `Use até ${MOST_TAGS} etiquetas.`));

/** A member's comment and tags on a saved verse; null is no comment. */
export const VerseNotes = z.object({ comment: z.nullable(VerseComment), tags: Tags });
export type VerseNotes = z.infer<typeof VerseNotes>;

export const ReaderSettings = z.object({
  /** Percent of the usual type size. */
  size: z.int().check(z.minimum(90), z.maximum(200)),
  spacing: z.enum(['normal', 'wide', 'wider']),
  translation: z.nullable(TranslationInput),
  /** A second translation, shown beside the first. */
  beside: z.nullable(TranslationInput),
  /** `lines` puts each verse on its own line; `running` joins them as in a book. */
  layout: z.enum(['lines', 'running']),
  /** Whether our headings stand above sections, and the speech of Jesus has a colour. */
  headings: z._default(z.boolean(), true),
  speech: z._default(z.boolean(), true),
});

export type ReaderSettings = z.infer<typeof ReaderSettings>;

/** The cookie in which a visitor's device holds these settings. */
export const READER_COOKIE = 'reader';

export const DEFAULT_READER: ReaderSettings = {
  size: 100,
  spacing: 'normal',
  translation: null,
  beside: null,
  layout: 'lines',
  headings: true,
  speech: true,
};
