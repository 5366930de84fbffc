import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { COLLECTIONS, type LibraryKind } from '#server/library/collections.ts';
import { matchLibrary } from '#server/library/library.ts';
import { copyDatabase } from '../support/database.ts';
import { ASKED_FOR } from './asked-for.ts';

const ENOUGH = 0.95;

let database: OpenDatabase;

beforeAll(async () => {
  database = await copyDatabase('seeded');
});
afterAll(() => database.close());

const isKind = (kind: string): kind is LibraryKind => Object.hasOwn(COLLECTIONS, kind);

test('what members ask for is found, and nothing is passed off as what it is not', async () => {
  const missed: string[] = [];
  const passedOff: string[] = [];
  let asked = 0;
  for (const [kind, list] of Object.entries(ASKED_FOR)) {
    if (!isKind(kind)) throw new Error(`no collection ${kind}`);
    for (const [text, wanted] of list) {
      asked++;
      const [best] = await matchLibrary(database.db, kind, COLLECTIONS[kind], text, 1);
      const found = best ? wanted.includes(best.entry.slug) : wanted.length === 0;
      if (found || (wanted.length === 0 && best?.fit === 'near')) continue;
      const line = `${kind} "${text}" → ${best?.entry.slug ?? 'nothing'}`;
      missed.push(line);
      if (best?.fit === 'exact') passedOff.push(line);
    }
  }
  expect(passedOff).toEqual([]);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked * (1 - ENOUGH));
});
