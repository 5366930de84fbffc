import type { Notice } from '../answers/ai.ts';
import type { BookCode, Testament } from './canon.ts';

export const LONGEST_QUERY = 200;
/** Of a text that another app shares; its beginning is searched, and the chat takes it whole. */
export const LONGEST_SHARED = 4000;

export type SearchParameters = Readonly<{
  q: string;
  testament?: Testament | undefined;
  book?: BookCode | undefined;
  /** Only the verses in which Jesus speaks. */
  speech?: 'jesus' | undefined;
  after?: string | undefined;
}>;

/** Every change of `SearchResults` raises it, because browsers cache answers for a day. */
const RESULTS_VERSION = '4';

/** The address of a search in one edition of a translation. */
export function searchPath(translation: string, hash: string, query: SearchParameters): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return `/texts/${translation}/${hash}/search?${new URLSearchParams([['version', RESULTS_VERSION], ...given])}`;
}

export type FoundVerse = Readonly<{
  book: BookCode;
  chapter: number;
  verse: number;
  text: string;
  /** The ranges of the text that match the searched words. */
  hits: readonly (readonly [start: number, end: number])[];
}>;

export type SearchResults = Readonly<{
  verses: readonly FoundVerse[];
  /** The number of found verses per book, on the first page only. */
  counts: Readonly<Partial<Record<BookCode, number>>> | null;
  /** The cursor of the next page; null on the last. */
  next: string | null;
  /** The query as it was probably meant, when it has an unknown word. */
  suggestion: string | null;
  /** Whether the verses match the suggestion because the query itself finds none. */
  corrected: boolean;
  /** Whether no verse has all the words, so that these have most of them. */
  partial: boolean;
  /** Whether the first verse has the words in the order they were typed. */
  verbatim: boolean;
}>;

/** The answer to a search: what was found, below the help lines for whoever typed it. */
export type SearchAnswer = SearchResults & Readonly<{ notices: readonly Notice[] }>;

export const NO_RESULTS: SearchResults = {
  verses: [],
  counts: {},
  next: null,
  suggestion: null,
  corrected: false,
  partial: false,
  verbatim: false,
};
