import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SafetyTopic } from '#shared/answers/ai.ts';
import { featuresOf } from './features.ts';
import { LEVELS, TOPICS, type Topic } from './labels.ts';
import { decodeModel, type LinearModel, probabilities } from './linear-model.ts';

/** The probabilities that a message tells of danger or gives cause for concern, and its topic. */
export type Judgement = Readonly<{ danger: number; concern: number; topic: Topic }>;

export type Classifier = Readonly<{ levels: LinearModel; topics: LinearModel }>;

export function classify(
  { levels, topics }: Classifier,
  words: readonly string[],
  phrase: SafetyTopic | null,
): Judgement {
  const features = featuresOf(words, phrase);
  const shares = probabilities(levels, features);
  const topic = probabilities(topics, features);
  const likeliest = topic.indexOf(Math.max(...topic));
  return {
    danger: shares[LEVELS.indexOf('danger')] ?? 0,
    concern: shares[LEVELS.indexOf('concern')] ?? 0,
    topic: TOPICS[likeliest] ?? 'self-harm',
  };
}

const read = (name: string) => decodeModel(readFileSync(join(import.meta.dirname, name)));

/** Reads the weights that `npm run safety:train` wrote. */
export const readClassifier = (): Classifier => ({
  levels: read('levels.bin'),
  topics: read('topics.bin'),
});
