import { placeOf, type Reference, type VerseKey, versesOf } from '#shared/bible/reference.ts';
import { isKey } from '#shared/portuguese/comparable.ts';
import { placedWordsOf } from '#shared/portuguese/words.ts';
import type { Bible } from '../bible/bible.ts';
import { ComparedText, clausesOf, rangesOf, type Word } from './likeness.ts';
import { comparableOf } from './verse-words.ts';
import { numberOf, wordings } from './wordings.ts';

/** A span of a text, and the verse that it words in another way: surely, where it is above zero. */
export type Near = Readonly<{ start: number; end: number; verse: VerseKey; likeness: number }>;

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

/**
 * Every verse of every installed translation, and how other translations word the most quoted
 * ones (`wordings.tsv`), by the words that translations share. It holds numbers, no text.
 */
class VerseIndex {
  private readonly ids = new Map<string, number>();
  /** Words of wordings that no stored verse has, by their numbers. */
  private readonly others = new Map<number, number>();
  private readonly weights: number[] = [0];
  private readonly verses: VerseKey[] = [];
  private readonly textsOf = new Map<number, number[]>();
  private readonly texts: Uint16Array[] = [];
  private readonly textsWith: number[][] = [[]];
  private scores = new Float32Array(0);
  /** Long texts share words with many. */
  private lengths = new Float32Array(0);

  private constructor() {}

  static async of(bible: Pick<Bible, 'everyChapter'>): Promise<VerseIndex> {
    const index = new VerseIndex();
    for await (const { book, chapter, verses } of bible.everyChapter()) {
      for (const { number, text } of verses) {
        const words = placedWordsOf(text).map(({ plain }) =>
          index.idIn(index.ids, comparableOf(plain)),
        );
        index.add({ book, chapter, verse: number }, words);
      }
    }
    const keys = index.addWordings();
    index.scores = new Float32Array(index.texts.length);
    index.lengths = Float32Array.from(index.texts, ({ length }) => (20 + length) ** 0.3);
    for (const [id, key] of keys) {
      const rarity = Math.log(index.texts.length / ((index.textsWith[id]?.length ?? 0) + 0.5));
      index.weights[id] = key ? Math.min(RAREST, rarity) : 0;
    }
    return index;
  }

  /** @returns whether each word, also those that no stored verse has, tells one verse from another */
  private addWordings(): ReadonlyMap<number, boolean> {
    const keys = new Map([...this.ids].map(([word, id]) => [id, isKey(word)]));
    const stored = new Map([...this.ids].map(([word, id]) => [numberOf(word), id]));
    for (const { verse, marks } of wordings()) {
      const ids = marks.map(({ number, key }) => {
        const id = stored.get(number) ?? this.idIn(this.others, number);
        keys.set(id, key);
        return id;
      });
      this.add(verse, ids);
    }
    return keys;
  }

  private add(verse: VerseKey, words: readonly number[]): void {
    const at = this.texts.push(Uint16Array.from(words)) - 1;
    this.verses.push(verse);
    const place = placeOf(verse);
    this.textsOf.set(place, [...(this.textsOf.get(place) ?? []), at]);
    for (const id of new Set(words)) this.textsWith[id]?.push(at);
  }

  private idIn<Key>(ids: Map<Key, number>, key: Key): number {
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = this.textsWith.push([]) - 1;
    ids.set(key, id);
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
    const near = new Set(expected.flatMap((place) => this.around(place)));
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
    const all = versesOf(place)
      .slice(0, MOST_EXPECTED)
      .flatMap((verse) => this.textsOf.get(placeOf(verse)) ?? [])
      .map((candidate) =>
        compared.turnTo(this.textAt(candidate))
          ? compared.likeness(0, words.length)
          : Number.NEGATIVE_INFINITY,
      );
    return Math.max(...all, Number.NEGATIVE_INFINITY) - NEAR;
  }

  private wordsOf(text: string): Word[] {
    return placedWordsOf(text).map(({ plain, start, end }) => {
      const word = comparableOf(plain);
      const id = this.ids.get(word) ?? this.others.get(numberOf(word)) ?? 0;
      const weight = id > 0 ? (this.weights[id] ?? 0) : isKey(word) ? RAREST : 0;
      return { id, weight, start, end };
    });
  }

  private textAt(candidate: number): Uint16Array {
    return this.texts[candidate] ?? new Uint16Array();
  }

  /** The texts of a place, and of the verses that follow it. */
  private around(place: Reference): number[] {
    if (place.verse === null) return [];
    const verses = versesOf(place).slice(0, MOST_EXPECTED);
    const last = verses.at(-1);
    const next = last ? [1, 2].map((step) => ({ ...last, verse: last.verse + step })) : [];
    return [...verses, ...next].flatMap((verse) => this.textsOf.get(placeOf(verse)) ?? []);
  }

  /** The texts that share the most, and the rarest, words with these. */
  private candidates(words: readonly Word[]): number[] {
    const rarest = [...new Set(words.flatMap(({ id, weight }) => (weight > 0 ? id : [])))]
      .map((id) => ({ weight: this.weights[id] ?? 0, texts: this.textsWith[id] ?? [] }))
      .sort((one, other) => one.texts.length - other.texts.length)
      .slice(0, MOST_KEYS);
    const scores = this.scores;
    const lengths = this.lengths;
    const scored: number[] = [];
    for (const { weight, texts } of rarest) {
      if (texts.length > COMMON && scored.length > 0) continue;
      for (const text of texts) {
        const score = scores[text] ?? 0;
        if (score === 0) scored.push(text);
        scores[text] = score + weight;
      }
    }
    const best: { text: number; score: number }[] = [];
    for (const text of scored) {
      const score = (scores[text] ?? 0) / (lengths[text] ?? 1);
      scores[text] = 0;
      if (best.length === CANDIDATES && score <= (best.at(-1)?.score ?? 0)) continue;
      best.push({ text, score });
      best.sort((one, other) => other.score - one.score);
      best.length = Math.min(best.length, CANDIDATES);
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
