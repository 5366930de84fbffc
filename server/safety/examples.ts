import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageWords } from '#shared/safety/message-words.ts';
import { dangerousPhrase } from '#shared/safety/phrase-match.ts';
import type { Classifier } from './classifier.ts';
import { BUCKETS, featuresOf } from './features.ts';
import { LEVELS, type Level, TOPICS } from './labels.ts';
import { encodeModel } from './linear-model.ts';
import { partsOf, WINDOW } from './message-parts.ts';
import { respellByEar, respellByThumb } from './respell.ts';
import { seeded, train } from './train.ts';
import TOPIC_OF_KIND from './training/topics.json' with { type: 'json' };

export const TRAINING = join(import.meta.dirname, 'training');
const TOPIC_BUCKETS = 1 << 14;
const ANY_TOPIC = 'any';
/** Missing somebody in need costs more than a false alarm. */
const WEIGHTS: Readonly<Record<Level, number>> = { harmless: 1, danger: 2, concern: 1.6 };
/** Sentences of harmless messages stand in their windows too. */
const SENTENCE_WEIGHT = 0.7;
/** A respelt copy counts for less than what somebody wrote. */
const COPY_WEIGHT = 0.7;
/** Danger must be heard however it is spelt, so it is respelt in more ways, each counting less. */
const GRAVE_COPIES = 2;
const GRAVE_COPY_WEIGHT = 0.5;
const COPY_SEED = 1977;
const AMID_WEIGHT = 0.5;
/** One grave example of so many is told amid others' matters as well, where it is short. */
const AMID_EVERY = 3;
const LONGEST_AMID = 16;

export type Written = Readonly<{
  level: Level;
  kind: string;
  text: string;
  file: string;
}>;

const topics: Readonly<Record<string, string>> = TOPIC_OF_KIND;
const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);

/** Whether messages of this kind may be about any topic. */
export const isOfAnyTopic = (kind: string): boolean => topics[kind] === ANY_TOPIC;
export const topicOfKind = (kind: string): string | undefined => topics[kind];

function readExample(line: string, file: string): Written {
  const [level = '', kind = '', text = ''] = line.split('\t');
  if (!isLevel(level) || text === '') throw new Error(`This example cannot be read: ${line}`);
  return { level, kind, text, file };
}

const readTraining = (name: string) => readFileSync(join(TRAINING, name), 'utf8');
const trainingFiles = () =>
  readdirSync(TRAINING)
    .filter((name) => name.endsWith('.tsv'))
    .sort();

export const readExamples = (): Written[] =>
  trainingFiles().flatMap((file) =>
    readTraining(file)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => readExample(line, file)),
  );

/** The number of a grave example's topic; none for a kind that may be about any of them. */
function topicOf(kind: string): number[] {
  if (isOfAnyTopic(kind)) return [];
  const topic = TOPICS.find((each) => each === topics[kind]);
  if (!topic) throw new Error(`topics.json names no topic for "${kind}".`);
  return [TOPICS.indexOf(topic)];
}

/**
 * Trains on the examples as they were written, spelt by ear and with slips of the thumb, and on
 * some grave ones amid ordinary matters.
 */
export function trainClassifier(written: readonly Written[]): Classifier {
  const random = seeded(COPY_SEED);
  const copies = written.flatMap((each) =>
    Array.from({ length: each.level === 'harmless' ? 1 : GRAVE_COPIES }).flatMap(() =>
      [respellByEar(each.text, random), respellByThumb(each.text, random)]
        .filter((text) => text !== each.text)
        .map((text) => ({ ...each, text })),
    ),
  );
  const grave = [...written, ...copies].filter(({ level }) => level !== 'harmless');
  const weighed = [
    ...written.map((each) => ({ each, weight: 1 })),
    ...copies.map((each) => ({
      each,
      weight: each.level === 'harmless' ? COPY_WEIGHT : GRAVE_COPY_WEIGHT,
    })),
    ...amidOrdinaryMatters(written).map((each) => ({ each, weight: AMID_WEIGHT })),
  ];
  return {
    levels: train(
      weighed.flatMap(({ each, weight }) => learntFrom(each, weight)),
      { classes: LEVELS.length, buckets: BUCKETS },
    ),
    topics: train(
      grave.flatMap(({ kind, text }) =>
        topicOf(kind).map((label) => ({ label, features: featuresIn(text), weight: 1 })),
      ),
      { classes: TOPICS.length, buckets: TOPIC_BUCKETS },
    ),
  };
}

/** Grave examples in the middle of a window of some ordinary message. */
function amidOrdinaryMatters(written: readonly Written[]): Written[] {
  const ordinary = written
    .filter(({ level }) => level === 'harmless')
    .flatMap(({ text }) => partsOf(text).filter(({ kind }) => kind === 'window'));
  return written
    .filter(({ level, text }) => level !== 'harmless' && messageWords(text).length <= LONGEST_AMID)
    .filter((_each, at) => at % AMID_EVERY === 0)
    .flatMap((each, at) => {
      const { words = [] } = ordinary[(at * 7) % Math.max(1, ordinary.length)] ?? {};
      const told = messageWords(each.text);
      const around = Math.floor((WINDOW - told.length) / 2);
      const text = [...words.slice(0, around), ...told, ...words.slice(-around)].join(' ');
      return words.length > 2 * around ? [{ ...each, text }] : [];
    });
}

function featuresIn(text: string): Uint32Array {
  const words = messageWords(text);
  return featuresOf(words, dangerousPhrase(words));
}

const exampleFor = (level: Level, words: readonly string[], weight: number) => ({
  label: LEVELS.indexOf(level),
  features: featuresOf(words, dangerousPhrase(words)),
  weight: WEIGHTS[level] * weight,
});

/**
 * Every part of a harmless message must be harmless; of a grave one nobody knows which is grave.
 * The parts of a message weigh as much together as a short message does, so that long ones do
 * not drown the others.
 */
function learntFrom({ level, text }: Written, weight: number) {
  if (level !== 'harmless') return [exampleFor(level, messageWords(text), weight)];
  const parts = partsOf(text);
  const sentences = parts.filter(({ kind }) => kind === 'sentence');
  const windows = parts.filter(({ kind }) => kind !== 'sentence');
  return [
    ...windows.map((part) => exampleFor(level, part.words, weight / windows.length)),
    ...sentences.map((part) =>
      exampleFor(level, part.words, (weight * SENTENCE_WEIGHT) / sentences.length),
    ),
  ];
}

/** One example of so many trains the small classifier that stands for the trainer. */
const SAMPLE = 200;

/**
 * Names what weights are trained from: the bytes of the examples, and what the trainer makes of a
 * few of them, so that neither can change without the weights.
 */
export function originOfWeights(): Buffer {
  const hash = createHash('sha256');
  for (const name of [...trainingFiles(), 'topics.json']) hash.update(readTraining(name));
  const few = trainClassifier(readExamples().filter((_each, at) => at % SAMPLE === 0));
  return hash.update(encodeModel(few.levels)).update(encodeModel(few.topics)).digest();
}
