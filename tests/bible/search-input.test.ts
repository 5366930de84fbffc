import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBible } from '#server/bible/import/load.ts';
import { parseReference } from '#shared/bible/parse-reference.ts';
import { problemOf } from '#shared/bible/reference.ts';
import type { SearchResults } from '#shared/bible/search-results.ts';
import { askSearch, searchAddress } from '../support/search.ts';
import { smallText } from '../support/small-text.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await loadBible(app.context.db, smallText());
  await app.context.bible.refresh();
});
afterAll(() => app.close());

const LONG = 10_000;
const HOSTILE = [
  ['nothing', ''],
  ['spaces', '   '],
  ['10,000 letters', 'a'.repeat(LONG)],
  ['10,000 words', 'lei '.repeat(LONG / 4)],
  ['operators of the query language', "lei & luz | !paz <-> (a <2> b) :* :A 'terra' \\"],
  ['an unfinished quotation', '"a lei'],
  ['empty quotations', '"" “” «»'],
  ['quotations inside each other', '"a "lei" e" “a «luz» e”'],
  ['SQL', "'; drop table verses; --"],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['marks of direction', '\u202eiel\u202c \u200f lei \u2066x\u2069'],
  ['emoji', 'lei 🙏🏽 👨‍👩‍👧‍👦 luz'],
  ['a lone surrogate', 'lei \ud800 luz \udfff'],
  ['NUL', 'lei\u0000luz'],
  ['accents without letters', '\u0301\u0302 \u0303'],
  ['many accents on a letter', `a${'\u0301'.repeat(150)}`],
  ['other scripts', '神は愛です λόγος שָׁלוֹם ١٢٣ ①'],
  ['the inner prefix of a lemma', '"zflei" zflei'],
  ['percent signs', '%%% %zz %00'],
] as const;

/** Whatever is asked for is answered in the shape of an answer. */
function expectResults({ verses, suggestion }: SearchResults): void {
  expect(suggestion === null || typeof suggestion === 'string').toBe(true);
  for (const { text, hits } of verses) {
    for (const [start, end] of hits) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }
  }
}

describe('the search', () => {
  test.each(HOSTILE)('answers %s', async (_name, q) => {
    const response = await askSearch(await searchAddress(app, { q }));
    expect(response.status).toBe(200);
    expectResults(await response.json());
  });

  test.each(['lei ❤️', '❤️ lei', 'lei 🙏🏽', 'lei 👩‍❤️‍👩', 'lei ☝️✝️', 'lei 🇧🇷', 'lei \u0301'])(
    'finds by %s what its words find',
    async (q) => {
      const [typed, plain] = await Promise.all(
        [q, 'lei'].map(async (words) =>
          (await askSearch(await searchAddress(app, { q: words }))).json(),
        ),
      );
      expect(plain.verses.length).toBeGreaterThan(0);
      expect(typed.verses).toEqual(plain.verses);
    },
  );

  test('takes what is typed in quotation marks for words of the text only', async () => {
    const response = await askSearch(await searchAddress(app, { q: '"zflei"' }));
    expect(await response.json()).toMatchObject({ verses: [] });
  });

  test.each(['%', '%ff%fe', 'q=%C3%28', '&&&=', 'q=lei&q=luz&book=__proto__&testament=x'])(
    'answers the parameters %s',
    async (parameters) => {
      const address = (await searchAddress(app, { q: '' })).replace(/\?.*$/, `?${parameters}`);
      const response = await askSearch(address);
      expect(response.status).toBe(200);
      expectResults(await response.json());
    },
  );

  test('refuses an address longer than any search', async () => {
    const response = await askSearch(await searchAddress(app, { q: '🙏'.repeat(LONG) }));
    expect(response.status).toBe(431);
  });

  test('answers any input', async () => {
    const words = fc.constantFrom('lei', 'luz', 'águia', '"a lei"', 'zz', '&', '|', "'", '\\', '(');
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.array(words, { maxLength: 30 }).map((some) => some.join(' ')),
    );
    const cursor = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.tuple(fc.nat(), fc.nat(), fc.nat(2)).map((some) => some.join('.')),
    );
    await fc.assert(
      fc.asyncProperty(typed, cursor, fc.boolean(), async (q, after, paged) => {
        const response = await askSearch(
          await searchAddress(app, { q, ...(paged ? { after } : {}) }),
        );
        expect(response.status).toBe(200);
        expectResults(await response.json());
      }),
      { numRuns: 300 },
    );
  });
});

describe('a reference', () => {
  test.each(HOSTILE)('is not seen in %s', (_name, typed) => {
    expect(parseReference(typed)).toBeNull();
  });

  test.each([
    ['João 3:0', 'Os versículos começam em 1'],
    ['João 0', 'Os capítulos começam em 1'],
    ['João 0:0', 'Os capítulos começam em 1'],
    ['João 22', 'João tem 21 capítulos'],
    ['João 3:37', 'João 3 tem 36 versículos'],
    ['João 3:9999', 'João 3 tem 36 versículos'],
    ['João 3:18-16', 'O versículo final vem antes do inicial'],
    ['Mateus 7-5', 'O capítulo final vem antes do inicial'],
    ['Gênesis 2:3-1:1', 'O capítulo final vem antes do inicial'],
    ['Judas 26', 'Judas 1 tem 25 versículos'],
  ])('%s is told what is wrong with it', (typed, problem) => {
    expect(parseReference(typed)).toMatchObject({ kind: 'problem', problem });
  });

  test('is read despite invisible characters', () => {
    expect(parseReference('\u202eJoão\u200b 3:16\u0000')).toMatchObject({ kind: 'references' });
  });

  test('exists whenever one is read, whatever was typed', () => {
    const piece = fc.oneof(
      fc.constantFrom('jo', 'João', '1', 'co', 'salmo', ' ', ':', '.', ',', '-', 'e', 'cap', 'v'),
      fc.nat(200).map(String),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const parsed = parseReference(pieces.join(''));
        if (parsed?.kind !== 'references') return;
        expect(parsed.references.map(problemOf)).toEqual(parsed.references.map(() => null));
      }),
      { numRuns: 5000 },
    );
  });
});
