import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapterDocumentPath } from '#shared/bible/chapter-document.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let path: string;

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible' });
  const text = await app.context.bible.translation(null);
  path = chapterDocumentPath(text?.id ?? '', text?.contentHash ?? '', 'JHN', 3);
});
afterAll(() => app.close());

test.each(['br', 'gzip', 'identity'])(
  'a chapter is served whole, for a year, as %s',
  async (encoding) => {
    const response = await fetch(app.baseUrl + path, { headers: { 'accept-encoding': encoding } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe(
      encoding === 'identity' ? null : encoding,
    );
    expect((await response.json()).verses).toHaveLength(36);
  },
);

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', null],
  ['*', 'br'],
  ['gzip, deflate, br', 'br'],
])('of "%s" the chapter comes as %s', async (accepted, encoding) => {
  const response = await fetch(app.baseUrl + path, { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect((await response.json()).verses).toHaveLength(36);
});

test.each(['JHN.22', 'XXX.1', 'JHN.0', '../JHN.3', 'JHN.3.json/..'])(
  '%s is not found',
  async (key) => {
    const response = await fetch(`${app.baseUrl}${path.replace('JHN.3', key)}`);
    expect(response.status).toBe(404);
  },
);

test('an address of a replaced edition leads to the same chapter of the one that is there', async () => {
  const stale = path.replace(/[0-9a-f]{16}/, '0'.repeat(16));
  const moved = await fetch(app.baseUrl + stale, { redirect: 'manual' });
  expect(moved.status).toBe(307);
  expect(moved.headers.get('location')).toBe(path);
  expect(moved.headers.get('cache-control')).toBe('no-store');
  const followed = await fetch(app.baseUrl + stale);
  expect(followed.status).toBe(200);
  expect((await followed.json()).verses).toHaveLength(36);
});

test('a search in a replaced edition leads to the one that is there, with its words', async () => {
  const stale = path.replace(/[0-9a-f]{16}.*/, `${'0'.repeat(16)}/search?q=Nicodemos&book=JHN`);
  const followed = await fetch(app.baseUrl + stale);
  expect(followed.status).toBe(200);
  expect(new URL(followed.url).search).toBe('?q=Nicodemos&book=JHN');
});

test('help lines stand beside what a search finds, and no cache keeps them', async () => {
  const searched = async (words: string) => {
    const address = path.replace(/JHN.*/, `search?${new URLSearchParams({ q: words })}`);
    const response = await fetch(app.baseUrl + address);
    return { ...(await response.json()), cache: response.headers.get('cache-control') };
  };
  const violence = await searched('meu marido me bate');
  expect(violence).toMatchObject({ notices: ['care-violence'], cache: 'no-store' });
  expect(await searched('quero morrer')).toMatchObject({ notices: ['care-self-harm'] });
  const usual = await searched('Nicodemos');
  expect(usual).toMatchObject({ notices: [], cache: 'public, max-age=86400' });
  expect(usual.verses.length).toBeGreaterThan(0);
});

test('a translation that is not installed is not found', async () => {
  const response = await fetch(app.baseUrl + path.replace(/texts\/[^/]+/, 'texts/outra'));
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
