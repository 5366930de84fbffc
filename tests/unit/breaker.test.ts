import { expect, test } from 'vitest';
import { Breaker } from '#server/ai/model/breaker.ts';

const MINUTE = 60_000;

test('after three failures in a row the model rests for a minute, then one call a minute tries', () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  const fails = (times: number) => {
    for (let time = 0; time < times; time++) breaker.failed();
  };
  fails(2);
  expect(breaker.admits()).toBe(true);
  breaker.succeeded();
  fails(2);
  expect(breaker.admits()).toBe(true);
  fails(1);
  expect(breaker.admits()).toBe(false);
  now += MINUTE;
  // One call tries, the others wait for its outcome.
  expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false]);
  fails(1);
  now += MINUTE - 1;
  expect(breaker.admits()).toBe(false);
  now += 1;
  expect(breaker.admits()).toBe(true);
  breaker.succeeded();
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
});

test('a try that nobody waits for any more is followed by another after a minute', () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  for (let time = 0; time < 3; time++) breaker.failed();
  now += MINUTE;
  expect(breaker.admits()).toBe(true);
  now += MINUTE;
  expect(breaker.admits()).toBe(true);
});
