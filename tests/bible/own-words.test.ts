import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseReferenceKey, placeOf } from '#shared/bible/reference.ts';
import { search } from '../support/search.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { OWN_WORDS } from './own-words.ts';

const COMPLETE = Boolean(process.env['BIBLE_SOURCE']);
let app: TestApp;

beforeAll(async () => {
  if (COMPLETE) app = await startTestApp({ template: 'withBible' });
});
afterAll(() => app?.close());

function placeNamed(key: string): number {
  const reference = parseReferenceKey(key);
  if (!reference?.verse) throw new Error(`${key} is no verse`);
  return placeOf({ ...reference, verse: reference.verse });
}

/** Whether the first page has a verse of one of the passages, each told by its first and last verse. */
async function isFound([q, ...passages]: (typeof OWN_WORDS)[number]): Promise<boolean> {
  const { verses } = await search(app, { q });
  return passages.some((passage) => {
    const [from = 0, to = 0] = passage.split('-').map(placeNamed);
    return verses.some((verse) => placeOf(verse) >= from && placeOf(verse) <= to);
  });
}

describe.runIf(COMPLETE)('in the complete text', () => {
  test.each([
    { half: 'learning', rest: 0, least: 48 },
    { half: 'reporting', rest: 1, least: 44 },
  ])('stories in own words are found: the $half half', async ({ rest, least }) => {
    const cases = OWN_WORDS.filter((_, at) => at % 2 === rest);
    const missed: string[] = [];
    for (const each of cases) if (!(await isFound(each))) missed.push(each[0]);
    expect(cases.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
  });
});
