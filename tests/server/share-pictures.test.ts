import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagePicturePath, versePicturePath } from '#shared/bible/share-picture.ts';
import { PUBLIC_PAGES } from '#shared/pages.ts';
import { freshAddress } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let id: string;
let hash: string;

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible' });
  const text = await app.context.bible.translation(null);
  id = text?.id ?? '';
  hash = text?.contentHash ?? '';
});
afterAll(() => app.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.baseUrl + path, { headers: { 'x-forwarded-for': freshAddress(), ...headers } });
const pictureOf = (key: string) => versePicturePath(id, hash, key);

test.each<[string, () => string]>([
  ['a verse', () => pictureOf('JHN.11.35')],
  ['verses', () => pictureOf('JHN.3.16-18')],
  ['a chapter', () => pictureOf('PSA.23')],
  ['the site', () => pagePicturePath('/')],
  ...PUBLIC_PAGES.map((page): [string, () => string] => [page, () => pagePicturePath(page)]),
])('of %s there is a picture of 1200×630 that caches hold', async (_name, path) => {
  const response = await ask(path());
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const png = new DataView(await response.arrayBuffer());
  expect([png.getUint32(16), png.getUint32(20)]).toEqual([1200, 630]);
  const etag = response.headers.get('etag') ?? '';
  expect((await ask(path(), { 'if-none-match': etag })).status).toBe(304);
});

test.each([
  ['a chapter that does not exist', () => pictureOf('JHN.22')],
  ['a verse that does not exist', () => pictureOf('JHN.3.99')],
  ['another spelling of a place', () => pictureOf('JHN.03.16')],
  ['an edition that is not installed', () => versePicturePath(id, '0'.repeat(16), 'JHN.3.16')],
  ['a translation that is not installed', () => versePicturePath('nenhuma', hash, 'JHN.3.16')],
  ['a page of members', () => pagePicturePath('/dashboard')],
  ['anything else', () => '/pictures/1/../../etc/passwd'],
])('%s has no picture', async (_name, path) => {
  const response = await ask(path());
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
});

test('drawing has a limit for each visitor, and what is drawn has none', async () => {
  const busy = freshAddress();
  const draw = (verse: number) => ask(pictureOf(`PSA.119.${verse}`), { 'x-forwarded-for': busy });
  let drawn = 0;
  while (drawn < 150 && (await draw(drawn + 1)).status === 200) drawn++;
  expect(drawn).toBeGreaterThanOrEqual(40);
  expect((await draw(170)).status).toBe(429);
  expect((await draw(1)).status).toBe(200);
});

test('a process whose memory is tidied up while pictures are drawn lives on', async () => {
  const drawMany = `
    const { drawPicture } = await import('#server/pictures/draw-picture.ts');
    for (let round = 0; round < 60; round++) {
      const words = 'Jesus chorou. '.repeat(1 + (round % 20));
      await Promise.all(Array(4).fill({ words, reference: 'João 11:35' }).map(drawPicture));
    }
    console.log('drawn');`;
  // The smallest space for new objects is collected most often.
  const parameters = ['--max-semi-space-size=1', '--input-type=module', '--eval', drawMany];
  const { stdout } = await promisify(execFile)(process.execPath, parameters);
  expect(stdout).toContain('drawn');
});
