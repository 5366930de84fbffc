import { seeded, shuffle } from '../safety/train.ts';
import { GROUP_BITS, type RankingModel, roundRarity, type Vector, vectorOf } from './model.ts';

/** A text and the entries that answer it, with what it counts. */
export type Example = Readonly<{
  labels: readonly number[];
  /** The features as written, and of respelt copies. */
  forms: readonly Uint32Array[];
  weight: number;
}>;

type Shape = Readonly<{ entries: number; buckets: number }>;
type Trained = Omit<RankingModel, 'weights' | 'scale'> & Readonly<{ floats: Float32Array }>;

const EPOCHS = 6;
const RATE = 0.5;
/** The length of an entry's weights before training: those of the mean of its texts. */
const OF_MEAN = 8;
/** The share of steps that take a form at random, which may be the text as it was written. */
const COPIES = 0.5;
const FIRST_SUM = 0.01;
/** Smaller errors teach nothing. */
const LEAST_ERROR = 1e-4;
const SEED = 20_261;
/** Weights that add less than this to a score are dropped. */
const LEAST = 0.25;

/**
 * Fits a multinomial logistic regression by AdaGrad. An entry has weights only for features that
 * it was ever asked for with, so that the whole stays small. Where several entries answer, what
 * counts is the probability of all of them. The same examples give the same weights.
 */
export function train(examples: readonly Example[], shape: Shape): RankingModel {
  const rarity = rarityOf(examples, shape.buckets);
  const vectors = examples.map(({ forms }) => forms.map((form) => vectorOf(form, rarity)));
  const model = emptyModel(examples, vectors, shape, rarity);
  beginWithMeans(model, examples, vectors);
  const state = {
    model,
    sums: new Float32Array(model.floats.length).fill(FIRST_SUM),
    errors: new Float32Array(shape.entries),
  };
  const random = seeded(SEED);
  const order = [...examples.keys()];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const forms = vectors[at] ?? [];
      const form = random() < COPIES ? Math.floor(random() * forms.length) : 0;
      const [example, vector] = [examples[at], forms[form]];
      if (example && vector) step(state, vector, example);
    }
  }
  return quantize(model);
}

function rarityOf(examples: readonly Example[], buckets: number): Float32Array {
  const seen = new Uint32Array(buckets);
  for (const { forms } of examples) {
    for (const feature of forms[0] ?? []) {
      const bucket = feature >>> GROUP_BITS;
      seen[bucket] = (seen[bucket] ?? 0) + 1;
    }
  }
  return Float32Array.from(seen, (times) =>
    roundRarity(Math.log(1 + examples.length / (1 + times))),
  );
}

/** Makes room for a weight wherever an entry was asked for with a bucket. */
function emptyModel(
  examples: readonly Example[],
  vectors: readonly (readonly Vector[])[],
  { entries, buckets }: Shape,
  rarity: Float32Array,
): Trained {
  const keys = new Set<number>();
  for (const [at, { labels }] of examples.entries()) {
    // A respelt copy teaches what its text has in common with it, and nothing of its own.
    const [written] = vectors[at] ?? [];
    for (const bucket of written?.buckets ?? [])
      for (const label of labels) keys.add(bucket * entries + label);
  }
  const sorted = Float64Array.from(keys).sort();
  const starts = new Uint32Array(buckets + 1);
  const labels = new Uint16Array(sorted.length);
  for (const [at, key] of sorted.entries()) {
    const bucket = Math.floor(key / entries);
    labels[at] = key - bucket * entries;
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  }
  for (let bucket = 0; bucket < buckets; bucket++)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  return { entries, buckets, rarity, starts, labels, floats: new Float32Array(sorted.length) };
}

/** Each entry begins with the mean of what is written for it. */
function beginWithMeans(
  model: Trained,
  examples: readonly Example[],
  vectors: readonly (readonly Vector[])[],
): void {
  for (const [at, example] of examples.entries()) {
    const [written] = vectors[at] ?? [];
    if (written) addToMeans(model, example, written);
  }
  const { entries, labels, floats } = model;
  const squares = new Float64Array(entries);
  for (const [each, value] of floats.entries()) {
    const label = labels[each] ?? 0;
    squares[label] = (squares[label] ?? 0) + value * value;
  }
  for (const each of floats.keys()) {
    const length = Math.sqrt(squares[labels[each] ?? 0] || 1);
    floats[each] = (OF_MEAN * (floats[each] ?? 0)) / length;
  }
}

function addToMeans(
  { starts, labels, floats }: Trained,
  { labels: right, weight }: Example,
  { buckets, values }: Vector,
): void {
  const own = new Set(right);
  for (const [place, bucket] of buckets.entries()) {
    const share = (weight * (values[place] ?? 0)) / own.size;
    const end = starts[bucket + 1] ?? 0;
    for (let each = starts[bucket] ?? 0; each < end; each++) {
      if (own.has(labels[each] ?? 0)) floats[each] = (floats[each] ?? 0) + share;
    }
  }
}

type State = Readonly<{ model: Trained; sums: Float32Array; errors: Float32Array }>;

function step({ model, sums, errors }: State, vector: Vector, example: Example): void {
  score(model, vector, errors);
  toErrors(errors, example);
  correct(model, vector, errors, sums);
}

// Loops by hand: these two run over thousands of weights for each of a million steps.
function score({ starts, labels, floats }: Trained, vector: Vector, scores: Float32Array): void {
  const { buckets, values } = vector;
  scores.fill(0);
  for (let at = 0; at < buckets.length; at++) {
    const bucket = buckets[at] ?? 0;
    const value = values[at] ?? 0;
    const end = starts[bucket + 1] ?? 0;
    for (let each = starts[bucket] ?? 0; each < end; each++) {
      const label = labels[each] ?? 0;
      scores[label] = (scores[label] ?? 0) + value * (floats[each] ?? 0);
    }
  }
}

function correct(
  { starts, labels, floats }: Trained,
  { buckets, values }: Vector,
  errors: Float32Array,
  sums: Float32Array,
): void {
  for (let at = 0; at < buckets.length; at++) {
    const bucket = buckets[at] ?? 0;
    const value = values[at] ?? 0;
    const end = starts[bucket + 1] ?? 0;
    for (let each = starts[bucket] ?? 0; each < end; each++) {
      const error = errors[labels[each] ?? 0] ?? 0;
      if (error < LEAST_ERROR && error > -LEAST_ERROR) continue;
      const gradient = error * value;
      const sum = (sums[each] ?? 0) + gradient * gradient;
      sums[each] = sum;
      floats[each] = (floats[each] ?? 0) - (RATE * gradient) / Math.sqrt(sum);
    }
  }
}

/** Turns scores into what each entry's probability is too high by. */
function toErrors(scores: Float32Array, { labels: right, weight }: Example): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let total = 0;
  for (let label = 0; label < scores.length; label++) {
    const power = Math.exp((scores[label] ?? 0) - highest);
    scores[label] = power;
    total += power;
  }
  for (let label = 0; label < scores.length; label++)
    scores[label] = (weight * (scores[label] ?? 0)) / total;
  let share = 0;
  for (const label of right) share += scores[label] ?? 0;
  for (const label of right) {
    const own = scores[label] ?? 0;
    scores[label] = own - weight * (share > 0 ? own / share : 1 / right.length);
  }
}

/** Drops what counts for little, and rounds the rest to one byte each. */
function quantize({ floats, ...model }: Trained): RankingModel {
  const { buckets, rarity, starts, labels } = model;
  let largest = 0;
  for (const value of floats) largest = Math.max(largest, Math.abs(value));
  const scale = largest / 127 || 1;
  const kept = new Uint32Array(buckets + 1);
  const own: number[] = [];
  const weights: number[] = [];
  for (let bucket = 0; bucket < buckets; bucket++) {
    for (let each = starts[bucket] ?? 0; each < (starts[bucket + 1] ?? 0); each++) {
      const value = floats[each] ?? 0;
      const rounded = Math.round(value / scale);
      if (rounded === 0 || Math.abs(value) * (rarity[bucket] ?? 0) < LEAST) continue;
      own.push(labels[each] ?? 0);
      weights.push(rounded);
    }
    kept[bucket + 1] = weights.length;
  }
  return {
    ...model,
    scale,
    starts: kept,
    labels: Uint16Array.from(own),
    weights: Int8Array.from(weights),
  };
}
