import { type Archive, documentsIn, wordsIn } from '#shared/bible/archive.ts';
import { positionOf } from '#shared/bible/canon.ts';
import type { ChapterDocument } from '#shared/bible/chapter-document.ts';
import type { ListedHeading } from '#shared/bible/find-headings.ts';
import { searchBible } from '#shared/bible/search/bible-search.ts';
import type { EditionIndex } from '#shared/bible/search/edition-index.ts';
import { indexOf, type ReadChapter } from '#shared/bible/search/index-of.ts';
import type { KnownWords } from '#shared/bible/search/known-words.ts';
import { buildWordIndex } from '#shared/bible/search/word-index.ts';
import type { SearchAnswer, SearchParameters } from '#shared/bible/search-results.ts';
import { helpLinesByPhrase } from '#shared/safety/help-lines.ts';
import { deviceDatabase, type IndexWords, type SearchIndex, type StoredIndex } from './database.ts';
import { chapterKey, chaptersOf } from './stored-chapters.ts';

/** Every change of `WordIndex` raises it: an index of another format is built anew from the chapters. */
const FORMAT = 3;

export function searchIndexOf(archive: Archive): SearchIndex | null {
  const { words } = archive;
  return words && made(documentsIn(archive), words);
}

const made = (documents: readonly ChapterDocument[], words: IndexWords): SearchIndex => ({
  format: FORMAT,
  words,
  index: buildWordIndex(documents, wordsIn({ words })),
});

const opened = new Map<string, Promise<EditionIndex | null>>();

async function openIndex(translation: string, hash = ''): Promise<EditionIndex | null> {
  const key = `${translation} ${hash}`;
  const known = opened.get(key);
  if (known) return known;
  const opening = readIndex(translation);
  opened.set(key, opening);
  const forget = () => opened.delete(key);
  opening.then((edition) => edition ?? forget(), forget);
  return opening;
}

async function readIndex(translation: string): Promise<EditionIndex | null> {
  const stored = await (await deviceDatabase()).get('indexes', translation);
  const words = stored && wordsOf(stored);
  if (!words) return null;
  const { index } = isCurrent(stored) ? stored : await renew(translation, words);
  return indexOf(index, wordsIn({ words }), chapterReader(translation));
}

/** Reads the chapters of a page of results in one transaction, each once. */
function chapterReader(translation: string): ReadChapter {
  let reading: ((key: string) => Promise<ChapterDocument | undefined>) | null = null;
  return (book, chapter) => {
    reading ??= readingOnce();
    // A transaction takes no requests of a later moment.
    queueMicrotask(() => {
      reading = null;
    });
    return reading(chapterKey(translation, `${book}.${chapter}`));
  };
}

function readingOnce() {
  const chapters = deviceDatabase().then((database) => database.transaction('chapters').store);
  const asked = new Map<string, Promise<ChapterDocument | undefined>>();
  return (key: string) => {
    const chapter = asked.get(key) ?? chapters.then((store) => store.get(key));
    asked.set(key, chapter);
    return chapter;
  };
}

const wordsOf = (stored: StoredIndex): IndexWords => ('words' in stored ? stored.words : stored);

const isCurrent = (stored: StoredIndex): stored is SearchIndex =>
  'format' in stored && stored.format === FORMAT;

async function renew(translation: string, words: IndexWords): Promise<SearchIndex> {
  const database = await deviceDatabase();
  const chapters = await database.getAll('chapters', chaptersOf(translation));
  const index = made(inOrder(chapters), words);
  // A device without room searches all the same.
  await database.put('indexes', index, translation).catch(() => {});
  return index;
}

/** The order of the canon; the device keeps chapters by the letters of their names. */
const inOrder = (chapters: readonly ChapterDocument[]) =>
  chapters.toSorted((a, b) => positionOf(a.book) - positionOf(b.book) || a.chapter - b.chapter);

/** Opens what searches read, the translation that is searched first; what is open costs one reading. */
export async function openIndexes(translation?: string) {
  const reading = (await deviceDatabase()).transaction(['indexes', 'translations']);
  const [indexed, taken] = await Promise.all([
    reading.objectStore('indexes').getAllKeys(),
    reading.objectStore('translations').getAll(),
  ]);
  const rest = indexed.filter((id) => id !== translation);
  return Promise.all(
    [...(translation ? [translation] : []), ...rest].map((id) =>
      openIndex(id, taken.find((each) => each.id === id)?.hash),
    ),
  );
}

/**
 * Searches the texts on the device as the server searches its own; undefined where there are none.
 *
 * @param headings our section headings, null as long as they have not come to the device
 * @param known the words by which verses are known, likewise
 */
export async function searchDevice(
  translation: string,
  { q, after, testament, book, speech }: SearchParameters,
  headings: Promise<readonly ListedHeading[] | null>,
  known: Promise<KnownWords | null>,
): Promise<SearchAnswer | undefined> {
  const [[edition, ...all], listed, words] = await Promise.all([
    openIndexes(translation),
    headings,
    known,
  ]);
  if (!edition) return undefined;
  const others = all.filter((each) => each !== null);
  const options = {
    testament: testament ?? null,
    book: book ?? null,
    speech: speech ?? null,
    after: after || null,
  };
  const found = await searchBible(
    edition,
    others,
    q,
    options,
    listed ?? [],
    words?.find(q) ?? null,
  );
  return { ...found, notices: after ? [] : helpLinesByPhrase(q) };
}
