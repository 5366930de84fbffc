import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveClient } from '#server/http/serve-client.ts';
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
