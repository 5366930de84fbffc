import { type BookCode, positionOf, type Testament } from '../canon.ts';
import type { ListedHeading } from '../find-headings.ts';
import { type FoundVerse, NO_RESULTS, type SearchResults } from '../search-results.ts';
import { placesOfSpeech } from '../words-of-jesus.ts';
import {
  BONUS,
  bestRank,
  type EditionIndex,
  type RankedVerse,
  type Score,
  type VerseQuery,
} from './edition-index.ts';
import { type HitMatcher, hitMatcher, hitsIn } from './hits.ts';
import { readQuery, type Term, type TypedQuery } from './query.ts';
import { bestOfSections } from './section-verses.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';

export type SearchOptions = Readonly<{
  testament?: Testament | null;
  book?: BookCode | null;
  /** Whose words are searched alone: the verses in which Jesus speaks. */
  speech?: 'jesus' | null;
  after?: string | null;
  limit?: number;
  /** The words a verse must contain: most of them, all, or all in their order. */
  demand?: 'most' | 'all' | 'verbatim';
}>;

const PAGE = 20;
/** The most verses that are read to find the sections that tell a story. */
const READ_FOR_SECTIONS = 400;
const FIRST_OF_NEW = positionOf('MAT') * 1_000_000;
const LAST = 99_999_999;

/**
 * Finds verses by their words: exact forms rank above inflections, and quoted phrases must match
 * word for word. When no verse has all words, verses with most of them by weight are returned.
 */
export async function searchEdition(
  index: EditionIndex,
  typed: string,
  options: SearchOptions = {},
): Promise<SearchResults> {
  const { results } = await searchWithCandidates(index, typed, options, PAGE + 1);
  return results;
}

export type Searched = Readonly<{
  results: SearchResults;
  /** The best verses that have any of the words, where they were read; for `searchSections`. */
  candidates: readonly RankedVerse[] | null;
}>;

/**
 * Searches as `searchEdition` does, and keeps what a partial search reads for the sections.
 * @param most how many candidates are read, the first page among them
 */
export async function searchWithCandidates(
  index: EditionIndex,
  typed: string,
  options: SearchOptions,
  most = READ_FOR_SECTIONS,
): Promise<Searched> {
  const vocabulary = await index.vocabulary();
  const { demand = 'most' } = options;
  const { query, known } = prepare(typed, vocabulary);
  if (demand !== 'most' && !mayContain(vocabulary, query, demand)) return only(NO_RESULTS);
  const suggestion = suggest(query, typed, vocabulary);
  if (known.length === 0 && query.phrases.length === 0) return only({ ...NO_RESULTS, suggestion });
  const prepared = { query, known, suggestion };
  const after = readCursor(options.after);
  if (!after?.partial) {
    const rows = await index.find(verseQuery(prepared, options, after, 'all'));
    if (rows.length > 0 || after)
      return only(await resultsOf(index, rows, prepared, options, false));
  }
  if (known.length < 2 || demand !== 'most') return only({ ...NO_RESULTS, suggestion });
  const asked = verseQuery(prepared, options, after, 'most');
  if (after || most <= asked.limit) {
    return only(await resultsOf(index, await index.find(asked), prepared, options, true));
  }
  const candidates = await index.find({ ...asked, minRank: 0, limit: most });
  const fitting = candidates.filter(({ rank }) => rank >= asked.minRank).slice(0, asked.limit);
  // A sentence that is remembered in other words shares fewer with its verse.
  const nearly = candidates.filter(({ rank }) => rank >= asked.minRank * NEARLY);
  const rows = fitting.length > 0 ? fitting : nearly.slice(0, MOST_NEARLY);
  return { results: await resultsOf(index, rows, prepared, options, true), candidates };
}

const only = (results: SearchResults): Searched => ({ results, candidates: null });

/** How many verses are shown where none has most of the words, and the share of that they need. */
const [MOST_NEARLY, NEARLY] = [5, 0.6];

/** What a word counts that the translation lacks, and only a heading may have. */
const WEIGHT_OF_UNKNOWN = 4;

/**
 * The verses of sections whose heading and verses have most of the words between them.
 * @param candidates what a search of the same words has read; null where it read none
 */
export async function searchSections(
  index: EditionIndex,
  listed: readonly ListedHeading[],
  typed: string,
  options: SearchOptions,
  candidates: readonly RankedVerse[] | null,
): Promise<FoundVerse[]> {
  const prepared = prepare(typed, await index.vocabulary());
  const { query, known } = prepared;
  if (known.length < 2) return [];
  const asked = verseQuery(prepared, options, null, 'most');
  const rows = candidates ?? (await index.find({ ...asked, minRank: 0, limit: READ_FOR_SECTIONS }));
  const terms = query.terms.map((term) => ({
    ...term,
    weight: term.sense ? scoreOf(term.sense).weight : WEIGHT_OF_UNKNOWN,
  }));
  const matcher = matcherOf(prepared);
  return foundVerses(index, bestOfSections(listed, terms, rows), matcher);
}

/** Checks the vocabulary first, since most translations lack some word and need no query. */
function mayContain(
  vocabulary: Vocabulary,
  { terms, whole }: TypedQuery,
  demand: 'all' | 'verbatim',
): boolean {
  if (demand === 'all') return terms.every(({ sense }) => sense !== null);
  return whole.length > 1 && whole.every((word) => vocabulary.has(word));
}

type KnownTerm = Term & { sense: Sense };
type PreparedQuery = Readonly<{ query: TypedQuery; known: readonly KnownTerm[] }>;

function prepare(typed: string, vocabulary: Vocabulary): PreparedQuery {
  const query = readQuery(typed, vocabulary);
  return { query, known: query.terms.filter((term): term is KnownTerm => term.sense !== null) };
}

const matcherOf = ({ query, known }: PreparedQuery): HitMatcher =>
  hitMatcher(
    known.map(({ sense }) => sense),
    query,
  );

/** The share of the total weight that a verse needs to count as having most of the words. */
const MOST = 0.45;
const TOO_COMMON = 4000;

function verseQuery(
  { query, known }: PreparedQuery,
  { testament, book, speech, limit = PAGE, demand }: SearchOptions,
  after: Cursor | null,
  match: 'all' | 'most',
): VerseQuery {
  const scores = known.map(({ sense }) => scoreOf(sense));
  const distinctive = known.filter(({ sense }) => sense.uses < TOO_COMMON);
  const minRank = minimumRank(scores, match, demand);
  const senses = (match === 'most' && distinctive.length > 0 ? distinctive : known).map(
    ({ sense }) => sense,
  );
  return {
    senses,
    phrases: query.phrases,
    join: match === 'all' ? 'all' : 'any',
    scores,
    minRank,
    countedFrom: minRank,
    bonus: query.whole.length > 1 ? query.whole : null,
    book: book ?? null,
    range:
      testament === 'old' ? [0, FIRST_OF_NEW - 1] : [testament === 'new' ? FIRST_OF_NEW : 0, LAST],
    within: speech === 'jesus' ? placesOfSpeech() : null,
    after,
    limit: limit + 1,
  };
}

function minimumRank(
  scores: readonly Score[],
  match: 'all' | 'most',
  demand: SearchOptions['demand'],
) {
  if (demand === 'verbatim') return BONUS;
  return match === 'all' ? 0 : Math.floor(bestRank(scores) * MOST);
}

/** Rare words weigh more: from 1 for a word on every page to 10 for one that occurs once. */
function scoreOf(sense: Sense): Score {
  const weight = Math.max(1, Math.round(10 - Math.log2(1 + sense.uses) * 0.75));
  return { sense, weight };
}

async function resultsOf(
  index: EditionIndex,
  rows: readonly RankedVerse[],
  { suggestion, ...prepared }: PreparedQuery & Readonly<{ suggestion: string | null }>,
  { limit = PAGE }: SearchOptions,
  partial: boolean,
): Promise<SearchResults> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const unknown = prepared.query.terms.some(({ sense }) => sense === null);
  const matcher = matcherOf(prepared);
  return {
    verses: await foundVerses(index, shown, matcher),
    counts: rows[0]?.counts ?? null,
    next: rows.length > limit && last ? writeCursor({ ...last, partial }) : null,
    suggestion,
    corrected: prepared.query.terms.some(({ heard }) => heard !== null),
    partial: partial || unknown,
    verbatim: (rows[0]?.rank ?? 0) >= BONUS,
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
  for (const { typed: word, sense, heard } of terms) {
    const other = sense ? vocabulary.moreFrequentSpelling(word) : vocabulary.nearest(word);
    const meant = heard ?? other;
    if (meant) suggestion = suggestion.replace(new RegExp(word, 'iu'), meant);
  }
  return suggestion === typed ? null : suggestion;
}

async function foundVerses(
  index: EditionIndex,
  rows: readonly RankedVerse[],
  matcher: HitMatcher,
): Promise<FoundVerse[]> {
  const texts = await index.textsOf(rows);
  return rows.map(({ bookCode, chapter, verse, lemmas }, at) => {
    const text = texts[at] ?? '';
    const hits = hitsIn(text, lemmas.split(' '), matcher);
    return { book: bookCode, chapter, verse, text, hits };
  });
}
