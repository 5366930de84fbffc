import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedHeadings } from '#server/bible/apparatus/apparatus.ts';
import { knownWordsForDevices } from '#server/bible/search/known-verse.ts';
import { type Archive, archivePath, documentsIn, wordsIn } from '#shared/bible/archive.ts';
import { searchBible } from '#shared/bible/search/bible-search.ts';
import type { EditionIndex } from '#shared/bible/search/edition-index.ts';
import { indexOf } from '#shared/bible/search/index-of.ts';
import { knownWordsOf } from '#shared/bible/search/known-words.ts';
import { buildWordIndex } from '#shared/bible/search/word-index.ts';
import type { SearchResults } from '#shared/bible/search-results.ts';
import { placesOf, search } from '../support/search.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { WORD_QUERIES } from './queries.ts';

const COMPARED = 150;
const LEAST_EQUAL = 140;

let app: TestApp;
let indexes: readonly EditionIndex[];

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible' });
  const editions = await app.context.bible.translations();
  indexes = await Promise.all(
    editions.map(async ({ id, contentHash }) => {
      const answer = await fetch(app.baseUrl + archivePath(id, contentHash ?? ''));
      const archive: Archive = await answer.json();
      const documents = documentsIn(archive);
      const texts = new Map(documents.map((each) => [`${each.book}.${each.chapter}`, each]));
      const words = wordsIn(archive);
      return indexOf(buildWordIndex(documents, words), words, async (book, chapter) =>
        texts.get(`${book}.${chapter}`),
      );
    }),
  );
});
afterAll(() => app.close());

const { lines, compared } = knownWordsForDevices();
const knownWords = knownWordsOf(lines, compared);

async function onDevice(q: string): Promise<SearchResults> {
  const [edition, ...others] = indexes;
  if (!edition) throw new Error('no translation is installed');
  return searchBible(edition, others, q, {}, listedHeadings(), knownWords.find(q));
}

const firstPageOf = ({ verses, counts, suggestion, corrected, partial }: SearchResults) => ({
  places: placesOf(verses),
  hits: verses.map(({ hits }) => hits),
  counts: Object.entries(counts ?? {}).sort(),
  suggestion,
  corrected,
  partial,
});

test('a device finds what the server finds, in the same order and with the same words', async () => {
  const queries = WORD_QUERIES.slice(0, COMPARED).map(([q]) => q);
  expect(queries).toHaveLength(COMPARED);
  const differing: string[] = [];
  for (const q of queries) {
    const [here, there] = [firstPageOf(await onDevice(q)), firstPageOf(await search(app, { q }))];
    if (JSON.stringify(here) !== JSON.stringify(there)) differing.push(q);
  }
  expect(COMPARED - differing.length, differing.join('\n')).toBeGreaterThanOrEqual(LEAST_EQUAL);
});

test('a phrase, a filter and a second page are the same, too', async () => {
  const [edition] = indexes;
  if (!edition) throw new Error('no translation is installed');
  for (const [q, options] of [
    ['"o senhor"', { testament: 'new' }],
    ['"o senhor"', { book: 'PSA' }],
    ['amor amar', { speech: 'jesus' }],
    ['"em verdade"', { speech: 'jesus' }],
  ] as const) {
    const here = await searchBible(edition, [], q, options, listedHeadings());
    const there = await search(app, { q, ...options });
    expect(placesOf(here.verses)).toEqual(placesOf(there.verses));
    expect(here.next).toBe(there.next);
    if (!there.next) continue;
    const after = there.next;
    expect(
      placesOf((await searchBible(edition, [], q, { ...options, after }, listedHeadings())).verses),
    ).toEqual(placesOf((await search(app, { q, ...options, after })).verses));
  }
});
