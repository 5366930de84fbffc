import { foldText } from '../../portuguese/words.ts';
import type { WordForm } from '../archive.ts';
import { BOOKS } from '../canon.ts';
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
}>;

/** More forms than a translation has; their numbers have sixteen bits. */
const MOST_FORMS = 65_535;

const WORD = /[\p{L}\p{M}\d]+/gu;

/** Numbers the words of a whole translation, once after it came to the device. */
export function buildWordIndex(
  documents: readonly ChapterDocument[],
  vocabulary: readonly WordForm[],
): WordIndex {
  const lemmaOf = new Map(vocabulary.map(({ form, lemma }) => [form, lemma]));
  const numbers = new Map<string, number>();
  const lemmas: string[] = [];
  const [places, starts, words]: [number[], number[], number[]] = [[], [], []];
  for (const { book, chapter, verses } of documents) {
    for (const { number, text } of verses) {
      places.push(placeOf({ book, chapter, verse: number }));
      starts.push(words.length);
      for (const form of text.toLowerCase().match(WORD) ?? []) {
        let known = numbers.get(form);
        if (known === undefined) {
          known = Math.min(numbers.size, MOST_FORMS);
          numbers.set(form, known);
          lemmas.push(lemmaOf.get(form) ?? foldText(form));
        }
        words.push(known);
      }
    }
  }
  starts.push(words.length);
  return {
    places: Uint32Array.from(places),
    starts: Uint32Array.from(starts),
    words: Uint16Array.from(words),
    forms: [...numbers.keys()],
    lemmas,
  };
}

/** The book, chapter and verse of a place. */
export function keyAt(place: number) {
  const book = BOOKS[Math.floor(place / 1_000_000) - 1]?.code ?? 'GEN';
  return { book, chapter: Math.floor(place / 1000) % 1000, verse: place % 1000 };
}
