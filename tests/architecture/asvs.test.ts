import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TESTS = join(import.meta.dirname, '..');
const CITED = /\b((?:architecture|bible|browser|server|unit)\/[a-z-]+)((?:,? "[^"]+")*)/g;

test('every test that docs/asvs.md names exists', () => {
  const text = readFileSync(join(TESTS, '../docs/asvs.md'), 'utf8');
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(50);
  const missing = rows.flatMap((row) =>
    [...row.matchAll(CITED)].flatMap(([, file = '', names = '']) => {
      const path = join(TESTS, `${file}.test.ts`);
      if (!existsSync(path)) return [file];
      const source = readFileSync(path, 'utf8');
      return [...names.matchAll(/"([^"]+)"/g)].flatMap(([, name = '']) =>
        source.includes(`'${name}'`) ? [] : [`${file} ${name}`],
      );
    }),
  );
  expect(missing).toEqual([]);
});
