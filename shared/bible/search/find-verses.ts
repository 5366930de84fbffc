import { foldText } from '../../portuguese/words.ts';
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
import { type Occurrences, tsRank } from './ts-rank.ts';
import { LEMMA_PREFIX, type Sense } from './vocabulary.ts';
import { keyAt, type WordIndex } from './word-index.ts';

type Found = Readonly<{ verse: number; place: number; rank: number }>;

/** A query with the senses of each word of the index, a bit each. */
type Prepared = Readonly<{
  query: VerseQuery;
  demanded: Uint16Array;
  meant: Uint16Array;
  exact: Uint16Array;
  lexemes: ReadonlySet<string>;
}>;

/** A verse of the index, whose text is read where it is shown. */
export type IndexedVerse = Omit<RankedVerse, 'text'>;

/** Finds verses in an index as `searchVerses` finds them in the database, in the same order. */
export class VerseFinder {
  private readonly index: WordIndex;
  private readonly folded: readonly string[];
  private readonly byFolded: ReadonlyMap<string, readonly number[]>;
  private readonly byLemma: ReadonlyMap<string, readonly number[]>;

  constructor(index: WordIndex) {
    this.index = index;
    this.folded = index.forms.map(foldText);
    this.byFolded = numbersOf(this.folded);
    this.byLemma = numbersOf(index.lemmas);
  }

  find(query: VerseQuery): readonly IndexedVerse[] {
    const found = this.ranked(query);
    const shown = found
      .filter(({ place, rank }) => isAfter(query.after, rank, place))
      .filter(({ place }) => query.book === null || keyAt(place).book === query.book)
      .toSorted((a, b) => b.rank - a.rank || a.place - b.place)
      .slice(0, query.limit);
    const counts = query.after ? null : countsOf(found);
    return shown.map(({ verse, place, rank }) => {
      const { book, ...rest } = keyAt(place);
      return { place, bookCode: book, ...rest, rank, counts, lemmas: this.lemmasIn(verse) };
    });
  }

  private lemmasIn(verse: number): string {
    return this.wordsIn(verse)
      .map((word) => LEMMA_PREFIX + this.index.lemmas[word])
      .join(' ');
  }

  private wordsIn(verse: number): number[] {
    const { words, starts } = this.index;
    return [...words.subarray(starts[verse], starts[verse + 1])];
  }

  /** Every verse that the query demands, with its rank. */
  private ranked(query: VerseQuery): Found[] {
    const { senses, scores, minRank, range } = query;
    const scored = scores.map(({ sense }) => sense);
    const prepared: Prepared = {
      query,
      demanded: this.masks(senses, (sense) => this.meant(sense)),
      meant: this.masks(scored, (sense) => this.meant(sense)),
      exact: this.masks(scored, ({ form }) => this.byFolded.get(form ?? '') ?? []),
      lexemes: lexemesOf(query),
    };
    const found: Found[] = [];
    for (const [verse, place] of this.index.places.entries()) {
      if (place < range[0] || place > range[1]) continue;
      if (!this.mayMatch(prepared, verse)) continue;
      const rank = this.rankOf(prepared, this.wordsIn(verse));
      if (rank !== null && rank >= minRank) found.push({ verse, place, rank });
    }
    return found;
  }

  private sensesIn(masks: Uint16Array, verse: number): number {
    const { starts, words } = this.index;
    const end = starts[verse + 1] ?? 0;
    let has = 0;
    for (let at = starts[verse] ?? 0; at < end; at++) has |= masks[words[at] ?? 0] ?? 0;
    return has;
  }

  private mayMatch({ query: { senses, phrases, join }, demanded }: Prepared, verse: number) {
    const has = this.sensesIn(demanded, verse);
    return join === 'all' ? has === 2 ** senses.length - 1 : has !== 0 || phrases.length > 0;
  }

  /** @returns null for a verse without the phrases that are demanded */
  private rankOf(prepared: Prepared, words: readonly number[]): number | null {
    const { query, demanded, meant, exact, lexemes } = prepared;
    const { phrases, join, scores, bonus } = query;
    const hasPhrase = (phrase: readonly string[]) => this.hasPhrase(words, phrase);
    const unite = (masks: Uint16Array) => words.reduce((has, word) => has | (masks[word] ?? 0), 0);
    const isFound =
      join === 'all' ? phrases.every(hasPhrase) : unite(demanded) !== 0 || phrases.some(hasPhrase);
    if (!isFound) return null;
    const [hasMeant, hasExact] = [unite(meant), unite(exact)];
    const points = scores.map(({ sense: { accented }, weight }, index) => {
      const isMeant = (hasMeant >> index) & 1;
      const isExact = (hasExact >> index) & 1 && (!accented || isMeant);
      return weight * (isExact ? EXACT : isMeant ? OTHER_FORM : 0);
    });
    const sum = points.reduce((total, each) => total + each, 0);
    const occurrences = this.occurrences(words, lexemes);
    const near = tsRank(occurrences, lexemes.size, ranksByNearness(query), words.length * 2);
    return (
      sum * PER_SCORE +
      (bonus && hasPhrase(bonus) ? BONUS : 0) +
      Math.min(MOST_NEARNESS, Math.round(near * 10_000))
    );
  }

  /** The words that stand for a sense: by their lemma, or by their form where no accent was typed. */
  private meant({ form, accented, lemmas }: Sense): readonly number[] {
    const forms = form && !accented ? this.byFolded.get(form) : undefined;
    return [...(forms ?? []), ...lemmas.flatMap((lemma) => this.byLemma.get(lemma) ?? [])];
  }

  /** For each word the senses that it has, a bit each. */
  private masks(
    senses: readonly Sense[],
    wordsOf: (sense: Sense) => readonly number[],
  ): Uint16Array {
    const masks = new Uint16Array(this.folded.length);
    for (const [bit, sense] of senses.entries()) {
      for (const word of wordsOf(sense)) masks[word] = (masks[word] ?? 0) | (1 << bit);
    }
    return masks;
  }

  private occurrences(words: readonly number[], lexemes: ReadonlySet<string>): Occurrences[] {
    const found = new Map<string, Occurrences & { positions: number[] }>();
    const add = (lexeme: string, position: number, isForm: boolean) => {
      if (!lexemes.has(lexeme)) return;
      const known = found.get(lexeme);
      if (known) known.positions.push(position);
      else found.set(lexeme, { positions: [position], isForm });
    };
    for (const [at, word] of words.entries()) {
      add(this.folded[word] ?? '', at + 1, true);
      // The lemmas stand behind all forms of the verse.
      add(LEMMA_PREFIX + (this.index.lemmas[word] ?? ''), words.length + at + 1, false);
    }
    return [...found.values()];
  }

  private hasPhrase(words: readonly number[], phrase: readonly string[]): boolean {
    const last = words.length - phrase.length;
    for (let from = 0; from <= last; from++) {
      if (phrase.every((word, at) => this.folded[words[from + at] ?? 0] === word)) return true;
    }
    return false;
  }
}

/** The distinct words of the query, as forms and as lemmas. */
function lexemesOf({ senses, phrases }: VerseQuery): ReadonlySet<string> {
  return new Set([
    ...senses.flatMap(({ form, lemmas }) => [
      ...(form ? [form] : []),
      ...lemmas.map((lemma) => LEMMA_PREFIX + lemma),
    ]),
    ...phrases.flat(),
  ]);
}

/** PostgreSQL ranks by distance where the query joins words that must all be there. */
function ranksByNearness({ senses, phrases, join }: VerseQuery): boolean {
  const operands = senses.length + phrases.length;
  return operands > 1 ? join === 'all' : (phrases[0]?.length ?? 0) > 1;
}

function numbersOf(words: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  for (const [number, word] of words.entries()) {
    const known = numbers.get(word);
    if (known) known.push(number);
    else numbers.set(word, [number]);
  }
  return numbers;
}

function isAfter(after: VerseQuery['after'], rank: number, place: number): boolean {
  return !after || rank < after.rank || (rank === after.rank && place > after.place);
}

function countsOf(found: readonly Found[]): RankedVerse['counts'] {
  const counts: Partial<Record<BookCode, number>> = {};
  for (const { place } of found) {
    const { book } = keyAt(place);
    counts[book] = (counts[book] ?? 0) + 1;
  }
  return counts;
}
