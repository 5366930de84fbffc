import type { BookCode } from '#shared/bible/canon.ts';
import { type Reference, verseReference } from '#shared/bible/reference.ts';
import type { Bible } from '../bible/bible.ts';
import { keysOf } from './verse-words.ts';

/** Keys of more verses than this tell too little to look for candidates by them. */
const COMMON = 3000;
const MOST_KEYS = 12;
const CANDIDATES = 4;
/** Fewer different keys may stand together by chance. */
const FEWEST_SHARED_KEYS = 3;

type Chapter = Readonly<{ book: BookCode; chapter: number }>;

/**
 * Every verse of every installed translation by the keys of its words, to find those that words
 * are near to whatever translation they come from. It holds numbers only, no text.
 */
class VerseIndex {
  private readonly chapters: Chapter[] = [];
  private chapterOf = new Uint16Array(0);
  private numberOf = new Uint8Array(0);
  private readonly verses = new Map<string, Uint32Array>();
  private scores = new Float32Array(0);

  private constructor() {}

  static async of(bible: Bible): Promise<VerseIndex> {
    const index = new VerseIndex();
    const chapterOf: number[] = [];
    const numberOf: number[] = [];
    const verses = new Map<string, number[]>();
    for await (const { book, chapter, verses: stored } of bible.everyChapter()) {
      const at = index.chapters.push({ book, chapter }) - 1;
      for (const { number, text } of stored) {
        const verse = chapterOf.push(at) - 1;
        numberOf.push(number);
        for (const key of new Set(keysOf(text))) {
          const list = verses.get(key);
          if (list) list.push(verse);
          else verses.set(key, [verse]);
        }
      }
    }
    for (const [key, list] of verses) index.verses.set(key, Uint32Array.from(list));
    index.chapterOf = Uint16Array.from(chapterOf);
    index.numberOf = Uint8Array.from(numberOf);
    index.scores = new Float32Array(numberOf.length);
    return index;
  }

  /** The verses that share the most, and the rarest, keys with words; the nearest first. */
  near(words: string): Reference[] {
    const keys = [...new Set(keysOf(words))].flatMap((key) => this.verses.get(key) ?? []);
    const rarest = keys
      .filter((list) => list.length <= COMMON)
      .sort((one, other) => one.length - other.length)
      .slice(0, MOST_KEYS);
    if (rarest.length < FEWEST_SHARED_KEYS) return [];
    const touched: number[] = [];
    for (const list of rarest) {
      const weight = Math.log(this.numberOf.length / list.length);
      for (const verse of list) {
        const score = this.scores[verse] ?? 0;
        if (score === 0) touched.push(verse);
        this.scores[verse] = score + weight;
      }
    }
    const best: { verse: number; score: number }[] = [];
    for (const verse of touched) {
      const score = this.scores[verse] ?? 0;
      this.scores[verse] = 0;
      if (best.length < CANDIDATES || score > (best.at(-1)?.score ?? 0)) {
        best.push({ verse, score });
        best.sort((one, other) => other.score - one.score);
        best.length = Math.min(best.length, CANDIDATES);
      }
    }
    return best.flatMap(({ verse }) => {
      const chapter = this.chapters[this.chapterOf[verse] ?? -1];
      return chapter
        ? [verseReference(chapter.book, chapter.chapter, this.numberOf[verse] ?? 1)]
        : [];
    });
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
