import type { EditionIndex } from '#shared/bible/search/edition-index.ts';
import { Vocabulary } from '#shared/bible/search/vocabulary.ts';
import type { Db, ReadLate } from '../../db/client.ts';
import { MOST_LATE_MS } from '../../db/replica.ts';
import { type InstalledTranslation, readWordForms } from '../bible.queries.ts';
import { type PackedDocument, unpackDocument } from '../documents.ts';
import { searchVerses } from './search.queries.ts';

export type SearchableEdition = Readonly<{
  translation: InstalledTranslation;
  documents: ReadonlyMap<string, PackedDocument>;
  words: Words;
}>;

type Words = { vocabulary: Promise<Vocabulary> | null; readonly firstSeenAt: number };

export const newWords = (): Words => ({ vocabulary: null, firstSeenAt: performance.now() });

/** The vocabulary is read once per process, and again after a failure. */
async function vocabularyOf(db: Db, { translation, words }: SearchableEdition) {
  words.vocabulary ??= readWordForms(db, translation.editionId).then(
    (rows) => new Vocabulary(rows),
  );
  return words.vocabulary.catch((error: unknown) => {
    words.vocabulary = null;
    throw error;
  });
}

/**
 * An edition as the database finds its verses. Answers are cached for long, so a replica is asked
 * only once it must have the whole edition.
 */
export const storedIndex = (
  { db, late }: Readonly<{ db: Db; late: ReadLate }>,
  edition: SearchableEdition,
): EditionIndex => ({
  vocabulary: () => vocabularyOf(db, edition),
  find: (query) => {
    const find = (from: Db) => searchVerses(from, edition.translation.editionId, query);
    const isThere = performance.now() - edition.words.firstSeenAt > 2 * MOST_LATE_MS;
    return isThere ? late(find) : find(db);
  },
  // The database sends them with the verses.
  textsOf: async (verses) => verses.map(({ text }) => text ?? ''),
  verse: async ({ book, chapter, verse }) => {
    const packed = edition.documents.get(`${book}.${chapter}`);
    const document = packed && (await unpackDocument(packed.gzip));
    const found = document?.verses.find(({ number }) => number === verse);
    return found ? { book, chapter, verse, text: found.text, hits: [] } : null;
  },
});
