import type { BookCode } from '../canon.ts';
import type { VerseKey } from '../reference.ts';
import type { FoundVerse } from '../search-results.ts';
import type { TypedQuery } from './query.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';

/** What a word adds to a verse's rank; the typed form earns more than another one. */
export type Score = Readonly<{ sense: Sense; weight: number }>;

export const EXACT = 10;
export const OTHER_FORM = 6;
/** Larger than any sum of scores, so that a verbatim verse always comes first. */
export const BONUS = 100_000_000;
export const PER_SCORE = 10_000;
/** Below a point of the scores, verses are ordered by how near their words are to each other. */
export const MOST_NEARNESS = 9999;

export type VerseQuery = Readonly<{
  /** Verses have all of these words and phrases, or any of them. */
  senses: readonly Sense[];
  phrases: TypedQuery['phrases'];
  join: 'all' | 'any';
  scores: readonly Score[];
  /** Verses below this rank are left out. */
  minRank: number;
  /** Verses below this rank are found, but not counted. */
  countedFrom: number;
  /** Verses that contain these words in this order come first. */
  bonus: readonly string[] | null;
  book: BookCode | null;
  /** First and last place, which limit the search to a testament. */
  range: readonly [number, number];
  /** The only places that count; null for all. */
  within: ReadonlySet<number> | null;
  after: { rank: number; place: number } | null;
  limit: number;
}>;

export type RankedVerse = Readonly<{
  place: number;
  bookCode: BookCode;
  chapter: number;
  verse: number;
  /** Null where a device has not read it yet. */
  text: string | null;
  /** The lemma of each word, with its prefix and blanks between. */
  lemmas: string;
  rank: number;
  /** The number of found verses by book, on the first page only. */
  counts: Readonly<Partial<Record<BookCode, number>>> | null;
}>;

/** An edition that can be searched: in the database of the server, or on a device. */
export type EditionIndex = Readonly<{
  vocabulary: () => Promise<Vocabulary>;
  /** One page of verses, by rank and then in canonical order. */
  find: (query: VerseQuery) => Promise<readonly RankedVerse[]>;
  /** The texts of found verses, read for those alone that are shown. */
  textsOf: (verses: readonly RankedVerse[]) => Promise<readonly string[]>;
  verse: (key: VerseKey) => Promise<FoundVerse | null>;
}>;

/** The highest rank without the bonus, when a verse has every word as it was typed. */
export function bestRank(scores: readonly Score[]): number {
  return scores.reduce((sum, { weight }) => sum + weight * EXACT * PER_SCORE, 0);
}
