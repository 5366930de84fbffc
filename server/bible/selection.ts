import { createHash } from 'node:crypto';
import { type BookCode, isBookCode } from '#shared/bible/canon.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { versesOf } from '#shared/bible/reference.ts';
import { QUOTATIONS } from '../content/quotations/quotations.ts';
import type { Quotation } from '../content/types.ts';
import type { Db } from '../db/client.ts';
import { readTranslations } from './bible.queries.ts';
import {
  DERIVED_VERSION,
  type ImportedBible,
  type ImportedBook,
  type TranslationInfo,
} from './import/model.ts';

export const SELECTION_ID = 'almeida-selecao';

/** The selection comes last, so that a complete translation is the default once installed. */
const POSITION = 900;

const SELECTION: TranslationInfo = {
  id: SELECTION_ID,
  name: 'Almeida, seleção de passagens',
  abbreviation: 'ALMEIDA',
  language: 'pt-BR',
  version: null,
  license: 'Domínio público',
  licenseUrl: null,
  attribution:
    'Passagens na tradução de João Ferreira de Almeida (edição de 1911, domínio público), com a ortografia atualizada.',
  source: null,
};

/** The quotations of the content folder as a translation of their own, with gaps. */
export function selectionAsBible(quotations: readonly Quotation[] = QUOTATIONS): ImportedBible {
  const books = new Map<string, Map<number, Map<number, string>>>();
  for (const { reference, verses } of quotations) {
    const parsed = parseReference(reference);
    if (parsed?.kind !== 'references') throw new Error(`no such passage: ${reference}`);
    const keys = parsed.references.flatMap(versesOf);
    if (keys.length !== verses.length) throw new Error(`${reference} has ${keys.length} verses`);
    for (const [index, { book, chapter, verse }] of keys.entries()) {
      const chapters = books.get(book) ?? new Map<number, Map<number, string>>();
      const numbered = chapters.get(chapter) ?? new Map<number, string>();
      numbered.set(verse, verses[index] ?? '');
      chapters.set(chapter, numbered);
      books.set(book, chapters);
    }
  }
  return {
    translation: SELECTION,
    books: [...books].flatMap(([code, chapters]) =>
      isBookCode(code) ? [asBook(code, chapters)] : [],
    ),
    repairs: [],
  };
}

function asBook(code: BookCode, chapters: Map<number, Map<number, string>>): ImportedBook {
  return {
    code,
    chapters: [...chapters]
      .sort(([a], [b]) => a - b)
      .map(([number, verses]) => ({
        number,
        title: null,
        verses: [...verses]
          .sort(([a], [b]) => a - b)
          .map(([verse, text]) => ({ number: verse, text, notes: [] })),
      })),
  };
}

/** Loads the selection into the database whenever its content or its derivation has changed. */
export async function installSelection(db: Db): Promise<void> {
  const version = createHash('sha256')
    .update(JSON.stringify(QUOTATIONS))
    .digest('hex')
    .slice(0, 12);
  const installed = (await readTranslations(db)).find(({ id }) => id === SELECTION_ID);
  if (installed?.version === version && installed.derivedVersion === DERIVED_VERSION) return;
  const { loadBible } = await import('./import/load.ts');
  const selection = selectionAsBible();
  const translation = { ...selection.translation, version };
  await loadBible(db, { ...selection, translation }, { position: POSITION });
}
