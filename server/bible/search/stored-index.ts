import type { EditionIndex } from '#shared/bible/search/edition-index.ts';
import { Vocabulary } from '#shared/bible/search/vocabulary.ts';
import type { Db } from '../../db/client.ts';
import { type InstalledTranslation, readWordForms } from '../bible.queries.ts';
import { type PackedDocument, unpackDocument } from '../documents.ts';
import { searchVerses } from './search.queries.ts';

export type SearchableEdition = Readonly<{
  translation: InstalledTranslation;
  documents: ReadonlyMap<string, PackedDocument>;
  words: { vocabulary: Promise<Vocabulary> | null };
}>;

/** The vocabulary is read once per process, and again after a failure. */
export async function vocabularyOf(db: Db, { translation, words }: SearchableEdition) {
  words.vocabulary ??= readWordForms(db, translation.editionId).then(
    (rows) => new Vocabulary(rows),
  );
  return words.vocabulary.catch((error: unknown) => {
    words.vocabulary = null;
    throw error;
  });
}

/** An edition as the database finds its verses. */
export const storedIndex = (db: Db, edition: SearchableEdition): EditionIndex => ({
  vocabulary: () => vocabularyOf(db, edition),
  find: (query) => searchVerses(db, edition.translation.editionId, query),
  verse: async ({ book, chapter, verse }) => {
    const packed = edition.documents.get(`${book}.${chapter}`);
    const document = packed && (await unpackDocument(packed.gzip));
    const found = document?.verses.find(({ number }) => number === verse);
    return found ? { book, chapter, verse, text: found.text, hits: [] } : null;
  },
});
