import {
  type FoundVerse,
  type SearchParameters,
  type SearchResults,
  searchPath,
} from '#shared/bible/search-results.ts';
import { freshAddress } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The address of a search in the default translation. */
export async function searchAddress(app: TestApp, parameters: SearchParameters): Promise<string> {
  const text = await app.context.bible.translation(null);
  return app.baseUrl + searchPath(text?.id ?? '', text?.contentHash ?? '', parameters);
}

/** Asks as a visitor of their own, since searches are limited by visitor. */
export const askSearch = (address: string) =>
  fetch(address, { headers: { 'x-forwarded-for': freshAddress() } });

export async function search(app: TestApp, parameters: SearchParameters): Promise<SearchResults> {
  const response = await askSearch(await searchAddress(app, parameters));
  if (response.status !== 200) throw new Error(`the search was answered ${response.status}`);
  return response.json();
}

/** Every page of a search, one after the other. */
export async function searchAll(app: TestApp, parameters: SearchParameters): Promise<FoundVerse[]> {
  const found: FoundVerse[] = [];
  let after: string | null = null;
  do {
    const page: SearchResults = await search(app, { ...parameters, ...(after ? { after } : {}) });
    found.push(...page.verses);
    after = page.next;
  } while (after);
  return found;
}

export const placesOf = (verses: readonly FoundVerse[]): string[] =>
  verses.map(({ book, chapter, verse }) => `${book}.${chapter}.${verse}`);

/** The highlighted words of a found verse. */
export const markedIn = ({ text, hits }: FoundVerse): string[] =>
  hits.map(([start, end]) => text.slice(start, end));
