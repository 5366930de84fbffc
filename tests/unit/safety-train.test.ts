import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { originOfWeights } from '#server/safety/examples.ts';
import { featuresOf } from '#server/safety/features.ts';
import { decodeModel, encodeModel, originIn, probabilities } from '#server/safety/linear-model.ts';
import { respellByEar, respellByThumb } from '#server/safety/respell.ts';
import { seeded, train } from '#server/safety/train.ts';

const SHAPE = { classes: 3, buckets: 1009 };
const featuresIn = (text: string) => featuresOf(text.split(' '), null);
const EXAMPLES = [
  { label: 0, weight: 1, features: featuresIn('bom dia a todos') },
  { label: 1, weight: 1.5, features: featuresIn('ele me bate muito') },
  { label: 2, weight: 1.2, features: featuresIn('sou um peso para todos') },
];

test('the same examples give the same weights', () => {
  expect(encodeModel(train(EXAMPLES, SHAPE))).toEqual(encodeModel(train(EXAMPLES, SHAPE)));
});

test('what was learnt survives being written and read', () => {
  const model = decodeModel(encodeModel(train(EXAMPLES, SHAPE)));
  for (const { label, features } of EXAMPLES) {
    const shares = probabilities(model, features);
    expect(shares.indexOf(Math.max(...shares))).toBe(label);
  }
});

test.each(['levels.bin', 'topics.bin'])('%s is what the examples and the trainer give', (name) => {
  const weights = readFileSync(join(import.meta.dirname, '../../server/safety', name));
  expect(originIn(weights).toString('hex')).toBe(originOfWeights().toString('hex'));
});

test('a text is respelt in the same way from the same seed, by ear and by thumb', () => {
  const text = 'Não aguento mais, ele me machuca quando chega bêbado em casa';
  for (const respell of [respellByEar, respellByThumb]) {
    const [one, same, other] = [7, 7, 8].map((seed) => respell(text, seeded(seed)));
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(one).not.toBe(text);
  }
});
