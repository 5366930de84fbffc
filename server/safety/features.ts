import type { SafetyTopic } from '#shared/answers/ai.ts';
import { hashOf } from '../portuguese/feature-hash.ts';
import { letterRuns } from '../portuguese/letter-runs.ts';
import { classesOf } from './word-classes.ts';

/** The number of buckets that features are hashed into, a prime number. */
export const BUCKETS = 300_007;

const SHORTEST_RUN = 2;
const LONGEST_RUN = 5;
/** Two word classes this many words apart or nearer belong to one thought. */
const NEAR = 8;
/** A word within this distance before a class gives it context, as "não" does. */
const CONTEXT = 3;
/** The buckets that tell of a dangerous phrase alone, several so that they count among hundreds. */
const PHRASE_BUCKETS = 4;

/**
 * The features of a message's words as distinct buckets: runs of words; the runs of letters
 * in each word; pairs of word classes; and the topic of a
 * dangerous phrase in it, alone and with each word, so that its context is learnt.
 */
export function featuresOf(words: readonly string[], phrase: SafetyTopic | null): Uint32Array {
  const found = new Set<number>();
  const add = (feature: string) => found.add(bucket(feature));
  addWords(words, add);
  addClasses(words, add);
  if (phrase) addPhrase(phrase, words, add);
  return Uint32Array.from(found);
}

type Add = (feature: string) => void;

function addWords(words: readonly string[], add: Add): void {
  const padded = ['^', ...words, '$'];
  for (const [at, word] of padded.entries()) {
    const [next, afterNext] = [padded[at + 1], padded[at + 2]];
    if (next) add(`p ${word} ${next}`);
    if (afterNext) {
      add(`t ${word} ${next} ${afterNext}`);
      add(`s ${word} ${afterNext}`);
    }
  }
  for (const word of words) {
    add(`w ${word}`);
    for (const run of letterRuns(word, SHORTEST_RUN, LONGEST_RUN)) add(`c ${run}`);
  }
}

function addClasses(words: readonly string[], add: Add): void {
  const classes = words.map(classesOf);
  for (const [at, each] of classes.entries()) {
    const before = words.slice(Math.max(0, at - CONTEXT), at);
    for (const one of each) {
      add(`k ${one}`);
      for (const word of before) add(`b ${word} ${one}`);
      for (const word of words.slice(at + 1, at + NEAR)) add(`a ${one} ${word}`);
      for (const other of classes.slice(at + 1, at + NEAR).flat()) add(`n ${one} ${other}`);
      for (const other of classes.slice(at + NEAR).flat()) add(`f ${one} ${other}`);
    }
  }
}

function addPhrase(phrase: SafetyTopic, words: readonly string[], add: Add): void {
  for (let copy = 0; copy < PHRASE_BUCKETS; copy++) add(`phrase ${copy}`);
  add(`phrase ${phrase}`);
  add(`pl ${Math.min(5, Math.floor(words.length / 4))}`);
  for (const word of words) {
    add(`pw ${word}`);
    for (const one of classesOf(word)) add(`pc ${one}`);
  }
}

const bucket = (feature: string): number => hashOf(feature) % BUCKETS;
