import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Response as PageResponse, Router } from 'express';
import { afterAll, expect, test } from 'vitest';
import { serveClient } from '#server/http/serve-client.ts';
import { PAGES, PUBLIC_PAGES } from '#shared/pages.ts';
import { freshAddress, joinAsAdmin } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';

const BUILT = path.join(import.meta.dirname, '../../dist/client');
const RENDERED = 300;
const AT_ONCE = 10;
/** What a connection that is still open holds of its last answer, and what the process itself does. */
const TIMERS_OF_THE_PROCESS = 10;
const PAGES_OF_CONNECTIONS = 20;
const GROWTH_BYTES = 6_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const answered: WeakRef<PageResponse>[] = [];
const app = await startTestApp({
  template: 'withBible',
  client: (context) =>
    Router().use(
      (_request, response, next) => {
        answered.push(new WeakRef(response));
        next();
      },
      serveClient(BUILT, context),
    ),
});
afterAll(() => app.close());

const timers = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

/** Lets go of what the turn of the loop holds, then of what nothing holds. */
async function heapUsed(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    await turn();
    collectGarbage();
  }
  return process.memoryUsage().heapUsed;
}

async function render(paths: readonly string[], cookie: string): Promise<void> {
  const statuses: readonly number[] = await Promise.all(
    paths.map(async (each) => {
      const headers = { accept: 'text/html', cookie, 'x-forwarded-for': freshAddress() };
      const response: Response = await fetch(app.baseUrl + each, { headers, redirect: 'manual' });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
}

const CHAPTERS = ['/bible?ref=JHN.3', '/bible?ref=PSA.119', '/bible-quick?q=pastor'];
/** The two others are plain documents. */
const RENDERED_PAGES = PAGES.filter((page) => !/^\/(?:auth|admin\/login)?$/.test(page)).map(
  (page) => page.replace('$id', '1'),
);

test.each<[string, readonly string[], () => Promise<string>]>([
  ['visitor', [...PUBLIC_PAGES, ...CHAPTERS], async () => ''],
  ['member', [...RENDERED_PAGES, ...CHAPTERS], async () => (await joinAsAdmin(app)).cookie],
])('a %s’s pages leave no timer and no data behind', async (_who, paths, signIn) => {
  const one = await signIn();
  // The first round compiles the pages and fills what the process caches for all.
  for (let at = 0; at < paths.length; at += AT_ONCE)
    await render(paths.slice(at, at + AT_ONCE), one);
  const before = { heap: await heapUsed(), timers: timers() };
  answered.length = 0;
  while (answered.length < RENDERED) {
    // The limits of pages are a member's, so each round has a member of its own.
    const cookie = await signIn();
    for (let at = 0; at < paths.length; at += AT_ONCE) {
      await render(paths.slice(at, at + AT_ONCE), cookie);
    }
  }
  const growth = (await heapUsed()) - before.heap;
  const alive = answered.filter((each) => each.deref()).length;
  expect(timers() - before.timers).toBeLessThan(TIMERS_OF_THE_PROCESS);
  expect(alive).toBeLessThan(PAGES_OF_CONNECTIONS);
  expect(growth).toBeLessThan(GROWTH_BYTES);
});
