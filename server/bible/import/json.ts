import * as z from 'zod';
import { isBookCode } from '#shared/bible/canon.ts';
import { UNREADABLE } from './encoding.ts';
import { type ImportedBible, type ImportedBook, ImportFault } from './model.ts';
import { tidyText } from './text.ts';
import { refuseUnfit } from './verify.ts';

// Files are read by a command and in a process of their own, too.
z.config(z.locales.ptBR());

const Numbering = z.int().min(1).max(200);

/** The JSON form that docs/operating.md documents: a translation, its books by USFM code, chapters, verses. */
const TranslationFile = z.object({
  id: z.string().regex(/^[a-z0-9-]{2,40}$/),
  name: z.string().trim().min(1).max(120),
  abbreviation: z.string().trim().min(1).max(20).optional(),
  language: z.string().trim().min(2).max(20).default('pt-BR'),
  version: z.string().trim().max(40).optional(),
  license: z.string().trim().min(1).max(300),
  licenseUrl: z.url({ protocol: /^https?$/ }).optional(),
  attribution: z.string().trim().max(1000).optional(),
  source: z.string().trim().max(500).optional(),
  /** Declares gaps as intended: a selection, or a translation in progress. */
  partial: z.boolean().default(false),
  books: z
    .array(
      z.object({
        code: z.string(),
        chapters: z.array(
          z.object({
            number: Numbering,
            title: z.string().max(1000).optional(),
            verses: z.array(z.object({ number: Numbering, text: z.string().max(5000) })),
          }),
        ),
      }),
    )
    .min(1)
    .max(66),
});

/** @throws ImportFault naming the place of the first fault. */
export function parseJsonBible(source: string, fileName: string): ImportedBible {
  let raw: unknown;
  try {
    raw = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    const detail = error instanceof Error ? error.message : '';
    throw new ImportFault(`${fileName}: não é um JSON completo (${detail})`);
  }
  const parsed = TranslationFile.safeParse(raw);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ImportFault(`${fileName}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { books, id, name, abbreviation, language, version, license, licenseUrl, ...rest } =
    parsed.data;
  const bible: ImportedBible = {
    translation: {
      id,
      name,
      abbreviation: abbreviation ?? id.toUpperCase(),
      language,
      version: version ?? null,
      license,
      licenseUrl: licenseUrl ?? null,
      attribution: rest.attribution ?? `${name}. ${license}.`,
      source: rest.source ?? null,
    },
    books: books.map((book) => readBook(book, fileName)),
    repairs: [],
  };
  return rest.partial ? bible : refuseUnfit(bible);
}

type FileBook = z.infer<typeof TranslationFile>['books'][number];

function readBook({ code, chapters }: FileBook, fileName: string): ImportedBook {
  if (!isBookCode(code)) throw new ImportFault(`${fileName}: livro desconhecido "${code}"`);
  let before = 0;
  for (const chapter of chapters) {
    if (chapter.number <= before) {
      throw new ImportFault(`${fileName}: ${code} ${chapter.number}: capítulo fora de ordem`);
    }
    before = chapter.number;
    let verseBefore = 0;
    for (const { number, text } of chapter.verses) {
      const place = `${code} ${chapter.number}:${number}`;
      if (number <= verseBefore) throw new ImportFault(`${fileName}: ${place} fora de ordem`);
      if (UNREADABLE.test(text) || !text.isWellFormed()) {
        throw new ImportFault(`${fileName}: ${place} não está em UTF-8`);
      }
      verseBefore = number;
    }
  }
  return {
    code,
    chapters: chapters.map(({ number, title, verses }) => ({
      number,
      title: title?.trim() || null,
      verses: verses.map((verse) => ({
        number: verse.number,
        text: tidyText(verse.text),
        notes: [],
      })),
    })),
  };
}
