import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { keysOfAnswers } from '../support/device-store.ts';
import { openBrowser } from '../support/open-app.ts';
import { expectFittingOnBoth, openReady, signInAs, visit } from '../support/pages.ts';
import { join } from '../support/people.ts';
import { type Build, buildOf, nameOf, startBuilds, WORDS } from '../support/two-builds.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const { app, deploy, holdWorkers } = await startBuilds('second', 'third');
afterAll(() => app.close());
beforeEach(() => deploy('first'));

const THEME = 'a saúde da minha mãe';
const theme = (page: Page) => page.getByLabel('Tema da oração');

/** The builds of which a document has names or has got scripts. */
async function buildsOn(page: Page): Promise<Build[]> {
  const scripts = await page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
      ({ href }) => href,
    ),
    ...performance
      .getEntriesByType('resource')
      .filter((each) => 'responseStatus' in each && each.responseStatus === 200)
      .map(({ name }) => name),
  ]);
  const own = scripts.filter((each) => /\/assets\/.*\.js$/.test(each));
  expect(own.length).toBeGreaterThan(5);
  return [...new Set(own.map(buildOf))];
}

/** Waits until a device has a build whole, with the worker that answers from it. */
async function has(page: Page, build: Build): Promise<void> {
  await page.evaluate(async (name) => {
    const isThere = async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      const { controller } = navigator.serviceWorker;
      if (!worker?.active || worker.installing || worker.waiting) return false;
      if (worker.active !== controller || controller.state !== 'activated') return false;
      const stored = await caches.keys();
      return stored.some(
        (each) => each.startsWith('companheiro-start-') && each.endsWith(`-${name}`),
      );
    };
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 100));
  }, nameOf(build));
}

/** Leads on within the application, as a link does. */
const lead = (page: Page, path: string) =>
  page.evaluate((address) => history.pushState({}, '', address), path);
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** A member's page of the first build, which the device has, with words in a field. */
async function openTyping() {
  const seen = await visit(browser, PHONE, { offline: true });
  await signInAs(seen, app, await join(app));
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/diary`);
  await openReady(page, `${app.baseUrl}/prayers`);
  await has(page, 'first');
  await theme(page).fill(THEME);
  await page.evaluate(() => Reflect.set(window, 'opened', 'before'));
  return seen;
}

const isSameDocument = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'opened') === 'before');

test('a page that is open goes on after a deploy, and the next visit is of the new build', async () => {
  const { page, context, close } = await openTyping();
  deploy('second');
  const next = await context.newPage();
  await openReady(next, `${app.baseUrl}/bible?ref=JHN.3`);
  await next.getByRole('link', { name: WORDS.second }).waitFor();
  await has(next, 'second');
  expect(await buildsOn(next)).toEqual(['second']);

  expect(await theme(page).inputValue()).toBe(THEME);
  await lead(page, '/diary');
  await heading(page, 'Meu Diário');
  await lead(page, '/bible?ref=JHN.3');
  await page.getByRole('link', { name: WORDS.first, exact: true }).waitFor();
  await lead(page, '/prayers');
  expect(await theme(page).inputValue()).toBe(THEME);
  expect(await isSameDocument(page)).toBe(true);
  expect(await buildsOn(page)).toEqual(['first']);

  const notice = page.getByText('Há uma versão nova.');
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect((await asked).status()).toBe(404);
  // Nobody who has words in a field is told.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await notice.count()).toBe(0);
  await theme(page).fill('');
  await notice.waitFor();
  await theme(page).fill(THEME);
  await notice.waitFor({ state: 'detached' });
  await lead(page, '/diary');
  await notice.waitFor();
  await expectFittingOnBoth(page);
  expect(await isSameDocument(page)).toBe(true);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await until(async () => !(await isSameDocument(page).catch(() => true)));
  await openReady(page, `${app.baseUrl}/prayers`);
  await until(async () => (await theme(page).inputValue()) === THEME);
  expect(await buildsOn(page)).toEqual(['second']);
  await close();
});

test('without a connection a page and the next start stay of one build', async () => {
  const { page, context, close } = await openTyping();
  await context.setOffline(true);
  deploy('second');
  await lead(page, '/diary');
  await heading(page, 'Meu Diário');
  await lead(page, '/prayers');
  expect(await theme(page).inputValue()).toBe(THEME);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await until(async () => (await theme(page).inputValue()) === THEME);
  expect(await buildsOn(page)).toEqual(['first']);
  const start = await context.newPage();
  await start.goto(`${app.baseUrl}/diary`);
  await heading(start, 'Meu Diário');
  expect(await buildsOn(start)).toEqual(['first']);
  await start.close();

  await context.setOffline(false);
  await page.evaluate(() => Reflect.set(window, 'opened', 'before'));
  // What the device has not of the first build is nowhere any more.
  await lead(page, '/panorama');
  await until(async () => !(await isSameDocument(page).catch(() => true)));
  await page.getByLabel('Buscar um livro').waitFor();
  expect(await buildsOn(page)).toEqual(['second']);
  await openReady(page, `${app.baseUrl}/prayers`);
  await until(async () => (await theme(page).inputValue()) === THEME);
  expect(await buildsOn(page)).toEqual(['second']);
  await close();
});

/** The browser takes a newer worker, as it does by itself for a reminder that arrives. */
async function renewed(page: Page, build: Build): Promise<void> {
  await page.evaluate(() =>
    navigator.serviceWorker.ready.then((worker) => worker.update()).then(() => true),
  );
  await taken(page, build);
}

/** Waits for a build's worker, and ends the one before, to which the browser may give minutes. */
async function taken(page: Page, build: Build): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  const isWaiting = () =>
    navigator.serviceWorker.getRegistration().then((worker) => Boolean(worker?.waiting));
  await Promise.race([
    has(page, build),
    (async () => {
      await until(() => page.evaluate(isWaiting));
      await session.send('ServiceWorker.stopAllWorkers');
      await has(page, build);
    })(),
  ]);
}

/** The builds of which the device has answers. */
const answersOf = async (page: Page) => [
  ...new Set((await keysOfAnswers(page)).map((key) => buildOf(`${key}.js`))),
];

const ready = (page: Page) => page.getByRole('heading', { name: 'Orações prontas' }).waitFor();

async function fetchedAhead(page: Page, build: Build): Promise<void> {
  await page.waitForFunction(
    (name) => localStorage.getItem('fetched-ahead')?.includes(`/${name}.js`),
    nameOf(build),
  );
}

test('what a device has is there after workers were renewed in the background', async () => {
  const { page, context, close } = await openTyping();
  await fetchedAhead(page, 'first');
  for (const build of ['second', 'third'] as const) {
    deploy(build);
    await renewed(page, build);
  }
  expect(await answersOf(page)).toEqual(['first']);
  await page.close();
  await context.setOffline(true);
  const start = await context.newPage();
  await start.goto(`${app.baseUrl}/prayers`);
  await ready(start);
  expect(await buildsOn(start)).toEqual(['first']);

  await context.setOffline(false);
  await openReady(start, `${app.baseUrl}/prayers`);
  expect(await buildsOn(start)).toEqual(['third']);
  await fetchedAhead(start, 'third');
  await until(async () => (await answersOf(start)).join() === 'third');
  await context.setOffline(true);
  await start.goto(`${app.baseUrl}/prayers`);
  await ready(start);
  expect(await buildsOn(start)).toEqual(['third']);
  await close();
});

test('the start without a connection right after a deploy is of the build that is complete', async () => {
  const { page, context, close } = await openTyping();
  await fetchedAhead(page, 'first');
  const letWorkers = holdWorkers();
  deploy('second');
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  await page.getByRole('link', { name: WORDS.second }).waitFor();
  await until(async () => (await answersOf(page)).includes('second'));
  await context.setOffline(true);
  await page.goto(`${app.baseUrl}/prayers`);
  await ready(page);
  expect(await buildsOn(page)).toEqual(['first']);

  letWorkers();
  await context.setOffline(false);
  await openReady(page, `${app.baseUrl}/prayers`);
  await taken(page, 'second');
  await fetchedAhead(page, 'second');
  await context.setOffline(true);
  await page.goto(`${app.baseUrl}/prayers`);
  await ready(page);
  expect(await buildsOn(page)).toEqual(['second']);
  await close();
});
