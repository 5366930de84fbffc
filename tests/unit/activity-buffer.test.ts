import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Activity, ActivityBuffer } from '#server/features/tracking/activity-buffer.ts';
import { createLog } from '#server/log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const beat = (tab: number, ended = false): Activity => ({ token: 't', session: `s${tab}`, ended });

/** A buffer whose batches are listed, and whose next writes can fail. */
function listing() {
  const batches: (readonly Activity[])[] = [];
  const state = { failures: 0 };
  const buffer = new ActivityBuffer(async (batch) => {
    if (state.failures-- > 0) throw new Error('the database is away');
    batches.push(batch);
  }, createLog('silent'));
  return { buffer, batches, state };
}

test('heartbeats of a second are one batch, and those of a tab one entry', async () => {
  const { buffer, batches } = listing();
  for (let times = 0; times < 10_000; times++) buffer.add(beat(times % 3));
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(batches).toEqual([[beat(0), beat(1), beat(2)]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(batches).toHaveLength(1);
});

test('500 tabs are written without waiting, and none of 10,000 is lost', async () => {
  const { buffer, batches } = listing();
  for (let tab = 0; tab < 499; tab++) buffer.add(beat(tab));
  expect(batches).toEqual([]);
  buffer.add(beat(499));
  await vi.advanceTimersByTimeAsync(0);
  expect(batches.map(({ length }) => length)).toEqual([500]);
  for (let tab = 500; tab < 10_000; tab++) buffer.add(beat(tab));
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(batches.flat().map(({ session }) => session)).size).toBe(10_000);
});

test('a batch that fails is written with the next one, and what is newer counts', async () => {
  const { buffer, batches, state } = listing();
  state.failures = 1;
  buffer.add(beat(1));
  buffer.add(beat(2));
  await vi.advanceTimersByTimeAsync(1000);
  expect(batches).toEqual([]);
  buffer.add(beat(1, true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(batches).toEqual([[beat(1, true), beat(2)]]);
});

test('a stop writes what is left, and does not wait for a database that is away', async () => {
  const { buffer, batches, state } = listing();
  buffer.add(beat(1));
  await buffer.flush();
  expect(batches).toEqual([[beat(1)]]);
  state.failures = 5;
  buffer.add(beat(2));
  await buffer.flush();
  expect(state.failures).toBe(4);
});

test('a database that is away for long is asked once a second, and fills no memory', async () => {
  const { buffer, batches, state } = listing();
  state.failures = 3;
  for (let tab = 0; tab < 50_000; tab++) {
    buffer.add(beat(tab));
    await Promise.resolve();
  }
  expect(state.failures).toBe(2);
  expect(buffer.add(beat(50_000))).toBe(false);
  expect(buffer.add(beat(7))).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(batches.flat()).toHaveLength(50_000);
  expect(buffer.add(beat(50_000))).toBe(true);
});
