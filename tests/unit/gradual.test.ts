import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Gradual } from '#server/process/gradual.ts';

const STEPS = 20;

/** A sum whose steps take a few milliseconds each. */
function* slowSum(): Generator<void, number> {
  let sum = 0;
  for (let step = 1; step <= STEPS; step++) {
    const end = performance.now() + 5;
    while (performance.now() < end);
    sum += step;
    yield;
  }
  return sum;
}

const never = new AbortController().signal;

test('others have their turn while a result is prepared', async () => {
  const sum = new Gradual(slowSum);
  let turns = 0;
  let prepared = false;
  const preparing = sum.prepare(never).then(() => {
    prepared = true;
  });
  while (!prepared) {
    await nextTurn();
    turns++;
  }
  await preparing;
  expect(turns).toBeGreaterThan(STEPS / 4);
  expect(sum.result).toBe(210);
});

test('a result that is needed early is finished at once, and is the same for all', async () => {
  const sum = new Gradual(slowSum);
  const preparing = sum.prepare(never);
  expect(sum.result).toBe(210);
  await preparing;
  expect(sum.result).toBe(210);
});

test('preparing ends when the process stops, and whoever asks is still answered', async () => {
  const stopping = new AbortController();
  const sum = new Gradual(slowSum);
  const preparing = sum.prepare(stopping.signal);
  stopping.abort();
  await preparing;
  expect(sum.result).toBe(210);
});
