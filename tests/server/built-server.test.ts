import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '#scripts/build-stamp.ts';
import { pagePicturePath } from '#shared/bible/share-picture.ts';
import { preparedInstallation } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { BUILT, ready, startProcess } from '../support/server-process.ts';
import { until } from '../support/until.ts';

const APP = join(import.meta.dirname, '../../dist/app');

test('the built server renders pages and draws pictures', async () => {
  const { env } = await preparedInstallation();
  const port = await freePort();
  startProcess({ ...env, PORT: String(port) }, BUILT);
  await ready(port);
  const page = await fetch(`http://127.0.0.1:${port}/bible`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
  const picture = await fetch(`http://127.0.0.1:${port}${pagePicturePath('/')}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('its log names the lines of the sources', async () => {
  const env = { DATABASE_URL: 'postgres://ninguem@127.0.0.1:1/nenhum' };
  const away = startProcess({ ...env, PORT: String(await freePort()) }, BUILT);
  await until(() => /did not answer/.test(away.output()));
  expect(away.output()).toMatch(/\/server\/db\/migrator\.ts:\d+:\d+/);
  expect(away.output()).not.toContain('dist/app');
});

test('the data beside its sources and the processes beside itself are there', () => {
  const text = filesIn(APP)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const data = text.matchAll(/import\.meta\.dirname \+ "([^"]+)", "([^"]+\.\w+)"/g);
  const workers = text.matchAll(
    /join\(import\.meta\.dirname, "([\w-]+\.js)"\)|new URL\("\.\/([\w-]+\.js)", import\.meta\.url\)/g,
  );
  const built = [...workers].map(([, file = '', thread = '']) => join(APP, file || thread));
  expect(built).toHaveLength(4);
  const places = [
    ...[...data].map(([, folder = '', name = '']) => join(APP, folder, name)),
    ...built,
  ];
  expect(places.length).toBeGreaterThan(6);
  expect(places.filter((path) => !existsSync(path))).toEqual([]);
});
