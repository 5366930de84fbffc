import { placeOf, type Reference, type VerseKey, versesOf } from '#shared/bible/reference.ts';
import type { Bible } from '../bible/bible.ts';
import { clausesOf, rangesOf } from './clauses.ts';
import { ComparedText, type Word } from './likeness.ts';
import { type Mark, placedMarksOf, wordings } from './wordings.ts';

/** A span of a text, and the verse that it words in another way: surely, where it is above zero. */
export type Near = Readonly<{ start: number; end: number; verse: VerseKey; likeness: number }>;

/** How far stored text supports a claim. */
export type Support = Readonly<{
  /** The number of words in the claim that tell one verse from another. */
  words: number;
  /** The share that stored text holds of what they tell, from 0 to 1. */
  share: number;
  /** Whether no installed text holds one of them. */
  isStrange: boolean;
}>;

/** A paraphrase often gathers what stands in so many verses around. */
const NEIGHBOURS = 5;
/** Words of more texts than this tell too little to look for candidates by them. */
const COMMON = 1500;
const MOST_KEYS = 12;
const CANDIDATES = 5;
/** How like a verse a span is that takes its place: about one in a thousand of our own sentences is. */
const NEAR = 3.5;
/** What is less like one is the writer's own. */
const DOUBTFUL = -3;
/** How much less like it need be where its place stands beside it, and for how many verses. */
const [EXPECTED, MOST_EXPECTED] = [0.5, 4];
/** As rare is a word that no text holds. */
const RAREST = 9;
const LONGEST = 400;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/**
 * Every verse of every installed translation, and how other translations word the most quoted
 * ones (`wordings.tsv`), by the words that translations share. It holds numbers, no text.
 */
export class VerseIndex {
  /** The words of all texts, by their numbers. */
  private readonly ids = new Map<number, number>();
  /** What each word tells: nothing, where translations exchange it freely. */
  private readonly weights: number[] = [0];
  private readonly verses: VerseKey[] = [];
  private readonly textsOf = new Map<number, number[]>();
  private readonly texts: Uint16Array[] = [];
  private readonly textsWith: number[][] = [[]];
  private scores = new Float32Array(0);
  /** The texts that have a score, in the order in which they got it. */
  private scored = new Uint32Array(0);
  /** Long texts share words with many. */
  private lengths = new Float64Array(0);

  private constructor() {}

  static async of(bible: Pick<Bible, 'everyChapter'>): Promise<VerseIndex> {
    const index = new VerseIndex();
    for await (const { book, chapter, verses } of bible.everyChapter()) {
      for (const { number, text } of verses) {
        index.add({ book, chapter, verse: number }, placedMarksOf(text));
      }
    }
    for (const { verse, marks } of wordings()) index.add(verse, marks);
    index.scores = new Float32Array(index.texts.length);
    index.scored = new Uint32Array(index.texts.length);
    index.lengths = Float64Array.from(index.texts, ({ length }) => (20 + length) ** 0.3);
    for (const [id, texts] of index.textsWith.entries()) {
      const rarity = Math.log(index.texts.length / (texts.length + 0.5));
      if (index.weights[id]) index.weights[id] = Math.min(RAREST, rarity);
    }
    return index;
  }

  private add(verse: VerseKey, marks: readonly Mark[]): void {
    const words = marks.map((mark) => this.ids.get(mark.number) ?? this.addWord(mark));
    const at = this.texts.push(Uint16Array.from(words)) - 1;
    this.verses.push(verse);
    const place = placeOf(verse);
    this.textsOf.set(place, [...(this.textsOf.get(place) ?? []), at]);
    for (const id of new Set(words)) this.textsWith[id]?.push(at);
  }

  private addWord({ number, key }: Mark): number {
    const id = this.textsWith.push([]) - 1;
    this.ids.set(number, id);
    this.weights.push(key ? RAREST : 0);
    return id;
  }

  /**
   * The span of a text that is most like a verse, whatever translation it comes from.
   * @param expected places that the text is about, whose verses need less to be like
   */
  nearestIn(text: string, expected: readonly Reference[] = []): Near | null {
    const words = this.wordsOf(text);
    const bounds = clausesOf(text, words);
    const candidates = new Set(this.candidates(words));
    // Two clauses that are all of the text have been looked for.
    for (let at = 0; at + 2 < bounds.length && bounds.length > 3; at++) {
      const two = words.slice(bounds[at], bounds[at + 2]);
      for (const candidate of this.candidates(two)) candidates.add(candidate);
    }
    const near = new Set(
      expected.flatMap((place) => (place.verse ? this.around(place, 0, 2, MOST_EXPECTED + 2) : [])),
    );
    const ranges = [...rangesOf(bounds)];
    const compared = new ComparedText(text, words, this.weights);
    let best: Near | null = null;
    for (const candidate of new Set([...candidates, ...near])) {
      const verse = this.verses[candidate];
      if (!verse || !compared.turnTo(this.textAt(candidate))) continue;
      const bonus = near.has(candidate) ? EXPECTED : 0;
      let bar = (best?.likeness ?? DOUBTFUL) + NEAR - bonus;
      for (const [from, to] of ranges) {
        const likeness = compared.likeness(from, to, bar);
        const [first, last] = [words[from], words[to - 1]];
        if (likeness <= bar || !first || !last) continue;
        bar = likeness;
        best = { start: first.start, end: last.end, verse, likeness: likeness - NEAR + bonus };
      }
    }
    return best;
  }

  /** How like the verses of a place a text is as a whole, in one wording or another. */
  likenessAt(text: string, place: Reference): number {
    const words = this.wordsOf(text);
    const compared = new ComparedText(text, words, this.weights);
    const all = this.around(place, 0, 0, MOST_EXPECTED).map((candidate) =>
      compared.turnTo(this.textAt(candidate))
        ? compared.likeness(0, words.length)
        : Number.NEGATIVE_INFINITY,
    );
    return Math.max(...all, Number.NEGATIVE_INFINITY) - NEAR;
  }

  /** How far the verses around a place support a claim; without a place, any one verse. */
  support(claim: string, places: readonly Reference[]): Support | null {
    const words = this.wordsOf(claim).filter(({ weight }) => weight > 0);
    const weights = new Map(words.map(({ id, start, weight }) => [id || -start - 1, weight]));
    const groups =
      places.length > 0
        ? places.map((place) => this.around(place, NEIGHBOURS, NEIGHBOURS))
        : this.candidates(words).map((text) => [text]);
    if (places.length > 0 && groups.some((texts) => texts.length === 0)) return null;
    const shared = groups.map((texts) => {
      const held = new Set(texts.flatMap((text) => [...(this.texts[text] ?? [])]));
      return sumOf([...weights].map(([id, weight]) => (held.has(id) ? weight : 0)));
    });
    return {
      words: weights.size,
      share: weights.size > 0 ? Math.max(0, ...shared) / sumOf([...weights.values()]) : 1,
      isStrange: words.some(({ id }) => id === 0),
    };
  }

  private wordsOf(text: string): Word[] {
    return placedMarksOf(text).map(({ number, key, start, end }): Word => {
      const id = this.ids.get(number) ?? 0;
      return { id, weight: id > 0 ? (this.weights[id] ?? 0) : key ? RAREST : 0, start, end };
    });
  }

  private textAt(candidate: number): Uint16Array {
    return this.texts[candidate] ?? new Uint16Array();
  }

  /** The texts of a place with so many verses before and behind it, and of no more than `most`. */
  private around(place: Reference, before: number, behind: number, most = LONGEST): number[] {
    const { verse, endVerse } = place;
    const isWhole = verse === null || endVerse === null;
    const reach = { verse: Math.max(1, (verse ?? 1) - before), endVerse: (endVerse ?? 0) + behind };
    return versesOf(isWhole ? place : { ...place, ...reach })
      .slice(0, most)
      .flatMap((each) => this.textsOf.get(placeOf(each)) ?? []);
  }

  /** The texts that share the most, and the rarest, words with these. */
  private candidates(words: readonly Word[]): number[] {
    const scores = this.scores;
    const scored = this.scored;
    const lengths = this.lengths;
    const rarest = [...new Set(words.flatMap(({ id, weight }) => (weight > 0 ? id : [])))]
      .map((id) => ({ weight: this.weights[id] ?? 0, texts: this.textsWith[id] ?? [] }))
      .sort((one, other) => one.texts.length - other.texts.length)
      .slice(0, MOST_KEYS)
      .filter(({ texts }, at) => at === 0 || texts.length <= COMMON);
    let count = 0;
    for (const { weight, texts } of rarest) {
      for (const text of texts) {
        const score = scores[text] ?? 0;
        if (score === 0) scored[count++] = text;
        scores[text] = score + weight;
      }
    }
    const best: { text: number; score: number }[] = [];
    let least = 0;
    for (let at = 0; at < count; at++) {
      const text = scored[at] ?? 0;
      const score = (scores[text] ?? 0) / (lengths[text] ?? 1);
      scores[text] = 0;
      if (best.length === CANDIDATES && score <= least) continue;
      best.push({ text, score });
      best.sort((one, other) => other.score - one.score);
      best.length = Math.min(best.length, CANDIDATES);
      least = best.at(-1)?.score ?? 0;
    }
    return best.map(({ text }) => text);
  }
}

const indexByBible = new WeakMap<Bible, { editions: string; index: Promise<VerseIndex> }>();

/** The index of the translations that are installed now. */
export async function indexOf(bible: Bible): Promise<VerseIndex> {
  const editions = (await bible.translations()).map(({ editionId }) => editionId).join();
  const known = indexByBible.get(bible);
  if (known?.editions === editions) return known.index;
  const index = VerseIndex.of(bible);
  index.catch(() => indexByBible.delete(bible));
  indexByBible.set(bible, { editions, index });
  return index;
}
