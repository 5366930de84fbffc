import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPageHints } from '#server/http/page-hints.ts';
import { serveClient } from '#server/http/serve-client.ts';
import { PAGES } from '#shared/routes.ts';
import { scratchFolder } from '../support/scratch.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const BUILT = path.join(import.meta.dirname, '../../dist/client');
let directory: string;
let app: TestApp;

beforeAll(async () => {
  directory = scratchFolder('client');
  cpSync(BUILT, directory, { recursive: true });
  app = await startTestApp({ client: (context) => serveClient(directory, context) });
});
afterAll(async () => {
  await app.close();
});

test('a file that another build removed ends its own answer, and nothing else', async () => {
  const [gone = '', ...others] = readdirSync(path.join(directory, 'assets')).filter((name) =>
    name.endsWith('.js'),
  );
  for (const name of readdirSync(path.join(directory, 'assets'))) {
    if (name.startsWith(gone)) rmSync(path.join(directory, 'assets', name));
  }
  await expect(
    fetch(`${app.baseUrl}/assets/${gone}`).then((answer) => answer.text()),
  ).rejects.toThrow();
  expect((await fetch(`${app.baseUrl}/assets/${others[0]}`)).status).toBe(200);
  expect((await fetch(`${app.baseUrl}/auth`)).status).toBe(200);
});

describe('what a phone fetches before a page answers, in kB of gzip', () => {
  const weigh = (html: string) => {
    const scripts = new Set(html.match(/(?<=")\/assets\/[^"]+\.js(?=")/g));
    const bytes = [...scripts].map((name) => gzipSync(readFileSync(path.join(BUILT, name))).length);
    return bytes.reduce((sum, each) => sum + each, 0) / 1000;
  };
  const documentOf = (name: string) => readFileSync(path.join(BUILT, name), 'utf8');
  const hintsFor = readPageHints(BUILT);

  test.each([
    ['index.html', 15],
    ['auth.html', 15],
    ['app.html', 129],
  ])('%s: at most %i', (name, most) => {
    expect(weigh(documentOf(name))).toBeLessThan(most);
  });

  test.each(PAGES.filter((page) => hintsFor(page) !== ''))('%s: at most 20 more', (page) => {
    expect(weigh(hintsFor(page))).toBeLessThan(20);
  });
});
