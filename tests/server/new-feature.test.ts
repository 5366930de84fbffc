import { execFile } from 'node:child_process';
import { cpSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { scratchFolder } from '../support/scratch.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What is installed or made, of which only the packages are needed. */
const MADE = ['node_modules', '.data', '.git', 'dist', 'coverage'];
const OWN_TESTS = ['tests/server/sermon-notes.test.ts', 'tests/server/hymn-books.test.ts'];

const copy = scratchFolder('new-feature');
const run = promisify(execFile);

/** What a script prints in the copy, and whether it succeeds. */
async function tryInCopy(script: string, ...args: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NO_COLOR: '1' };
  return run(process.execPath, [script, ...args], { cwd: copy, env }).then(
    ({ stdout }) => ({ succeeds: true, told: stdout }),
    ({ stdout, stderr }: Readonly<{ stdout?: string; stderr?: string }>) => ({
      succeeds: false,
      told: `${stdout ?? ''}${stderr ?? ''}`,
    }),
  );
}

/** What a script prints in the copy; it fails with that. */
async function inCopy(script: string, ...args: string[]): Promise<string> {
  const { succeeds, told } = await tryInCopy(script, ...args);
  if (!succeeds) throw new Error(`${script} failed:\n${told}`);
  return told;
}

beforeAll(async () => {
  for (const name of readdirSync(ROOT).filter((each) => !MADE.includes(each)))
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const write = (...args: string[]) => inCopy('scripts/new-feature.ts', ...args);
  await write('sermon-notes', '--page', '/sermon-notes', '--title', 'Notas de pregação');
  await write('hymn-books', '--admin', '--title', 'Hinários');
}, 300_000);

/** What is written into a copy is the same on every database, and takes a minute of processor time. */
const testOnce = test.skipIf(process.env['TEST_DATABASE_URL']);

testOnce('what a new list of either kind writes has its types', { timeout: 600_000 }, async () => {
  const files = [...OWN_TESTS, ...OWN_TESTS.map((each) => each.replace('server', 'browser'))];
  // The other tests know nothing of a new list.
  const include = ['client', 'server', 'shared', 'migrations', 'scripts', 'tests/support', '*.ts'];
  const config = { extends: './tsconfig.json', files, include };
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(config));
  const check = ['--noEmit', '--incremental', 'false', '--project', 'tsconfig.new.json'];
  expect(await inCopy('node_modules/typescript/lib/tsc.js', ...check)).toBe('');
});

testOnce(
  'it keeps the rules, and what its author has to say fails',
  { timeout: 600_000 },
  async () => {
    const tests = [...OWN_TESTS, 'tests/architecture'];
    const vitest = ['run', '--retry=0', '--reporter=verbose', ...tests];
    const { succeeds, told } = await tryInCopy('node_modules/vitest/vitest.mjs', ...vitest);
    expect(succeeds).toBe(false);
    for (const [file, name] of [
      [OWN_TESTS[0], 'an entry is added once, listed and removed'],
      [OWN_TESTS[1], 'an entry is added, found, renamed and hidden, and each act is recorded'],
      ['tests/architecture/rules.test.ts', 'a feature imports nothing of another but its api.ts'],
    ])
      expect(told).toMatch(new RegExp(`✓.* ${file} > ${name}`));
    const unfilled = [...told.matchAll(/^ FAIL .* > (.+)$/gm)].map(([, name]) => name);
    expect(new Set(unfilled)).toEqual(
      new Set([
        'a rule of sermon-notes that no other list has',
        'the file of a member’s data tells an entry in words that its member knows',
        'a rule of hymn-books that no other list has',
        'members see what is active, and nothing else',
      ]),
    );
  },
);
