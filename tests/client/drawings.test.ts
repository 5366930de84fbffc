import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DRAWING_NAMES } from '#client/ui/drawing.tsx';

const sprite = readFileSync(new URL('../../client/ui/drawings.svg', import.meta.url), 'utf8');

test('every drawing has its symbol, and none is left over', () => {
  const symbols = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
  expect(symbols.toSorted()).toEqual([...DRAWING_NAMES].toSorted());
});

test('all drawings together weigh less than a page may spend on one', () => {
  expect(gzipSync(sprite).length).toBeLessThan(4096);
});

test('a drawing has no colour of its own, so that each theme and section lends it one', () => {
  const colours = [...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value);
  expect(new Set(colours)).toEqual(
    new Set(['none', 'var(--tone)', 'var(--mid)', 'var(--paper)', 'var(--wash)']),
  );
});
