import { type BookCode, positionOf, type Testament } from '#shared/bible/canon.ts';
import { type FoundVerse, NO_RESULTS, type SearchResults } from '#shared/bible/search-results.ts';
import type { Db } from '../../db/client.ts';
import { type Marker, markerFor, marksIn } from './marks.ts';
import { phraseOf, readQuery, type Term, type TypedQuery, tsqueryOf } from './query.ts';
import {
  BONUS,
  bestRank,
  type Hit,
  type Score,
  type SearchWish,
  searchVerses,
} from './search.queries.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';

export type SearchText = Readonly<{ editionId: string; vocabulary: Vocabulary }>;

export type SearchOptions = Readonly<{
  testament?: Testament | null;
  book?: BookCode | null;
  after?: string | null;
  limit?: number;
  /** What a verse must have to be found: most of the words, all, or all in their order. */
  demand?: 'most' | 'all' | 'verbatim';
}>;

const PAGE = 20;
const FIRST_OF_NEW = positionOf('MAT') * 1_000_000;
const LAST = 99_999_999;

/**
 * Finds verses by their words, in any form of each, exact ones first, phrases as they stand. When
 * no verse has all words, those that have most of them, by weight.
 */
export async function searchText(
  db: Db,
  text: SearchText,
  typed: string,
  options: SearchOptions = {},
): Promise<SearchResults> {
  const { vocabulary } = text;
  const { demand = 'most' } = options;
  const query = readQuery(typed, vocabulary);
  const known = query.terms.filter((term): term is KnownTerm => term.sense !== null);
  if (demand !== 'most' && !mayHold(vocabulary, query, demand)) return NO_RESULTS;
  const suggestion = suggest(query, typed, vocabulary);
  if (known.length === 0 && query.phrases.length === 0) return { ...NO_RESULTS, suggestion };
  const settled = { query, known, suggestion };
  const after = readCursor(options.after);
  if (!after?.partial) {
    const hits = await searchVerses(db, wishFor(text, settled, options, after, 'all'));
    if (hits.length > 0 || after) return resultsOf(hits, settled, options, false);
  }
  if (known.length < 2 || demand !== 'most') return { ...NO_RESULTS, suggestion };
  const hits = await searchVerses(db, wishFor(text, settled, options, after, 'most'));
  return resultsOf(hits, settled, options, true);
}

/** Told from the vocabulary alone: most texts lack some word, and need not be asked. */
function mayHold(
  vocabulary: Vocabulary,
  { terms, whole }: TypedQuery,
  demand: 'all' | 'verbatim',
): boolean {
  if (demand === 'all') return terms.every(({ sense }) => sense !== null);
  return whole.length > 1 && whole.every((word) => vocabulary.has(word));
}

type KnownTerm = Term & { sense: Sense };
type Settled = Readonly<{
  query: TypedQuery;
  known: readonly KnownTerm[];
  suggestion: string | null;
}>;

/** Of what all words together weigh, a verse must have this share to count as having most. */
const MOST = 0.45;
const TOO_COMMON = 4000;

function wishFor(
  { editionId }: SearchText,
  { query, known }: Settled,
  { testament, book, limit = PAGE, demand }: SearchOptions,
  after: Cursor | null,
  how: 'all' | 'most',
): SearchWish {
  const scores = known.map(({ sense }) => scoreOf(sense));
  const telling = known.filter(({ sense }) => sense.uses < TOO_COMMON);
  const senses = (how === 'most' && telling.length > 0 ? telling : known).map(({ sense }) => sense);
  return {
    editionId,
    tsquery: tsqueryOf(senses, query.phrases, how === 'all' ? ' & ' : ' | '),
    scores,
    least: leastRank(scores, how, demand),
    bonus: query.whole.length > 1 ? phraseOf(query.whole) : null,
    book: book ?? null,
    range:
      testament === 'old' ? [0, FIRST_OF_NEW - 1] : [testament === 'new' ? FIRST_OF_NEW : 0, LAST],
    after,
    limit: limit + 1,
  };
}

function leastRank(scores: readonly Score[], how: 'all' | 'most', demand: SearchOptions['demand']) {
  if (demand === 'verbatim') return BONUS;
  return how === 'all' ? 0 : Math.floor(bestRank(scores) * MOST);
}

/** Rare words say more: from 1 for one on every page to 10 for one that stands once. */
function scoreOf(sense: Sense): Score {
  const weight = Math.max(1, Math.round(10 - Math.log2(1 + sense.uses) * 0.75));
  const any = tsqueryOf([sense], [], ' & ');
  const form = sense.form && `'${sense.form}':A`;
  return { exact: form && sense.accented ? `${form} & ${any}` : form, any, weight };
}

function resultsOf(
  hits: readonly (Hit & { counts: SearchResults['counts'] })[],
  { query, known, suggestion }: Settled,
  { limit = PAGE }: SearchOptions,
  partial: boolean,
): SearchResults {
  const shown = hits.slice(0, limit);
  const last = shown.at(-1);
  const unknown = query.terms.some(({ sense }) => sense === null);
  const marker = markerFor(
    known.map(({ sense }) => sense),
    query,
  );
  return {
    verses: shown.map((hit) => foundVerse(hit, marker)),
    counts: hits[0]?.counts ?? null,
    next: hits.length > limit && last ? writeCursor({ ...last, partial }) : null,
    suggestion,
    corrected: false,
    partial: partial || unknown,
    verbatim: (hits[0]?.rank ?? 0) >= BONUS,
  };
}

type Cursor = { rank: number; place: number; partial: boolean };

function writeCursor({ rank, place, partial }: Cursor): string {
  return `${rank}.${place}.${partial ? 1 : 0}`;
}

function readCursor(cursor: string | null | undefined): Cursor | null {
  const match = /^(\d{1,9})\.(\d{7,8})\.([01])(?:\.|$)/.exec(cursor ?? '');
  if (!match) return null;
  return { rank: Number(match[1]), place: Number(match[2]), partial: match[3] === '1' };
}

function suggest({ terms }: TypedQuery, typed: string, vocabulary: Vocabulary): string | null {
  let suggestion = typed;
  for (const { typed: word, sense } of terms) {
    const meant = sense ? vocabulary.oftener(word) : vocabulary.nearest(word);
    if (meant) suggestion = suggestion.replace(new RegExp(word, 'iu'), meant);
  }
  return suggestion === typed ? null : suggestion;
}

function foundVerse({ bookCode, chapter, verse, text, families }: Hit, marker: Marker): FoundVerse {
  return {
    book: bookCode,
    chapter,
    verse,
    text,
    marks: marksIn(text, families.split(' '), marker),
  };
}
