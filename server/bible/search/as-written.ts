import type { Vocabulary } from './vocabulary.ts';

const WORD = /[\p{L}\p{M}]+/gu;
const WORD_BEFORE_ANOTHER = /([\p{L}\p{M}]+)(?:\s+|-)(?=([\p{L}\p{M}]+))/gu;

/**
 * What was typed, with compounds as the text writes them: "bemaventurados" in two words
 * where the text has a hyphen, "mal feitores" in one where it has "malfeitores".
 */
export function asWritten(typed: string, vocabulary: Vocabulary): string {
  return typed
    .replace(WORD, (word) => vocabulary.compound(word) ?? word)
    .replace(WORD_BEFORE_ANOTHER, (whole, word: string, next: string) =>
      vocabulary.isCutInTwo(word, next) ? word : whole,
    );
}
