import type { FoundVerse, SearchResults } from '#shared/bible/search-results.ts';
import type { Db } from '../../db/client.ts';
import { type InstalledTranslation, readWordForms } from '../bible.queries.ts';
import type { PackedDocument } from '../bible.ts';
import { unpackDocument } from '../documents.ts';
import { type SearchOptions, searchText } from './search.ts';
import { Vocabulary } from './vocabulary.ts';

export type SearchableEdition = Readonly<{
  translation: InstalledTranslation;
  documents: ReadonlyMap<string, PackedDocument>;
  words: { vocabulary: Promise<Vocabulary> | null };
}>;

/** Read once a process, and again after a failure. */
export async function vocabularyOf(db: Db, { translation, words }: SearchableEdition) {
  words.vocabulary ??= readWordForms(db, translation.editionId).then(
    (rows) => new Vocabulary(rows),
  );
  return words.vocabulary.catch((error: unknown) => {
    words.vocabulary = null;
    throw error;
  });
}

/**
 * Verses by words. Where a translation lacks some of them, the wording of the others is
 * tried too: many know a verse by heart from another one.
 */
export async function searchBible(
  db: Db,
  edition: SearchableEdition,
  others: readonly SearchableEdition[],
  typed: string,
  options: SearchOptions,
): Promise<SearchResults> {
  const found = await searchCorrected(db, edition, typed, options);
  if (options.after || found.verbatim) return found;
  const settled = !found.partial && found.verses.length > 0;
  const elsewhere: FoundVerse[] = [];
  for (const other of others) {
    elsewhere.push(...(await searchElsewhere(db, edition, other, typed, options, settled)));
  }
  const places = new Set(elsewhere.map(placeName));
  return {
    ...found,
    verses: [...elsewhere, ...found.verses.filter((verse) => !places.has(placeName(verse)))],
  };
}

const placeName = ({ book, chapter, verse }: FoundVerse) => `${book}.${chapter}.${verse}`;

async function searchIn(db: Db, edition: SearchableEdition, typed: string, options: SearchOptions) {
  const vocabulary = await vocabularyOf(db, edition);
  return searchText(db, { editionId: edition.translation.editionId, vocabulary }, typed, options);
}

/** What was typed; or, when that finds nothing, what was probably meant. */
async function searchCorrected(
  db: Db,
  edition: SearchableEdition,
  typed: string,
  options: SearchOptions,
): Promise<SearchResults> {
  const found = await searchIn(db, edition, typed, options);
  if (found.verses.length > 0 || !found.suggestion || options.after) return found;
  const meant = await searchIn(db, edition, found.suggestion, options);
  return { ...meant, suggestion: found.suggestion, corrected: true };
}

/** Verses that another translation has with all the words, in this one's wording. */
async function searchElsewhere(
  db: Db,
  edition: SearchableEdition,
  other: SearchableEdition,
  typed: string,
  options: SearchOptions,
  onlyVerbatim: boolean,
): Promise<FoundVerse[]> {
  const found = await searchIn(db, other, typed, { ...options, limit: 3 });
  if (onlyVerbatim ? !found.verbatim : found.partial) return [];
  const verses: FoundVerse[] = [];
  for (const verse of onlyVerbatim ? found.verses.slice(0, 1) : found.verses) {
    const packed = edition.documents.get(`${verse.book}.${verse.chapter}`);
    const document = packed && (await unpackDocument(packed.gzip));
    const here = document?.verses.find(({ number }) => number === verse.verse);
    if (here) verses.push({ ...verse, text: here.text, marks: [] });
  }
  return verses;
}
