import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bible } from '#server/bible/bible.ts';
import { archivePath, documentsIn, isArchive, wordsIn } from '#shared/bible/archive.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let edition: Readonly<{ id: string; hash: string }>;

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible' });
  const found = await app.context.bible.translation(null);
  edition = { id: found?.id ?? '', hash: found?.contentHash ?? '' };
});
afterAll(() => app.close());

async function fetchArchive(path: string, encoding: 'br' | 'gzip') {
  const response = await fetch(app.baseUrl + path, { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  const archive: unknown = await response.json();
  if (!isArchive(archive, { id: edition.id, contentHash: edition.hash })) {
    throw new TypeError('no archive of this edition');
  }
  return { response, archive };
}

test('a whole translation holds every chapter as readers get it, and the words of its search', async () => {
  const { response, archive } = await fetchArchive(archivePath(edition.id, edition.hash), 'br');
  expect(response.headers.get('cache-control')).toContain('immutable');
  const documents = documentsIn(archive);
  expect(documents).toHaveLength(1189);
  for (const [book, chapter] of [
    ['GEN', 1],
    ['JHN', 3],
    ['REV', 22],
  ] as const) {
    const read = await app.context.bible.chapter(book, chapter);
    expect(documents.find((each) => each.book === book && each.chapter === chapter)).toEqual(read);
  }
  expect(wordsIn(archive).find(({ form }) => form === 'deus')?.uses).toBeGreaterThan(0);
  expect(Number(response.headers.get('x-archive-size'))).toBe(
    Buffer.byteLength(JSON.stringify(archive)),
  );
});

test('a chapter that was read is held open until many others were', async () => {
  const bible = new Bible(app.context.db, undefined, 3000);
  const first = await bible.chapter('GEN', 1);
  expect(await bible.chapter('GEN', 1)).toBe(first);
  for (let chapter = 1; chapter <= 150; chapter++) await bible.chapter('PSA', chapter);
  const again = await bible.chapter('GEN', 1);
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});

test('a book comes alone, and to clients that know only gzip', async () => {
  const { archive } = await fetchArchive(archivePath(edition.id, edition.hash, 'RUT'), 'gzip');
  expect(Object.keys(archive.books)).toEqual(['RUT']);
  expect(documentsIn(archive).map(({ chapter }) => chapter)).toEqual([1, 2, 3, 4]);
  expect(archive.words).toBeNull();
});

test.each([
  ['another edition', 'blivre', '0000000000000000', 'all'],
  ['no translation', 'nada', '0000000000000000', 'all'],
  ['no book', null, null, 'XXX'],
])('%s is not there, and no cache keeps that', async (_what, id, hash, book) => {
  const path = `/bible-data/${id ?? edition.id}/${hash ?? edition.hash}/${book}.json`;
  const response = await fetch(app.baseUrl + path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
