import { foldText } from '../../portuguese/words.ts';
import type { VerseQuery } from './edition-index.ts';
import type { Occurrences } from './ts-rank.ts';
import { LEMMA_PREFIX, type Sense } from './vocabulary.ts';
import type { WordIndex } from './word-index.ts';

/** A query by the numbers of the index's words. */
export type Prepared = Readonly<{
  query: VerseQuery;
  /** The words of which a verse has one, for each sense and then for each phrase. */
  demands: readonly (readonly number[])[];
  /** The senses of each word, a bit each. */
  meant: Uint16Array;
  exact: Uint16Array;
  /** The lexeme that each word is as a form and as a lemma, from 1; 0 for none of the query's. */
  asForm: Uint16Array;
  asLemma: Uint16Array;
  lexemes: number;
  phrases: readonly Phrase[];
  bonus: Phrase | null;
}>;

/** The numbers of a phrase's words without accents, each -1 where the text does not have it. */
export type Phrase = readonly number[];

/** The words of an index by their forms and their lemmas. */
export class IndexedWords {
  private readonly index: WordIndex;
  private readonly byFolded: ReadonlyMap<string, readonly number[]>;
  private readonly byLemma: ReadonlyMap<string, readonly number[]>;
  /** For each word the first one that is the same without accents. */
  readonly folded: Uint16Array;

  constructor(index: WordIndex) {
    this.index = index;
    this.byFolded = numbersOf(index.forms.map(foldText));
    this.byLemma = numbersOf(index.lemmas);
    this.folded = new Uint16Array(index.forms.length);
    for (const numbers of this.byFolded.values()) {
      for (const word of numbers) this.folded[word] = numbers[0] ?? 0;
    }
  }

  prepare(query: VerseQuery): Prepared {
    const { senses, scores, phrases, bonus } = query;
    const scored = scores.map(({ sense }) => sense);
    const lexemes = [...lexemesOf(query)];
    const phraseOf = (words: readonly string[]) =>
      words.map((word) => this.byFolded.get(word)?.[0] ?? -1);
    return {
      query,
      demands: [
        ...senses.map((sense) => this.meant(sense)),
        ...phrases.map((phrase) => this.rarest(phrase)),
      ],
      meant: this.masks(scored, (sense) => this.meant(sense)),
      exact: this.masks(scored, ({ form }) => this.byFolded.get(form ?? '') ?? []),
      asForm: this.numbered(lexemes, (lexeme) => this.byFolded.get(lexeme)),
      asLemma: this.numbered(lexemes, (lexeme) =>
        lexeme.startsWith(LEMMA_PREFIX)
          ? this.byLemma.get(lexeme.slice(LEMMA_PREFIX.length))
          : undefined,
      ),
      lexemes: lexemes.length,
      phrases: phrases.map(phraseOf),
      bonus: bonus && phraseOf(bonus),
    };
  }

  /** For each verse which of the demands it has, a bit each. */
  demandsIn({ demands }: Prepared): Uint16Array {
    const { places, postings: verses, postingStarts: starts } = this.index;
    const has = new Uint16Array(places.length);
    for (const [bit, words] of demands.entries()) {
      for (const word of words) {
        const end = starts[word + 1] ?? 0;
        for (let at = starts[word] ?? 0; at < end; at++) {
          const verse = verses[at] ?? 0;
          has[verse] = (has[verse] ?? 0) | (1 << bit);
        }
      }
    }
    return has;
  }

  /** The word of a phrase that stands in the fewest verses; none where the text lacks one of them. */
  private rarest(phrase: readonly string[]): readonly number[] {
    const { postingStarts: starts } = this.index;
    const usesOf = (words: readonly number[]) =>
      words.reduce((sum, word) => sum + (starts[word + 1] ?? 0) - (starts[word] ?? 0), 0);
    const [rarest = []] = phrase
      .map((word) => this.byFolded.get(word) ?? [])
      .toSorted((a, b) => usesOf(a) - usesOf(b));
    return rarest;
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

  /** For each word which of the lexemes it is, from 1. */
  private numbered(
    lexemes: readonly string[],
    wordsOf: (lexeme: string) => readonly number[] | undefined,
  ): Uint16Array {
    const numbers = new Uint16Array(this.folded.length);
    for (const [index, lexeme] of lexemes.entries()) {
      for (const word of wordsOf(lexeme) ?? []) numbers[word] = index + 1;
    }
    return numbers;
  }
}

/** Where the lexemes of the query stand in a verse, each at its first place in order. */
export function occurrencesIn({ asForm, asLemma }: Prepared, words: Uint16Array): Occurrences[] {
  const found: (Occurrences & { lexeme: number; positions: number[] })[] = [];
  const add = (lexeme: number, position: number, isForm: boolean) => {
    const known = found.find((each) => each.lexeme === lexeme);
    if (known) known.positions.push(position);
    else found.push({ lexeme, positions: [position], isForm });
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    const [form, lemma] = [asForm[word] ?? 0, asLemma[word] ?? 0];
    if (form > 0) add(form, at + 1, true);
    // The lemmas stand behind all forms of the verse.
    if (lemma > 0) add(lemma, words.length + at + 1, false);
  }
  return found;
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

function numbersOf(words: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  for (const [number, word] of words.entries()) {
    const known = numbers.get(word);
    if (known) known.push(number);
    else numbers.set(word, [number]);
  }
  return numbers;
}
