import { type Archive, documentsIn, wordsIn } from '#shared/bible/archive.ts';
import { searchBible } from '#shared/bible/search/bible-search.ts';
import type { EditionIndex } from '#shared/bible/search/edition-index.ts';
import { indexOf } from '#shared/bible/search/index-of.ts';
import { buildWordIndex, type WordIndex } from '#shared/bible/search/word-index.ts';
import type { SearchAnswer, SearchParameters } from '#shared/bible/search-results.ts';
import { deviceDatabase } from './database.ts';
import { chapterKey } from './stored-chapters.ts';

/** What the device needs to search a translation, made once when it is taken along. */
export type SearchIndex = Readonly<{
  hash: string;
  words: NonNullable<Archive['words']>;
  index: WordIndex;
}>;

export function searchIndexOf(archive: Archive): SearchIndex | null {
  const { words, hash } = archive;
  return words && { hash, words, index: buildWordIndex(documentsIn(archive), wordsIn(archive)) };
}

const opened = new Map<string, EditionIndex>();

async function openIndex(translation: string): Promise<EditionIndex | null> {
  const database = await deviceDatabase();
  const stored = await database.get('indexes', translation);
  if (!stored) return null;
  const key = `${translation} ${stored.hash}`;
  const known = opened.get(key);
  if (known) return known;
  const index = indexOf(stored.index, wordsIn(stored), (book, chapter) =>
    database.get('chapters', chapterKey(translation, `${book}.${chapter}`)),
  );
  opened.set(key, index);
  return index;
}

/** Searches the texts on the device as the server searches its own; undefined where there are none. */
export async function searchDevice(
  translation: string,
  { q, after, testament, book }: SearchParameters,
): Promise<SearchAnswer | undefined> {
  const edition = await openIndex(translation);
  if (!edition) return undefined;
  const taken = await (await deviceDatabase()).getAllKeys('indexes');
  const rest = taken.filter((id) => id !== translation);
  const others = (await Promise.all(rest.map(openIndex))).filter((each) => each !== null);
  const found = await searchBible(edition, others, q, {
    testament: testament ?? null,
    book: book ?? null,
    after: after || null,
  });
  return { ...found, notices: [] };
}
