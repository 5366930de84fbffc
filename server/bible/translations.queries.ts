import type { BookCode } from '#shared/bible/canon.ts';
import type { Db } from '../db/client.ts';

/** The installed translations with the edition that readers see, in their order. */
export async function listEditions(db: Db) {
  return db
    .selectFrom('translations')
    .innerJoin('bibleEditions', 'bibleEditions.id', 'translations.editionId')
    .select(['translations.id', 'translations.name', 'translations.abbreviation'])
    .select(['translations.version', 'translations.license', 'translations.source'])
    .select(['bibleEditions.id as editionId', 'bibleEditions.contentHash'])
    .select(['bibleEditions.report', 'bibleEditions.createdAt as importedAt'])
    .orderBy('translations.position')
    .execute();
}

/** The stored chapters of a book in order. */
export async function readChapters(db: Db, editionId: string, book: BookCode) {
  return db
    .selectFrom('chapters')
    .select(['chapter', 'gzip', 'brotli'])
    .where('editionId', '=', editionId)
    .where('bookCode', '=', book)
    .orderBy('chapter')
    .execute();
}

/** The verses of a book as the search has them. */
export async function readVerses(db: Db, editionId: string, book: BookCode) {
  return db
    .selectFrom('verses')
    .select(['chapter', 'verse', 'text'])
    .where('editionId', '=', editionId)
    .where('bookCode', '=', book)
    .execute();
}
