/**
 * A linear classifier: a bias a class, and for every bucket and class but the first a weight
 * against the first class, whose own weights are nought.
 */
export type LinearModel = Readonly<{
  classes: number;
  buckets: number;
  scale: number;
  bias: Float32Array;
  weights: Int8Array;
}>;

/** The probability of each class for a message with these features. */
export function probabilities(model: LinearModel, features: Uint32Array): Float64Array {
  const { classes, buckets, bias, weights, scale } = model;
  const sums = new Float64Array(classes);
  for (const feature of features) {
    const row = (feature % buckets) * (classes - 1) - 1;
    for (let label = 1; label < classes; label++) {
      sums[label] = (sums[label] ?? 0) + (weights[row + label] ?? 0);
    }
  }
  // Features are scaled to a vector of length one, so that long messages weigh no more.
  const norm = scale / Math.sqrt(Math.max(1, features.length));
  return softmax(sums.map((sum, label) => sum * norm + (bias[label] ?? 0)));
}

export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

const NUMBER = 4;
/** The bytes of a hash that names what weights were trained from. */
const ORIGIN = 32;

/**
 * Layout: where the weights come from, classes, buckets and scale, then the biases (4 bytes each),
 * then the weights (1 byte each).
 */
export function encodeModel(
  { classes, buckets, bias, weights, scale }: LinearModel,
  origin: Buffer = Buffer.alloc(ORIGIN),
): Buffer {
  const header = Buffer.alloc((3 + classes) * NUMBER);
  header.writeUInt32LE(classes, 0);
  header.writeUInt32LE(buckets, NUMBER);
  header.writeFloatLE(scale, 2 * NUMBER);
  for (const [label, value] of bias.entries()) header.writeFloatLE(value, (3 + label) * NUMBER);
  const bytes = Buffer.from(weights.buffer, weights.byteOffset, weights.length);
  return Buffer.concat([origin, header, bytes]);
}

export const originIn = (encoded: Buffer): Buffer => encoded.subarray(0, ORIGIN);

export function decodeModel(encoded: Buffer): LinearModel {
  const bytes = encoded.subarray(ORIGIN);
  const classes = bytes.readUInt32LE(0);
  const buckets = bytes.readUInt32LE(NUMBER);
  const bias = Float32Array.from({ length: classes }, (_, label) =>
    bytes.readFloatLE((3 + label) * NUMBER),
  );
  const weights = new Int8Array(bytes.subarray((3 + classes) * NUMBER));
  if (weights.length !== buckets * (classes - 1))
    throw new Error('The safety weights are incomplete.');
  return { classes, buckets, bias, weights, scale: bytes.readFloatLE(2 * NUMBER) };
}
