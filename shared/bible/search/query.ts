import { COMMONEST_WORDS } from '../../portuguese/stop-words.ts';
import { plainWordsOf } from '../../portuguese/words.ts';
import { LONGEST_QUERY } from '../search-results.ts';
import { respell } from './respell.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';

/** A typed word with its sense; null when the translation does not have the word. */
export type Term = Readonly<{
  typed: string;
  sense: Sense | null;
  /** The word of the translation that sounds like the typed one, and is searched for. */
  heard: string | null;
}>;

export type TypedQuery = Readonly<{
  terms: readonly Term[];
  /** Phrases in quotation marks, as folded words that must follow each other. */
  phrases: readonly (readonly string[])[];
  /** All words in order, for the bonus of a verse that contains them so. */
  whole: readonly string[];
}>;

const MOST_TERMS = 12;

export function readQuery(text: string, vocabulary: Vocabulary): TypedQuery {
  const respelt = respell(text.normalize('NFC').slice(0, LONGEST_QUERY), vocabulary);
  const clean = normalizeCompounds(respelt, vocabulary);
  const phrases = [...clean.matchAll(/["“”«]([^"“”»]+)["“”»]/g)]
    .map(([, inner = '']) => plainWordsOf(inner))
    .filter((words) => words.length > 0);
  // An unclosed quotation mark starts no phrase.
  const loose = clean.replace(/["“”«][^"“”»]*["“”»]/g, ' ');
  const typed = [...new Set(loose.toLowerCase().match(/[\p{L}\d][\p{L}\p{M}\d]*/gu) ?? [])];
  // Words too common to search for count where nothing else was typed.
  const contentWords = typed.filter((word) => !COMMONEST_WORDS.has(word));
  const chosen = (contentWords.length > 0 || phrases.length > 0 ? contentWords : typed).slice(
    0,
    MOST_TERMS,
  );
  return {
    terms: chosen.map((word) => ({
      typed: word,
      sense: vocabulary.sense(word),
      heard: vocabulary.heard(word),
    })),
    phrases: phrases.slice(0, 3),
    whole: plainWordsOf(loose),
  };
}

const WORD = /[\p{L}\p{M}]+/gu;
const WORD_BEFORE_ANOTHER = /([\p{L}\p{M}]+)(?:\s+|-)(?=([\p{L}\p{M}]+))/gu;

/**
 * Spells compounds as the translation does: "bemaventurados" with its hyphen, and
 * "mal feitores" as one word.
 */
function normalizeCompounds(typed: string, vocabulary: Vocabulary): string {
  return typed
    .replace(WORD, (word) => vocabulary.compound(word) ?? word)
    .replace(WORD_BEFORE_ANOTHER, (whole, word: string, next: string) =>
      vocabulary.isSplitWord(word, next) ? word : whole,
    );
}
