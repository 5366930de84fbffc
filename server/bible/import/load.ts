import { createHash, type Hash } from 'node:crypto';
import { BOOKS } from '#shared/bible/canon.ts';
import { placeOf } from '#shared/bible/reference.ts';
import { plainWordsOf } from '#shared/portuguese/words.ts';
import type { Db } from '../../db/client.ts';
import {
  addTranslation,
  createEdition,
  deleteEdition,
  deleteEmptyTranslation,
  insertChapters,
  insertVerses,
  insertWordForms,
  positionFor,
  publishEdition,
  upsertBooks,
} from '../bible.queries.ts';
import { buildDocument, editionHash, packDocument } from '../documents.ts';
import { buildLexicon, type Lexicon } from '../lexicon.ts';
import { DERIVED_VERSION, type ImportedBible, type ImportedBook, ImportFault } from './model.ts';
import { type ImportReport, refuseDuplicateBooks, verifyBible } from './verify.ts';

const ROWS_AT_ONCE = 400;

type LoadOptions = Readonly<{
  onBook?: (done: number, total: number) => Promise<void> | void;
  signal?: AbortSignal;
  /** The position of a new translation in the list. */
  position?: number;
}>;

/**
 * Loads a translation in small steps into a new edition and publishes it at the end, so that
 * readers see the old edition until the new one is complete and an interruption changes nothing.
 */
export async function loadBible(
  db: Db,
  bible: ImportedBible,
  { position, ...progress }: LoadOptions = {},
): Promise<ImportReport> {
  refuseDuplicateBooks(bible);
  const report = verifyBible(bible);
  if (report.verses === 0) throw new ImportFault('Nenhum versículo foi encontrado.');
  const { translation } = bible;
  await upsertBooks(db);
  await addTranslation(db, translation, position ?? (await positionFor(db, translation.id)));
  const editionId = await createEdition(db, translation.id, DERIVED_VERSION);
  try {
    const contentHash = await fillEdition(db, editionId, bible, progress);
    await publishEdition(db, { id: editionId, translation, contentHash, report });
    return report;
  } catch (error) {
    await deleteEdition(db, editionId).catch(() => {});
    await deleteEmptyTranslation(db, translation.id).catch(() => {});
    throw error;
  }
}

function inCanonicalOrder(books: readonly ImportedBook[]): readonly ImportedBook[] {
  const byCode = new Map(books.map((book) => [book.code, book]));
  return BOOKS.flatMap(({ code }) => byCode.get(code) ?? []);
}

/** @returns the hash of the edition */
async function fillEdition(
  db: Db,
  editionId: string,
  bible: ImportedBible,
  { onBook, signal }: Pick<LoadOptions, 'onBook' | 'signal'>,
): Promise<string> {
  const hash = createHash('sha256');
  const lexicon = await buildLexicon(verseTextsOf(bible));
  await insertWordForms(db, editionId, lexicon.rows);
  for (const [index, book] of inCanonicalOrder(bible.books).entries()) {
    signal?.throwIfAborted();
    await loadBook(db, { editionId, translation: bible.translation.id, hash, lexicon }, book);
    await onBook?.(index + 1, bible.books.length);
  }
  return editionHash(hash);
}

type Target = Readonly<{
  editionId: string;
  translation: string;
  hash: Hash;
  lexicon: Lexicon;
}>;

function verseTextsOf({ books }: ImportedBible): string[] {
  return books.flatMap(({ chapters }) =>
    chapters.flatMap(({ verses }) => verses.map(({ text }) => text)),
  );
}

async function loadBook(db: Db, target: Target, book: ImportedBook): Promise<void> {
  const rows = book.chapters.flatMap(({ number, verses }) =>
    verses
      .filter((verse) => verse.text !== '')
      .map((verse) => ({
        place: placeOf({ book: book.code, chapter: number, verse: verse.number }),
        chapter: number,
        verse: verse.number,
        text: verse.text,
        words: plainWordsOf(verse.text).join(' '),
        lemmas: target.lexicon.lemmasOf(verse.text).join(' '),
      })),
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE);
    await insertVerses(db, target.editionId, book.code, some);
  }
  const documents = book.chapters.map((chapter) => ({
    chapter: chapter.number,
    json: JSON.stringify(buildDocument(target.translation, book.code, chapter)),
  }));
  for (const { json } of documents) target.hash.update(json);
  const packed = await Promise.all(
    documents.map(async ({ chapter, json }) => ({ chapter, ...(await packDocument(json)) })),
  );
  if (packed.length > 0) await insertChapters(db, target.editionId, book.code, packed);
}
