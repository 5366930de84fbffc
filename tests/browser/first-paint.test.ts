import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { memberAt, ready } from '../support/pages.ts';
import { openApp, openBrowser } from '../support/stage.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

/** The page as the server drew it; the application comes when it is let in. */
async function openDrawn(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: admitted, resolve: admit } = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await admitted;
    await route.continue();
  });
  await page.goto(app.baseUrl + path, { waitUntil: 'commit' });
  await page.locator('#root[data-drawn] h1').waitFor();
  return async () => {
    admit();
    await ready(page);
  };
}

test('what is typed and pressed before the application is there is carried out by it', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  const admit = await openDrawn(page, '/prayers');
  const theme = page.getByLabel('Tema da oração');
  await theme.fill('a saúde da minha mãe');
  await page.getByRole('button', { name: 'Gerar oração' }).click();
  await admit();
  await page.getByText('Oração criada!').waitFor();
  expect(page.url()).toBe(`${app.baseUrl}/prayers`);
  await close();
});

test('a message that waits for words is sent, by Enter as well', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  const admit = await openDrawn(page, '/chat');
  await page.getByLabel('Sua mensagem').fill('Como orar?');
  await page.keyboard.press('Enter');
  await admit();
  await page.getByText('Do acervo').waitFor();
  expect(await page.getByLabel('Sua mensagem').inputValue()).toBe('');
  await close();
});

test('what is chosen stays chosen, and a text that is begun stays in its field', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  const admit = await openDrawn(page, '/fasting');
  await page.getByLabel('Motivo do jejum').fill('Sabedoria');
  await page.getByLabel('Duração').selectOption({ label: '7 dias' });
  await admit();
  expect(await page.getByLabel('Motivo do jejum').inputValue()).toBe('Sabedoria');
  await page.reload();
  await until(async () => (await page.getByLabel('Motivo do jejum').inputValue()) === 'Sabedoria');
  expect(await page.getByLabel('Duração').inputValue()).toBe('7-dias');
  await close();
});

test('the page that was drawn is taken over, not drawn again, and nothing on it moves', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main h1')?.setAttribute('data-first', '');
    });
    new PerformanceObserver((list) => {
      document.documentElement.dataset['moved'] = String(list.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [
    '/dashboard',
    '/daily-word',
    '/prayers',
    '/chat',
    '/diary',
    '/sessions',
    '/bible',
  ]) {
    await page.goto(app.baseUrl + path, { waitUntil: 'networkidle' });
    await ready(page);
    expect(await page.locator('main h1[data-first]').count(), path).toBe(1);
    expect(await page.locator('html[data-moved]').count(), path).toBe(0);
  }
  await close();
});

test('what opens over a page opens with it', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await page.goto(`${app.baseUrl}/diary`);
  await page.getByRole('button', { name: 'Nova anotação' }).click();
  await page.getByLabel('Título').fill('Gratidão');
  await page.getByLabel('Sua anotação').fill('Obrigada, Senhor.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  const entry = page.getByRole('link', { name: /Gratidão/ });
  await page.goto(`${app.baseUrl}${await entry.getAttribute('href')}`);
  await page.getByRole('dialog').getByText('Obrigada, Senhor.').waitFor();
  await close();
});

test('a device in another place sees its own hours', async () => {
  const { context, page, close } = await memberAt(browser, app, PHONE);
  const away = await context.browser()?.newContext({ timezoneId: 'America/Manaus' });
  await away?.addCookies(await context.cookies());
  const there = await away?.newPage();
  const entered = async (seen: Page | undefined) => {
    await seen?.goto(`${app.baseUrl}/sessions`, { waitUntil: 'networkidle' });
    return /Entrou em \S+ (\d\d:\d\d)/.exec((await seen?.innerText('main')) ?? '')?.[1];
  };
  const usual = await entered(page);
  const first = await entered(there);
  expect(first).not.toBe(usual);
  // The first page was drawn again; the next one comes as it is seen there.
  expect(await entered(there)).toBe(first);
  await away?.close();
  await close();
});
