import type { BookCode, Testament } from './canon.ts';

export const LONGEST_QUERY = 200;

export type SearchParameters = Readonly<{
  q: string;
  testament?: Testament | undefined;
  book?: BookCode | undefined;
  after?: string | undefined;
}>;

/** Where a search in a text is answered; like a chapter, at an address that names its content. */
export function searchPath(translation: string, hash: string, wish: SearchParameters): string {
  const given = Object.entries(wish).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return `/texts/${translation}/${hash}/search?${new URLSearchParams(given)}`;
}

export type FoundVerse = Readonly<{
  book: BookCode;
  chapter: number;
  verse: number;
  text: string;
  /** Where the words that were looked for stand in the text. */
  marks: readonly (readonly [start: number, end: number])[];
}>;

export type SearchResults = Readonly<{
  verses: readonly FoundVerse[];
  /** How many verses each book has; on the first page only. */
  counts: Readonly<Partial<Record<BookCode, number>>> | null;
  /** Hand this back for the next page; null on the last. */
  next: string | null;
  /** The query as it was probably meant, when a word of it is unknown. */
  suggestion: string | null;
  /** Whether these are the verses of the suggestion, since the query itself finds none. */
  corrected: boolean;
  /** No verse has all the words: these have most of them. */
  partial: boolean;
  /** The first verse has the words in the order they were typed. */
  verbatim: boolean;
}>;

export const NO_RESULTS: SearchResults = {
  verses: [],
  counts: {},
  next: null,
  suggestion: null,
  corrected: false,
  partial: false,
  verbatim: false,
};
