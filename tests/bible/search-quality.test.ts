import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { referenceKey } from '#shared/bible/reference.ts';
import { placesOf, search } from '../support/search.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { REFERENCE_QUERIES, WORD_QUERIES } from './queries.ts';

test.each(REFERENCE_QUERIES)('“%s” is read as %s', (typed, key) => {
  const parsed = parseReference(typed);
  expect(parsed?.kind === 'references' ? referenceKey(parsed.references[0]) : parsed).toBe(key);
});

/** A little below what is reached today, so that a change that costs quality is seen. */
const IN_FIRST_FIVE = 0.95;
const FIRST = 0.91;

describe.runIf(process.env['BIBLE_SOURCE'])('what people type, in the complete text', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ template: 'withBible' });
  });
  afterAll(() => app.close());

  test('mostly finds the verse that is meant, and mostly first', async () => {
    const missed: string[] = [];
    const notFirst: string[] = [];
    for (const [q, ...meant] of WORD_QUERIES) {
      const places = placesOf((await search(app, { q })).verses).slice(0, 5);
      if (!places.some((place) => meant.includes(place))) missed.push(q);
      if (!meant.includes(places[0] ?? '')) notFirst.push(q);
    }
    const share = (failed: readonly string[]) => 1 - failed.length / WORD_QUERIES.length;
    expect(share(missed), `not among the first five: ${missed.join('; ')}`).toBeGreaterThan(
      IN_FIRST_FIVE,
    );
    expect(share(notFirst), `not the first: ${notFirst.join('; ')}`).toBeGreaterThan(FIRST);
  });
});
