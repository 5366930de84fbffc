import { foldText } from '../../portuguese/words.ts';
import type { WordForm } from '../archive.ts';
import { BOOKS, type BookCode } from '../canon.ts';
import type { ChapterDocument } from '../chapter-document.ts';
import { placeOf } from '../reference.ts';

/** The words of a translation in order, by their numbers: what a device searches. */
export type WordIndex = Readonly<{
  /** The place of each verse, in canonical order. */
  places: Uint32Array;
  /** Where the words of each verse begin, and after the last where they end. */
  starts: Uint32Array;
  /** The number of each word in the list of forms. */
  words: Uint16Array;
  /** Forms as they are written in lower case, and the lemma of each. */
  forms: readonly string[];
  lemmas: readonly string[];
  /** The verses of each word, one word after the other, and where those of each begin. */
  postings: Uint16Array;
  postingStarts: Uint32Array;
}>;

/** More forms than a translation has; their numbers have sixteen bits. */
const MOST_FORMS = 65_535;

const OF_WORDS = /[\p{L}\p{M}\d]/u;

/** Numbers the words of a whole translation, once after it came to the device. */
export function buildWordIndex(
  documents: readonly ChapterDocument[],
  vocabulary: readonly WordForm[],
): WordIndex {
  const forms = new NumberedForms();
  const [places, starts, words]: [number[], number[], number[]] = [[], [], []];
  for (const { book, chapter, verses } of documents) {
    for (const { number, text } of verses) {
      places.push(placeOf({ book, chapter, verse: number }));
      starts.push(words.length);
      forms.readInto(words, text);
    }
  }
  starts.push(words.length);
  const lemmaOf = new Map(vocabulary.map(({ form, lemma }) => [form, lemma]));
  return {
    places: new Uint32Array(places),
    starts: new Uint32Array(starts),
    words: new Uint16Array(words),
    forms: forms.all,
    lemmas: forms.all.map((form) => lemmaOf.get(form) ?? foldText(form)),
    ...postingsOf(starts, words, forms.all.length),
  };
}

function postingsOf(starts: readonly number[], words: readonly number[], forms: number) {
  // A form beyond the most has the number of the last.
  const begins = new Uint32Array(forms + 2);
  for (let at = 0; at < words.length; at++) {
    const next = (words[at] ?? 0) + 1;
    begins[next] = (begins[next] ?? 0) + 1;
  }
  for (let word = 1; word < begins.length; word++)
    begins[word] = (begins[word] ?? 0) + (begins[word - 1] ?? 0);
  const next = begins.slice();
  const postings = new Uint16Array(words.length);
  for (let verse = 0; verse < starts.length - 1; verse++) {
    const end = starts[verse + 1] ?? 0;
    for (let at = starts[verse] ?? 0; at < end; at++) {
      const word = words[at] ?? 0;
      const to = next[word] ?? 0;
      postings[to] = verse;
      next[word] = to + 1;
    }
  }
  return { postings, postingStarts: begins };
}

/** More than twice as many as there are forms, and a power of two. */
const SLOTS = 262_144;
const BETWEEN_WORDS = 1;

/**
 * Forms by their number. A translation has 700,000 words: their letters are read where they stand,
 * since a slow phone takes seconds to cut so many pieces out of a text and look each up.
 */
class NumberedForms {
  readonly all: string[] = [];
  /** The number of a form and one, at the hash of its letters or behind it. */
  private readonly slots = new Uint32Array(SLOTS);
  /** Each sign in lower case, once it is known. */
  private readonly lower = new Uint16Array(65_536);

  /** Adds the number of each word of a text. */
  readInto(words: number[], text: string): void {
    const { lower } = this;
    let start = 0;
    let hash = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const sign = lower[code] || this.learn(code);
      if (sign !== BETWEEN_WORDS) {
        hash = (Math.imul(hash, 31) + sign) | 0;
        continue;
      }
      if (at > start) words.push(this.numberOf(text, start, at, hash));
      start = at + 1;
      hash = 0;
    }
    if (text.length > start) words.push(this.numberOf(text, start, text.length, hash));
  }

  private numberOf(text: string, start: number, end: number, hash: number): number {
    let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
    for (let known = this.slots[slot]; known; known = this.slots[slot]) {
      if (this.isAt(this.all[known - 1] ?? '', text, start, end)) return known - 1;
      slot = (slot + 1) & (SLOTS - 1);
    }
    const number = Math.min(this.all.length, MOST_FORMS);
    if (number < MOST_FORMS) {
      this.all.push(text.slice(start, end).toLowerCase());
      this.slots[slot] = number + 1;
    }
    return number;
  }

  private isAt(form: string, text: string, start: number, end: number): boolean {
    if (form.length !== end - start) return false;
    let at = 0;
    while (at < form.length && this.lower[text.charCodeAt(start + at)] === form.charCodeAt(at))
      at++;
    return at === form.length;
  }

  private learn(code: number): number {
    const sign = String.fromCharCode(code);
    const lower = OF_WORDS.test(sign) ? sign.toLowerCase().charCodeAt(0) : BETWEEN_WORDS;
    this.lower[code] = lower;
    return lower;
  }
}

export const bookAt = (place: number): BookCode =>
  BOOKS[Math.floor(place / 1_000_000) - 1]?.code ?? 'GEN';

/** The book, chapter and verse of a place. */
export function keyAt(place: number) {
  return { book: bookAt(place), chapter: Math.floor(place / 1000) % 1000, verse: place % 1000 };
}
