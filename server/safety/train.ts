import { type LinearModel, softmax } from './linear-model.ts';

type Example = Readonly<{ label: number; features: Uint32Array; weight: number }>;

const EPOCHS = 8;
const RATE = 0.15;
const DECAY = 1e-4;

/**
 * Fits a multinomial logistic regression by AdaGrad over hashed features, rarer ones counting for
 * more. The order of the examples comes from a fixed seed, so the same examples give the same
 * weights.
 */
export function train(
  examples: readonly Example[],
  { classes, buckets }: Readonly<{ classes: number; buckets: number }>,
): LinearModel {
  const weights = new Float32Array(buckets * classes);
  const gradients = new Float32Array(buckets * classes);
  const bias = new Float32Array(classes);
  const rarity = rarityOf(examples, buckets);
  const state = { weights, gradients, bias, rarity, classes, buckets };
  const random = seeded(20_251);
  const order = [...examples];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const example of order) step(example, state);
  }
  const scaled = weights.map((weight, at) => weight * (rarity[Math.floor(at / classes)] ?? 0));
  return quantize(scaled, bias, { classes, buckets });
}

/** How rare each bucket is among the examples, as the logarithm that search engines weigh by. */
function rarityOf(examples: readonly Example[], buckets: number): Float32Array {
  const seen = new Uint32Array(buckets);
  for (const { features } of examples)
    for (const feature of features) seen[feature % buckets] = (seen[feature % buckets] ?? 0) + 1;
  return Float32Array.from(seen, (times) => Math.log(1 + examples.length / (1 + times)) / 6);
}

type State = Readonly<{
  weights: Float32Array;
  gradients: Float32Array;
  bias: Float32Array;
  rarity: Float32Array;
  classes: number;
  buckets: number;
}>;

function step({ label, features, weight }: Example, state: State): void {
  const { weights, gradients, bias, rarity, classes, buckets } = state;
  const value = 1 / Math.sqrt(Math.max(1, features.length));
  const sums = new Float64Array(classes);
  for (const feature of features) {
    const bucket = feature % buckets;
    const rare = rarity[bucket] ?? 0;
    const at = bucket * classes;
    for (let each = 0; each < classes; each++) {
      sums[each] = (sums[each] ?? 0) + (weights[at + each] ?? 0) * rare;
    }
  }
  const scores = sums.map((sum, each) => sum * value + (bias[each] ?? 0));
  const errors = softmax(scores).map((p, each) => weight * (p - Number(each === label)));
  for (const [each, error] of errors.entries()) bias[each] = (bias[each] ?? 0) - 0.02 * error;
  const changes = errors.map((error) => error * value);
  for (const feature of features) {
    const bucket = feature % buckets;
    const rare = rarity[bucket] ?? 0;
    const row = bucket * classes;
    for (let each = 0; each < classes; each++) {
      const at = row + each;
      const current = weights[at] ?? 0;
      const gradient = (changes[each] ?? 0) * rare + DECAY * current;
      const total = (gradients[at] ?? 0) + gradient * gradient;
      gradients[at] = total;
      weights[at] = current - (RATE * gradient) / (Math.sqrt(total) + 1e-6);
    }
  }
}

/** The weights against the first class, one byte each; the probabilities stay the same. */
function quantize(
  trained: Float32Array,
  bias: Float32Array,
  shape: Readonly<{ classes: number; buckets: number }>,
): LinearModel {
  const { classes, buckets } = shape;
  const weights = new Float32Array(buckets * (classes - 1));
  let largest = 0;
  for (const at of weights.keys()) {
    const row = Math.floor(at / (classes - 1)) * classes;
    const weight = (trained[row + 1 + (at % (classes - 1))] ?? 0) - (trained[row] ?? 0);
    weights[at] = weight;
    largest = Math.max(largest, Math.abs(weight));
  }
  const scale = largest / 127 || 1;
  return { ...shape, bias, scale, weights: Int8Array.from(weights, (w) => Math.round(w / scale)) };
}

/** Brings items into another order, the same for the same numbers. */
export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [items[at], items[other]];
    if (one === undefined || two === undefined) continue;
    items[at] = two;
    items[other] = one;
  }
}

/** Mulberry32: a small generator of repeatable numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
