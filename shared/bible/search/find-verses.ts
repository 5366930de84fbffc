import type { BookCode } from '../canon.ts';
import {
  BONUS,
  EXACT,
  MOST_NEARNESS,
  OTHER_FORM,
  PER_SCORE,
  type RankedVerse,
  type VerseQuery,
} from './edition-index.ts';
import { IndexedWords, occurrencesIn, type Phrase, type Prepared } from './prepared-query.ts';
import { tsRank } from './ts-rank.ts';
import { LEMMA_PREFIX } from './vocabulary.ts';
import { bookAt, keyAt, type WordIndex } from './word-index.ts';

type Cursor = NonNullable<VerseQuery['after']>;
type Found = Readonly<{ verse: number; place: number; rank: number }>;

/** Finds verses in an index as `searchVerses` finds them in the database, in the same order. */
export class VerseFinder {
  private readonly index: WordIndex;
  private readonly words: IndexedWords;

  constructor(index: WordIndex) {
    this.index = index;
    this.words = new IndexedWords(index);
  }

  find(query: VerseQuery): readonly RankedVerse[] {
    const found = this.ranked(query);
    const { after, book: only } = query;
    const asked = only ? found.filter(({ place }) => bookAt(place) === only) : found;
    const shown = bestOf(
      after ? asked.filter(({ place, rank }) => isAfter(after, rank, place)) : asked,
      query.limit,
    );
    const counts = query.after
      ? null
      : countsOf(found.filter(({ rank }) => rank >= query.countedFrom));
    return shown.map(({ verse, place, rank }) => {
      const { book, ...rest } = keyAt(place);
      const lemmas = this.lemmasIn(verse);
      return { place, bookCode: book, ...rest, text: null, rank, counts, lemmas };
    });
  }

  private lemmasIn(verse: number): string {
    return [...this.wordsIn(verse)].map((word) => LEMMA_PREFIX + this.index.lemmas[word]).join(' ');
  }

  private wordsIn(verse: number): Uint16Array {
    const { words, starts } = this.index;
    return words.subarray(starts[verse], starts[verse + 1]);
  }

  /** Every verse that the query demands, with its rank. */
  private ranked(query: VerseQuery): Found[] {
    const { minRank, range, within } = query;
    const prepared = this.words.prepare(query);
    const { places } = this.index;
    const all = 2 ** prepared.demands.length - 1;
    const ofSenses = 2 ** query.senses.length - 1;
    const found: Found[] = [];
    const demanded = this.words.demandsIn(prepared);
    for (let verse = 0; verse < places.length; verse++) {
      const has = demanded[verse] ?? 0;
      if (query.join === 'all' ? has !== all : has === 0) continue;
      const place = places[verse] ?? 0;
      if (place < range[0] || place > range[1] || within?.has(place) === false) continue;
      const words = this.wordsIn(verse);
      if (!this.hasPhrases(prepared, words, (has & ofSenses) !== 0)) continue;
      const rank = this.rankOf(prepared, words);
      if (rank >= minRank) found.push({ verse, place, rank });
    }
    return found;
  }

  private hasPhrases({ query, phrases }: Prepared, words: Uint16Array, hasSense: boolean): boolean {
    const hasPhrase = (phrase: Phrase) => this.hasPhrase(words, phrase);
    return query.join === 'all' ? phrases.every(hasPhrase) : hasSense || phrases.some(hasPhrase);
  }

  private rankOf(prepared: Prepared, words: Uint16Array): number {
    const { query, meant, exact, bonus } = prepared;
    const [hasMeant, hasExact] = [sensesIn(meant, words), sensesIn(exact, words)];
    const sum = query.scores.reduce((total, { sense: { accented }, weight }, index) => {
      const isMeant = (hasMeant >> index) & 1;
      const isExact = (hasExact >> index) & 1 && (!accented || isMeant);
      return total + weight * (isExact ? EXACT : isMeant ? OTHER_FORM : 0);
    }, 0);
    const near = tsRank(
      occurrencesIn(prepared, words),
      prepared.lexemes,
      ranksByNearness(query),
      words.length * 2,
    );
    return (
      sum * PER_SCORE +
      (bonus && this.hasPhrase(words, bonus) ? BONUS : 0) +
      Math.min(MOST_NEARNESS, Math.round(near * 10_000))
    );
  }

  private hasPhrase(words: Uint16Array, phrase: Phrase): boolean {
    const { folded } = this.words;
    const last = words.length - phrase.length;
    for (let from = 0; from <= last; from++) {
      let at = 0;
      while (at < phrase.length && folded[words[from + at] ?? 0] === phrase[at]) at++;
      if (at === phrase.length) return true;
    }
    return false;
  }
}

function sensesIn(masks: Uint16Array, words: Uint16Array): number {
  let has = 0;
  for (const word of words) has |= masks[word] ?? 0;
  return has;
}

/** PostgreSQL ranks by distance where the query joins words that must all be there. */
function ranksByNearness({ senses, phrases, join }: VerseQuery): boolean {
  const operands = senses.length + phrases.length;
  return operands > 1 ? join === 'all' : (phrases[0]?.length ?? 0) > 1;
}

function isAfter(after: Cursor, rank: number, place: number): boolean {
  return rank < after.rank || (rank === after.rank && place > after.place);
}

/** The first ones in order; a common word stands in thousands of verses, of which a page shows a few. */
function bestOf(found: readonly Found[], limit: number): Found[] {
  if (found.length <= limit) return inOrder(found);
  const ranks = new Float64Array(found.length);
  for (let at = 0; at < found.length; at++) ranks[at] = found[at]?.rank ?? 0;
  const least = ranks.sort()[ranks.length - limit] ?? 0;
  return inOrder(found.filter(({ rank }) => rank >= least)).slice(0, limit);
}

const inOrder = (found: readonly Found[]) =>
  found.toSorted((a, b) => b.rank - a.rank || a.place - b.place);

function countsOf(found: readonly Found[]): RankedVerse['counts'] {
  const counts: Partial<Record<BookCode, number>> = {};
  for (const { place } of found) {
    const book = bookAt(place);
    counts[book] = (counts[book] ?? 0) + 1;
  }
  return counts;
}
