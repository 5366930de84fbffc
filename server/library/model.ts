import { brotliCompressSync } from 'node:zlib';

/**
 * A linear model from features to entries: for each bucket of features its rarity and, for the
 * entries that are asked for with it, a weight.
 */
export type RankingModel = Readonly<{
  entries: number;
  buckets: number;
  scale: number;
  rarity: Float32Array;
  /** The weights of bucket b stand from starts[b] to starts[b + 1]. */
  starts: Uint32Array;
  labels: Uint16Array;
  weights: Int8Array;
}>;

/** A text as a vector of length one over buckets. */
export type Vector = Readonly<{ buckets: Uint32Array; values: Float32Array }>;

/** The last bits of a feature tell its group; the others are its bucket. */
export const GROUP_BITS = 3;
const GROUP = 7;
/** What a feature of each group counts: words, stems, sounds, runs, pairs, parts, whom and when. */
const GROUP_WEIGHTS = [1, 1, 1, 1, 1, 0.7, 1] as const;
/** Words, stems and sounds: the groups that tell what a text speaks of. */
const LAST_OF_WORDS = 2;

export const isOfWords = (feature: number): boolean => (feature & GROUP) <= LAST_OF_WORDS;

export function vectorOf(features: Uint32Array, rarity: Float32Array): Vector {
  const buckets = new Uint32Array(features.length);
  const values = new Float32Array(features.length);
  let square = 0;
  for (const [at, feature] of features.entries()) {
    const bucket = feature >>> GROUP_BITS;
    const value = (rarity[bucket] ?? 0) * (GROUP_WEIGHTS[feature & GROUP] ?? 1);
    buckets[at] = bucket;
    values[at] = value;
    square += value * value;
  }
  const norm = 1 / Math.sqrt(square || 1);
  for (const at of values.keys()) values[at] = (values[at] ?? 0) * norm;
  return { buckets, values };
}

/** How well each entry answers the text, as the logarithm of a probability but for a constant. */
export function scoresOf(model: RankingModel, { buckets, values }: Vector): Float32Array {
  const scores = new Float32Array(model.entries);
  const { starts, labels, weights, scale } = model;
  for (const [at, bucket] of buckets.entries()) {
    const times = (values[at] ?? 0) * scale;
    const end = starts[bucket + 1] ?? 0;
    for (let each = starts[bucket] ?? 0; each < end; each++) {
      const label = labels[each] ?? 0;
      scores[label] = (scores[label] ?? 0) + times * (weights[each] ?? 0);
    }
  }
  return scores;
}

/** The weight of a bucket for an entry; nought where the entry is never asked for with it. */
export function weightFor(model: RankingModel, bucket: number, label: number): number {
  const end = model.starts[bucket + 1] ?? 0;
  for (let each = model.starts[bucket] ?? 0; each < end; each++) {
    if (model.labels[each] === label) return (model.weights[each] ?? 0) * model.scale;
  }
  return 0;
}

const HEADER = 16;

/** Layout: sizes and scale; rarities in a byte each; weights a bucket; labels; weights. */
export function encodeModel(model: RankingModel): Buffer {
  const { entries, buckets, scale, rarity, starts, labels, weights } = model;
  const header = Buffer.alloc(HEADER);
  header.writeUInt32LE(entries, 0);
  header.writeUInt32LE(buckets, 4);
  header.writeFloatLE(scale, 8);
  header.writeUInt32LE(weights.length, 12);
  const counts = new Uint16Array(buckets);
  for (const bucket of counts.keys())
    counts[bucket] = (starts[bucket + 1] ?? 0) - (starts[bucket] ?? 0);
  return Buffer.concat([
    header,
    Buffer.from(Uint8Array.from(rarity, (value) => Math.round(value * RARITY_STEPS))),
    Buffer.from(counts.buffer),
    Buffer.from(labels.buffer, labels.byteOffset, labels.byteLength),
    Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength),
  ]);
}

/** Rarities are stored in steps, so training rounds them too. */
const RARITY_STEPS = 20;
export const roundRarity = (value: number): number =>
  Math.round(value * RARITY_STEPS) / RARITY_STEPS;

export function decodeModel(bytes: Buffer): RankingModel {
  const entries = bytes.readUInt32LE(0);
  const buckets = bytes.readUInt32LE(4);
  const scale = bytes.readFloatLE(8);
  const size = bytes.readUInt32LE(12);
  let at = HEADER;
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  // Plain loops, since iterators took five times as long at each start.
  const steps = take(buckets);
  const rarity = new Float32Array(buckets);
  for (let each = 0; each < buckets; each++) rarity[each] = (steps[each] ?? 0) / RARITY_STEPS;
  const counts = new Uint16Array(new Uint8Array(take(buckets * 2)).buffer);
  const starts = new Uint32Array(buckets + 1);
  for (let each = 0; each < buckets; each++)
    starts[each + 1] = (starts[each] ?? 0) + (counts[each] ?? 0);
  const labels = new Uint16Array(new Uint8Array(take(size * 2)).buffer);
  const weights = new Int8Array(take(size));
  if (weights.length !== size) throw new Error('The weights of the library are incomplete.');
  return { entries, buckets, scale, rarity, starts, labels, weights };
}

const ORIGIN = 32;

/** Models one after the other, packed, behind the hash of what they were trained from. */
export function packModels(origin: Buffer, models: readonly RankingModel[]): Buffer {
  const parts = models.map(encodeModel).flatMap((bytes) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    return [length, bytes];
  });
  return Buffer.concat([origin, brotliCompressSync(Buffer.concat(parts))]);
}

export const originIn = (packed: Buffer): Buffer => packed.subarray(0, ORIGIN);

export const compressedIn = (packed: Buffer): Buffer => packed.subarray(ORIGIN);

export function modelsIn(bytes: Buffer): RankingModel[] {
  const models: RankingModel[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at);
    models.push(decodeModel(bytes.subarray(at + 4, at + 4 + length)));
    at += 4 + length;
  }
  return models;
}
