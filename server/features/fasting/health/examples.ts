import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeModel, type LinearModel } from '../../../safety/linear-model.ts';
import { respellByEar, respellByThumb } from '../../../safety/respell.ts';
import { seeded, train } from '../../../safety/train.ts';
import { BUCKETS, featuresOf } from './features.ts';

const TRAINING = join(import.meta.dirname, 'training');
const COPY_WEIGHT = 0.5;
const COPY_SEED = 1977;
/** What somebody wrote of a fast says more than what was made from frames or asked elsewhere. */
const OF_WRITTEN = 2;
/** One example of so many trains the small model that stands for the trainer. */
const SAMPLE = 50;

type Example = Readonly<{ label: number; weight: number; text: string }>;

function readExamples(): Example[] {
  return readdirSync(TRAINING)
    .sort()
    .flatMap((file) =>
      readFileSync(join(TRAINING, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => exampleIn(line, file === 'written.tsv' ? OF_WRITTEN : 1)),
    );
}

function exampleIn(line: string, weight: number): Example {
  const [kind = '', text = ''] = line.split('\t');
  if ((kind !== 'warn' && kind !== 'calm') || text === '')
    throw new Error(`This example cannot be read: ${line}`);
  return { label: Number(kind === 'warn'), weight, text };
}

/** Two examples are also learnt as one text, which warns where one of them does. */
const JOINED_SHARE = 0.5;
const JOINED_WEIGHT = 0.5;
const LONGEST_JOINED = 70;
const LINKS = [', ', ' e ', '. ', ' mas ', ', mas ', ' '];
const JOIN_SEED = 7;

function joinedPairs(examples: readonly Example[]): Example[] {
  const random = seeded(JOIN_SEED);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const short = examples.filter(({ text }) => text.length < LONGEST_JOINED);
  return examples.flatMap((one) => {
    const other = random() < JOINED_SHARE ? pick(short) : undefined;
    if (!other || (one.label === 1 && other.label === 1)) return [];
    const pair = random() < 0.5 ? [one, other] : [other, one];
    const text = pair.map((each) => each.text).join(pick(LINKS));
    return [{ label: Math.max(one.label, other.label), weight: JOINED_WEIGHT, text }];
  });
}

/** Trains on "warn" or "calm", a tab and the text, also joined in pairs, spelt by ear and with slips of the thumb. */
export function trainHealth(examples: readonly Example[] = readExamples()): LinearModel {
  const random = seeded(COPY_SEED);
  return train(
    [...examples, ...joinedPairs(examples)].flatMap(({ label, weight, text }) => [
      { label, weight, features: featuresOf(text) },
      ...[respellByEar(text, random), respellByThumb(text, random)].map((copy) => ({
        label,
        weight: weight * COPY_WEIGHT,
        features: featuresOf(copy),
      })),
    ]),
    { classes: 2, buckets: BUCKETS },
  );
}

/** Names what weights are trained from: the examples, and what the trainer makes of a few of them. */
export function originOfWeights(): Buffer {
  const examples = readExamples();
  const few = trainHealth(examples.filter((_each, at) => at % SAMPLE === 0));
  return createHash('sha256').update(JSON.stringify(examples)).update(encodeModel(few)).digest();
}
