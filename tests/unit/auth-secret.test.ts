import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAuthSecret } from '#server/auth/secret.ts';
import { readEnv } from '#server/env.ts';
import { EnvProblem } from '#server/process/env-problem.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cb-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'auth-secret');
const read = (variables: Record<string, string> = {}) =>
  readAuthSecret(readEnv({ DATA_DIR: folder, ...variables }));

test('a secret is made once, for its owner alone, and nothing lies beside it', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => read()));
  expect(new Set(secrets).size).toBe(1);
  expect(await read()).toBe(secrets[0]);
  expect(readFileSync(file(), 'utf8')).toBe(secrets[0]);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['auth-secret']);
});

test('a start that ended while it wrote one leaves no half of a secret to the next', async () => {
  writeFileSync(`${file()}.4711.abcd`, 'half');
  expect((await read()).length).toBeGreaterThanOrEqual(32);
});

test.each(['', '\n', 'short', ' '.repeat(64), 'x'.repeat(31)])(
  'a file that holds %j is refused in every mode, with what to do',
  async (content) => {
    writeFileSync(file(), content);
    for (const NODE_ENV of ['development', 'production', 'test']) {
      const refusal = await read({ NODE_ENV }).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(EnvProblem);
      expect(String(refusal)).toMatch(/auth-secret holds fewer than 32 characters.*Delete it/);
    }
    expect(readFileSync(file(), 'utf8')).toBe(content);
  },
);

// A blank one counts as absent, as every variable does: a secret is then made, or demanded.
test.each(['short', 'x'.repeat(31)])('the environment may not say %j either', (AUTH_SECRET) => {
  for (const NODE_ENV of ['development', 'production', 'test']) {
    expect(() => readEnv({ NODE_ENV, AUTH_SECRET })).toThrow(/AUTH_SECRET/);
  }
});
