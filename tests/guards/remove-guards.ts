import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { findGuards, type Guard } from './guards.ts';
import { type TestsIn, testsOf } from './tests-of.ts';

/**
 * Removes each gate, ownership predicate, limit and lock in turn, in a copy of the checkout,
 * and runs the tests that could notice it, up to the first that fails: `npm run guards`, or
 * `npm run guards -- WORD...` for those whose file, kind or name holds one of the words. One
 * vitest runs them all, so that databases are prepared once. Locks show on a PostgreSQL only,
 * which TEST_DATABASE_URL names.
 */
const ROOT = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

function copyOf(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'cb-guards-'));
  const left = new Set(['node_modules', '.git', '.data']);
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !left.has(path.slice(root.length + 1)),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function startVitest(root: string): Promise<Vitest> {
  process.chdir(root);
  const vitest = await createVitest('test', {
    root,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    reporters: [{}],
  });
  await vitest.globTestSpecifications();
  return vitest;
}

async function fails(vitest: Vitest, root: string, { file, names }: TestsIn): Promise<boolean> {
  const specifications = vitest.getModuleSpecifications(join(root, file));
  if (specifications.length === 0) throw new Error(`${file} is no test`);
  if (names) vitest.setGlobalTestNamePattern(names);
  else vitest.resetGlobalTestNamePattern();
  await vitest.runTestSpecifications(specifications);
  // What the run returns still holds the files of earlier runs.
  return specifications.some(({ testModule }) => testModule?.ok() !== true);
}

/** Tests that fail with all guards in place notice nothing. */
const green = new Map<string, boolean>();
async function passes(vitest: Vitest, root: string, tests: TestsIn): Promise<boolean> {
  const key = `${tests.file} ${tests.names ?? ''}`;
  const known = green.get(key) ?? !(await fails(vitest, root, tests));
  green.set(key, known);
  return known;
}

/** @returns the first test file that fails without the guard, or null when none does */
async function noticedBy(vitest: Vitest, root: string, guard: Guard): Promise<string | null> {
  const path = join(root, guard.file);
  const text = readFileSync(path, 'utf8');
  const { at, was, becomes } = guard;
  const write = (content: string) => {
    writeFileSync(path, content);
    vitest.invalidateFile(path);
  };
  for (const tests of testsOf(root, guard)) {
    write(text.slice(0, at) + becomes + text.slice(at + was.length));
    const failed = await fails(vitest, root, tests);
    write(text);
    if (!failed) continue;
    if (await passes(vitest, root, tests)) return tests.file;
    say(`          ${tests.file} fails without any removal`);
  }
  return null;
}

const describe = ({ kind, file, name }: Guard) => `${kind}  ${file}  ${name}`;
const chosen = findGuards(ROOT).filter(
  (guard) => words.length === 0 || words.some((word) => describe(guard).includes(word)),
);

const copy = copyOf(ROOT);
const survivors: Guard[] = [];
say(`${chosen.length} guards`);
const vitest = await startVitest(copy);
try {
  for (const guard of chosen) {
    const began = performance.now();
    const test = await noticedBy(vitest, copy, guard);
    if (test === null) survivors.push(guard);
    const seconds = `${((performance.now() - began) / 1000).toFixed(0)} s`;
    say(`${test ? 'noticed ' : 'SURVIVED'}  ${describe(guard)}  ${test ?? ''}  ${seconds}`);
  }
} finally {
  await vitest.close();
  rmSync(copy, { recursive: true, force: true });
}
say(`${chosen.length - survivors.length} of ${chosen.length} removals were noticed.`);
process.exitCode = survivors.length > 0 ? 1 : 0;
