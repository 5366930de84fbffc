import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openBrowser, openSharedAppWithModel } from '../support/open-app.ts';
import {
  expectAccessible,
  expectNoOverflow,
  followFromHome,
  memberAt,
  openReady,
  ready,
  type Visit,
} from '../support/pages.ts';

const browser = await openBrowser();
const { app, fake } = await openSharedAppWithModel();

const MARK = 'data-same-document';
const QUESTION = 'O que é a graça?';

const retry = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' });
const banner = (page: Page) => page.getByRole('status').getByText(/^Sem conexão\./);

/** A member's page, which `sameDocument` tells from the one that a reload would bring. */
async function open(path: string): Promise<Visit> {
  const seen = await memberAt(browser, app, PHONE, true);
  await openReady(seen.page, `${app.baseUrl}${path}`);
  await seen.page.evaluate((mark) => document.body.setAttribute(mark, ''), MARK);
  return seen;
}

const sameDocument = (page: Page) =>
  page.evaluate((mark) => document.body.hasAttribute(mark), MARK);

async function send(page: Page): Promise<void> {
  await page.getByLabel('Sua mensagem').fill(QUESTION);
  await page.keyboard.press('Enter');
}

test('a question asked without a connection stays, and is asked again after it', async () => {
  const seen = await open('/chat');
  const { page, context } = seen;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await banner(page).waitFor();
  await send(page);
  await page.locator('.toast', { hasText: 'Erro ao enviar mensagem' }).waitFor();
  const list = page.getByRole('region', { name: 'Conversa' });
  expect(await list.getByText(QUESTION).count()).toBe(1);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await context.setOffline(false);
  await banner(page).waitFor({ state: 'detached' });
  fake.reply(() => ({ pieces: ['A graça é favor que não se merece.'] }));
  await send(page);
  await list.getByText('favor que não se merece').waitFor();
  expect(await sameDocument(page)).toBe(true);
  await seen.close();
});

test('an error is shown in place even where the error page did not load', async () => {
  const seen = await memberAt(browser, app, PHONE, true);
  const { page, context } = seen;
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openReady(page, `${app.baseUrl}/chat`);
  await context.setOffline(true);
  await send(page);
  const told = page.getByRole('alert').filter({ hasText: 'Erro ao enviar mensagem' });
  await told.waitFor();
  expect(await page.getByText(QUESTION).count()).toBe(1);
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Fechar aviso' }).click();
  await told.waitFor({ state: 'detached' });
  await seen.close();
});

test('the first verse tapped without a connection has its tools once there is one', async () => {
  const seen = await open('/bible?ref=JHN.3');
  const { page, context } = seen;
  await context.setOffline(true);
  await page.locator('#v16').click();
  await retry(page).waitFor();
  await expectAccessible(page);
  await retry(page).click();
  await retry(page).waitFor();
  await context.setOffline(false);
  // The page may have been told before its network was back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
  await retry(page).waitFor({ state: 'detached' });
  expect(await sameDocument(page)).toBe(true);
  await seen.close();
});

/** How many later attempts a page plans that is told twice of its network. */
function triesAfterComingTwice(): number {
  const { setTimeout, clearTimeout } = window;
  const planned = new Set<unknown>();
  Reflect.set(window, 'setTimeout', (...given: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...given);
    if (given[1] === 2000) planned.add(timer);
    return timer;
  });
  Reflect.set(window, 'clearTimeout', (timer: number | undefined) => {
    planned.delete(timer);
    clearTimeout(timer);
  });
  for (const _ of ['once', 'twice']) dispatchEvent(new Event('online'));
  return planned.size;
}

const SHEET = '**/assets/menu-sheet-*.js';

/** A page that a server did not bring the sheet of its menu, and what opens that. */
async function openWithoutSheet() {
  const seen = await open('/dashboard');
  const { page } = seen;
  await page.route(SHEET, (route) => route.fulfill({ status: 503 }));
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await retry(page).waitFor();
  return { ...seen, menu };
}

test('what a server did not bring is asked for again by hand', async () => {
  const { page, menu, close } = await openWithoutSheet();
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await retry(page).waitFor({ state: 'detached' });
  await menu.click();
  await retry(page).waitFor();
  await page.unroute(SHEET);
  await retry(page).click();
  await page.getByRole('dialog').waitFor();
  expect(await sameDocument(page)).toBe(true);
  await close();
});

test('a network that comes and goes is tried once more after a while, not once for each time', async () => {
  const { page, close } = await openWithoutSheet();
  expect(await page.evaluate(triesAfterComingTwice)).toBe(1);
  await close();
});

test.each([
  ['whose text is part of the application', '/themes/holy-spirit', /^Espírito Santo/],
  ['whose text the server has', '/prayers', /^Orações/],
])(
  'a card %s, pressed without a connection, opens its page once there is one',
  async (_kind, to, name) => {
    const seen = await open('/dashboard');
    const { page, context } = seen;
    await context.setOffline(true);
    const main = page.getByRole('main');
    await followFromHome(page, to);
    await main
      .getByText('Esta parte não carregou.')
      .or(main.getByText('Sem conexão: esta página ainda não está neste aparelho.'))
      .first()
      .waitFor();
    await banner(page).waitFor();
    await expectNoOverflow(page);
    await context.setOffline(false);
    await main.getByRole('heading', { level: 1, name }).waitFor();
    await banner(page).waitFor({ state: 'detached' });
    expect(await sameDocument(page)).toBe(true);
    await seen.close();
  },
);

test('a page that did not load goes on saying so while there is no connection', async () => {
  const seen = await open('/dashboard');
  const { page, context } = seen;
  await page.clock.install();
  await context.setOffline(true);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Espírito Santo/ }).click();
  const reason = main.getByText('Esta parte não carregou.');
  await reason.waitFor();
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector('main')?.textContent?.includes('Carregando')) {
        document.body.setAttribute('data-waited', '');
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  for (let tries = 0; tries < 4; tries += 1) await page.clock.runFor(5_000);
  expect(await page.locator('[data-waited]').count()).toBe(0);
  expect(await reason.count()).toBe(1);
  await context.setOffline(false);
  await main.getByRole('heading', { level: 1, name: /^Espírito Santo/ }).waitFor();
  expect(await sameDocument(page)).toBe(true);
  await seen.close();
});

test('only a newer build reloads the page, and once', async () => {
  const seen = await open('/dashboard');
  const { page } = seen;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/menu-sheet-*.js', (route) => route.fulfill({ status: 404 }));
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await retry(page).waitFor();
  expect(documents).toBe(0);
  await page.route('**/assets/*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  const reloaded = page.waitForEvent('load');
  await retry(page).click();
  await reloaded;
  await ready(page);
  expect(documents).toBe(1);
  await menu.click();
  await retry(page).waitFor();
  expect(documents).toBe(1);
  await seen.close();
});
