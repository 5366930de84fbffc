import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findGuards } from '../guards/guards.ts';
import { MAP, testsOf } from '../guards/tests-of.ts';
import { readSources } from '../support/sources.ts';

const ROOT = join(import.meta.dirname, '../..');

test('every guard that `npm run guards` removes stands in the sources, and a test could notice it', () => {
  const guards = findGuards(ROOT);
  expect(guards.filter((guard) => testsOf(ROOT, guard).length === 0)).toEqual([]);
  const gated = new Set(guards.filter(({ kind }) => kind === 'gate').map(({ file }) => file));
  const callers = readSources('server').filter(
    ({ path, text }) => /\.(?:member|admin)\.ts$/.test(path) && /Procedure\b/.test(text),
  );
  expect(callers.filter(({ path }) => !gated.has(path)).map(({ path }) => path)).toEqual([]);
});

test('the map from sources to their tests names what there is', () => {
  const paths = readSources('server', 'shared').map(({ path }) => path);
  const missing = MAP.flatMap(([source, tests]) => [
    ...(paths.some((path) => source.test(path)) ? [] : [String(source)]),
    ...tests.filter((name) => !existsSync(join(ROOT, `tests/${name}.test.ts`))),
  ]);
  expect(missing).toEqual([]);
});
