import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runApart } from '#server/process/run-apart.ts';

const WORK = {
  file: join(import.meta.dirname, '../support/apart-work.ts'),
  isResult: (message: object): message is { done: true } => 'done' in message,
  timeoutMs: 1500,
  heapMb: 64,
};

test('work that waits for the processor longer than it may take is not given up', async () => {
  const began = performance.now();
  expect(await runApart({ ...WORK, job: ['2000'] })).toEqual({ done: true });
  expect(performance.now() - began).toBeGreaterThan(WORK.timeoutMs);
});

test('work that takes more of the processor is', async () => {
  expect(await runApart({ ...WORK, job: [] })).toBe('too-complex');
});
