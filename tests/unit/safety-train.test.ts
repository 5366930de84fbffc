import { expect, test } from 'vitest';
import { featuresOf } from '#server/safety/features.ts';
import { decodeModel, encodeModel, probabilities } from '#server/safety/linear-model.ts';
import { train } from '#server/safety/train.ts';

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
