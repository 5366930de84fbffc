import MiniSearch from 'minisearch';
import { unitsOf, withoutFrame } from './terms.ts';

const GRAM = 4;
const OF_BODY = 0.5;
/** Little is made of how long an entry is, and of how often it says a word. */
const BM25 = { k: 2, b: 0.7, d: 0.2 };

/** The fewest words whose likeness says something: fewer are matched by names alone. */
const FEWEST = 3;

type Entry = Readonly<{ slug: string; names: string; askedAs: string; body: string }>;

/**
 * How like the entries of a kind are to a text as a whole: by what it speaks of, by its pairs of
 * words and by parts of words, so that neither inflection nor spelling nor a long story decides.
 */
export class Likeness {
  readonly #index = new MiniSearch<Entry>({
    idField: 'slug',
    fields: ['names', 'askedAs', 'body'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });

  /** Adds an entry by the words of each of its names, of each way of asking, and of its body. */
  add(slug: string, names: Words[], askedAs: Words[], body: Words): void {
    this.#index.add({
      slug,
      names: names.flatMap(featuresOf).join(' '),
      askedAs: askedAs.flatMap(featuresOf).join(' '),
      body: unitFeatures(body).join(' '),
    });
  }

  /** The likeness of each entry to the words: 1 for the likest. */
  to(words: Words): ReadonlyMap<string, number> {
    if (words.length < FEWEST) return new Map();
    const features = featuresOf(words);
    const found = this.#index.search(features.join(' '), { boost: { body: OF_BODY }, bm25: BM25 });
    const highest = found[0]?.score ?? 1;
    return new Map(found.map(({ id, score }) => [String(id), score / highest]));
  }
}

type Words = readonly string[];

function featuresOf(words: Words): string[] {
  const pairs = words.slice(1).map((word, at) => `${words[at]}_${word}`);
  return [...unitFeatures(words), ...words.flatMap(gramsOf), ...pairs];
}

/** What the words speak of, marked so that it is no part of a word. */
function unitFeatures(words: Words): string[] {
  const framed = unitsOf(withoutFrame(words));
  const units = framed.length > 0 ? framed : unitsOf(words);
  return units.flat().map((term) => `=${term}`);
}

function gramsOf(word: string): string[] {
  const marked = `<${word}>`;
  return Array.from({ length: Math.max(0, marked.length - GRAM + 1) }, (_, start) =>
    marked.slice(start, start + GRAM),
  );
}
