import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesOf } from '../support/search.ts';
import {
  LEARN,
  LEARN_FIRST,
  REPORT,
  REPORT_FIRST,
  type SearchCase,
} from '../support/search-cases.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const COMPLETE = Boolean(process.env['BIBLE_SOURCE']);
const ALL = 3000;
let app: TestApp;
let verses: readonly { place: string; words: ReadonlySet<string> }[] = [];

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu));

beforeAll(async () => {
  if (!COMPLETE) return;
  app = await startTestApp({ template: 'withBible' });
  const { BOOKS, chapterCount } = await import('#shared/bible/canon.ts');
  const found: { place: string; words: ReadonlySet<string> }[] = [];
  for (const { code } of BOOKS) {
    for (let chapter = 1; chapter <= chapterCount(code); chapter++) {
      const document = await app.context.bible.chapter(code, chapter);
      for (const { number, text } of document?.verses ?? []) {
        found.push({ place: `${code}.${chapter}.${number}`, words: wordsOf(text) });
      }
    }
  }
  verses = found;
});
afterAll(() => app?.close());

/** The share of a word's forms that a query finds, and the share of its hits that are none of them. */
async function judge({ queries, forms, related }: SearchCase) {
  const results = [];
  for (const q of queries) {
    const meant = verses.filter(({ words }) => [...words].some((word) => forms.test(word)));
    const { verses: found } = await app.context.bible.search(q, { limit: ALL });
    const places = new Set(placesOf(found));
    const recall = meant.filter(({ place }) => places.has(place)).length / meant.length;
    const strange = found.filter(
      ({ text }) => ![...wordsOf(text)].some((word) => forms.test(word) || related?.test(word)),
    );
    results.push({ q, recall, strange: strange.length / Math.max(1, found.length) });
  }
  return results;
}

describe.runIf(COMPLETE)('in the complete text', () => {
  describe.each([
    { half: 'learning', cases: LEARN, first: LEARN_FIRST },
    { half: 'reporting', cases: REPORT, first: REPORT_FIRST },
  ])('the $half half', ({ cases, first }) => {
    test('a word is found in all its forms, and in no others', async () => {
      const judged: Awaited<ReturnType<typeof judge>> = [];
      for (const each of cases) judged.push(...(await judge(each)));
      const mean = (value: (result: (typeof judged)[number]) => number) =>
        judged.reduce((sum, result) => sum + value(result), 0) / judged.length;
      const report = judged
        .map(({ q, recall, strange }) => `${q} ${recall.toFixed(3)} ${strange.toFixed(3)}`)
        .join('\n');
      if (process.env['REPORT']) process.stdout.write(`${report}\n`);
      expect(
        mean(({ recall }) => recall),
        report,
      ).toBeGreaterThan(0.97);
      expect(
        mean(({ strange }) => strange),
        report,
      ).toBeLessThan(0.03);
    }, 240_000);

    test('unclosed quotation marks and invisible characters do not mislead a search', async () => {
      const missed = [];
      for (const [, q, expected] of first) {
        const found = placesOf((await app.context.bible.search(q)).verses).slice(0, 5);
        if (!found.includes(expected.replace(/[ :]/g, '.')))
          missed.push(`${JSON.stringify(q)}: ${found.join(' ')}`);
      }
      expect(missed).toEqual([]);
    });
  });
});
