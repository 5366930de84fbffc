import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGuards, type Guard } from './guards.ts';

/**
 * Removes each gate, ownership predicate, limit and lock in turn, in a copy of the checkout,
 * and runs the tests that are about it: one of them must fail. It takes hours, so it runs on
 * demand: `npm run guards`, or `npm run guards -- WORD...` for those whose file, kind or name
 * holds one of the words. Locks show on a PostgreSQL only, which TEST_DATABASE_URL names.
 */
const ROOT = join(import.meta.dirname, '../..');
const words = process.argv.slice(2);

/** Tests by the sources they are about, the most likely to fail first. */
const TESTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^shared\/routes/, ['tests/unit/safe-redirect.test.ts']],
  [/^server\/auth\/secret/, ['tests/unit/auth-secret.test.ts']],
  [/^server\/auth\/session/, ['guards', 'accounts']],
  [/^server\/(?:auth|rate-limit)\//, ['accounts', 'roles', 'guards']],
  [/^server\/http\/auth-handler/, ['accounts']],
  [/^server\/http\//, ['guards', 'doors']],
  [/^server\/mail\//, ['mail']],
  [/^server\/(?:app|trpc|log|errors)/, ['guards', 'doors', 'access']],
  [/^server\/db\//, ['limits', 'postgres']],
  [/^server\/features\/account/, ['guards', 'accounts', 'access']],
  [/^server\/features\/chat/, ['guards', 'conversations', 'access']],
  [/^server\/features\/(?:diary|prayer-requests)/, ['guards', 'access']],
  [/^server\/features\/personal-data/, ['personal-data', 'access']],
  [/^server\/features\/(?:pages|reading)/, ['guards', 'reading', 'access']],
  [/^server\/ai\//, ['tests/ai/procedures.test.ts', 'tests/ai/spending.test.ts', 'access']],
  [/^server\//, ['access']],
];

function testsFor({ file, kind }: Guard): string[] {
  const names = TESTS.find(([files]) => files.test(file))?.[1] ?? [];
  // The table of gates notices at once what the callers notice one by one.
  const first = { lock: ['postgres', 'roles'], gate: ['tests/architecture/procedures.test.ts'] };
  const all = [...(kind === 'lock' || kind === 'gate' ? first[kind] : []), ...names];
  return all.map((name) => (name.startsWith('tests/') ? name : `tests/server/${name}.test.ts`));
}

function copyOf(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'cb-guards-'));
  const left = new Set(['node_modules', '.git', 'dist', '.data']);
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !left.has(path.slice(root.length + 1)),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** @returns whether a test noticed */
function noticed(copy: string, guard: Guard): boolean {
  const path = join(copy, guard.file);
  const text = readFileSync(path, 'utf8');
  const { at, was, becomes } = guard;
  writeFileSync(path, text.slice(0, at) + becomes + text.slice(at + was.length));
  const fails = (test: string) =>
    spawnSync('npx', ['vitest', 'run', '--bail', '1', test], { cwd: copy, stdio: 'ignore' })
      .status !== 0;
  const failed = testsFor(guard).some(fails);
  writeFileSync(path, text);
  return failed;
}

const describe = ({ kind, file, name }: Guard) => `${kind}  ${file}  ${name}`;
const chosen = findGuards(ROOT).filter(
  (guard) => words.length === 0 || words.some((word) => describe(guard).includes(word)),
);
const say = (line: string) => process.stdout.write(`${line}\n`);

const copy = copyOf(ROOT);
const survivors: Guard[] = [];
say(`${chosen.length} guards`);
try {
  for (const guard of chosen) {
    const killed = noticed(copy, guard);
    if (!killed) survivors.push(guard);
    say(`${killed ? 'noticed ' : 'SURVIVED'}  ${describe(guard)}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
say(`${chosen.length - survivors.length} of ${chosen.length} removals were noticed.`);
process.exitCode = survivors.length > 0 ? 1 : 0;
