import { afterAll, beforeAll, expect, test } from 'vitest';
import { LISTED_PAGES } from '#shared/pages.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const textAt = async (path: string) => {
  const response = await fetch(app.baseUrl + path);
  return { type: response.headers.get('content-type'), text: await response.text() };
};

test('robots are kept from the procedures and led to the sitemap', async () => {
  const { type, text } = await textAt('/robots.txt');
  expect(type).toMatch(/^text\/plain/);
  expect(text).toContain('Disallow: /trpc');
  expect(text).toContain(`Sitemap: ${app.baseUrl}/sitemap.xml`);
});

const listed = async () => {
  const { type, text } = await textAt('/sitemap.xml');
  expect(type).toMatch(/^application\/xml/);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
};

test('the sitemap lists the pages that open without an account, by their whole addresses', async () => {
  const pages = ['/', ...LISTED_PAGES].map((page) => app.baseUrl + page);
  expect((await listed()).slice(0, pages.length)).toEqual(pages);
});

test('the sitemap lists every chapter that can be read, once', async () => {
  const [translation] = await app.context.bible.translations();
  const stored = await app.context.db
    .selectFrom('chapters')
    .select(['bookCode', 'chapter'])
    .where('editionId', '=', translation?.editionId ?? '')
    .execute();
  const chapters = (await listed()).filter((address) => address?.includes('?ref='));
  expect(chapters.length).toBeGreaterThan(0);
  expect(chapters.toSorted()).toEqual(
    stored
      .map(({ bookCode, chapter }) => `${app.baseUrl}/bible?ref=${bookCode}.${chapter}`)
      .toSorted(),
  );
});
