import { LONGEST_QUERY } from '#shared/bible/search-results.ts';
import { plainWordsOf } from '#shared/bible/words.ts';
import { FAMILY_MARK } from '../lexicon/lexicon.ts';
import { asWritten } from './as-written.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';

/** A typed word with what it stands for; null when the text does not know it. */
export type Term = Readonly<{ typed: string; sense: Sense | null }>;

export type TypedQuery = Readonly<{
  terms: readonly Term[];
  /** Phrases in quotation marks, as plain words that must follow each other. */
  phrases: readonly (readonly string[])[];
  /** All words in order, for the bonus of standing so in a verse. */
  whole: readonly string[];
}>;

const MOST_TERMS = 12;

/** Too common to be looked for, unless nothing else was typed. */
const STOP_WORDS = new Set(
  'a o as os um uma de do da dos das em no na nos nas por pelo pela para pra com sem que e é se ao aos à às ou mas como eu tu ele ela eles elas me te lhe meu minha seu sua teu tua isso este esta foi ser ter há já só mais muito quem qual onde quando porque pois então também sobre entre até bem aonde'.split(
    ' ',
  ),
);

export function readQuery(text: string, vocabulary: Vocabulary): TypedQuery {
  const clean = asWritten(text.normalize('NFC').slice(0, LONGEST_QUERY), vocabulary);
  const phrases = [...clean.matchAll(/["“”«]([^"“”»]+)["“”»]/g)]
    .map(([, inner = '']) => plainWordsOf(inner))
    .filter((words) => words.length > 0);
  // A mark that nobody closes sets nothing apart.
  const loose = clean.replace(/["“”«][^"“”»]*["“”»]/g, ' ');
  const typed = [...new Set(loose.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [])];
  const telling = typed.filter((word) => !STOP_WORDS.has(word));
  const chosen = (telling.length > 0 || phrases.length > 0 ? telling : typed).slice(0, MOST_TERMS);
  return {
    terms: chosen.map((word) => ({ typed: word, sense: vocabulary.sense(word) })),
    phrases: phrases.slice(0, 3),
    whole: plainWordsOf(loose),
  };
}

/**
 * The query in Postgres' own language. Words are quoted letters and digits only, so that
 * nothing typed can be an operator.
 */
export function tsqueryOf(
  senses: readonly Sense[],
  phrases: TypedQuery['phrases'],
  join: ' & ' | ' | ',
): string {
  const words = senses.map(({ form, accented, families }) => {
    const any = families.map((family) => `'${FAMILY_MARK}${family}'`).join(' | ');
    if (!form) return `(${any})`;
    // With its accent the plain form finds nothing by itself, yet still ranks a verse higher.
    return accented ? `('${form}' & (${any}) | ${any})` : `('${form}' | ${any})`;
  });
  return [...words, ...phrases.map(phraseOf)].join(join);
}

/** Plain words of the text in this order; A keeps the marks of families out of it. */
export function phraseOf(words: readonly string[]): string {
  return `(${words.map((word) => `'${word}':A`).join(' <-> ')})`;
}
