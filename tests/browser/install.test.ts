import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectNoOverflow,
  memberAt,
  openReady,
  ready,
} from '../support/pages.ts';

const browser = await openBrowser();
const app = await openApp();

const offer = (page: Page) => page.getByRole('region', { name: 'Instalar no celular' });

/** What a browser does that can install. */
const askedBy = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset['prompted'] = '';
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });

test('the second visit offers to install, once, and a press asks the browser', async () => {
  const { page, context, close } = await memberAt(browser, app, PHONE);
  await openReady(page, `${app.baseUrl}/dashboard`);
  await askedBy(page);
  expect(await offer(page).count()).toBe(0);
  const second = await context.newPage();
  await openReady(second, `${app.baseUrl}/dashboard`);
  await askedBy(second);
  await offer(second).waitFor();
  await expectNoOverflow(second);
  await expectAccessible(second);
  await offer(second).getByRole('button', { name: 'Agora não' }).click();
  await offer(second).waitFor({ state: 'detached' });
  const third = await context.newPage();
  await openReady(third, `${app.baseUrl}/dashboard`);
  await askedBy(third);
  await third.getByRole('button', { name: 'Menu' }).click();
  await third.getByRole('button', { name: 'Instalar no celular' }).click();
  await third.locator('html[data-prompted]').waitFor();
  expect(await offer(third).count()).toBe(0);
  await close();
});

test('an iPhone, which asks nothing, is shown where to press', async () => {
  const { page, context, close } = await memberAt(browser, app, PHONE);
  await context.addInitScript(() => {
    const value = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1';
    Object.defineProperty(navigator, 'userAgent', { value });
  });
  await openReady(page, `${app.baseUrl}/dashboard`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Instalar no celular' }).click();
  const steps = page.getByRole('dialog', { name: 'Instalar no celular' });
  await steps.getByText('Role a lista e toque em “Adicionar à Tela de Início”.').waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await close();
});

test('words that another application shares are searched, or asked in the chat', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await openReady(page, `${app.baseUrl}/chat`);
  const message = page.getByLabel('Sua mensagem');
  await message.fill('Boa noite.');
  await openReady(page, `${app.baseUrl}/bible-quick?q=por+que+sofremos`);
  await page.getByRole('link', { name: 'Perguntar no chat' }).click();
  await page.waitForURL('**/chat');
  await ready(page);
  await expect.poll(() => message.inputValue()).toBe('Boa noite.\npor que sofremos');
  await close();
});

test('of a long text that is shared the beginning is searched, and the chat takes the whole', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  const shared = `Irmãos, hoje ouvi uma pregação sobre a graça. ${'Ele falou da graça que basta. '.repeat(8)}Onde está isso?`;
  await openReady(page, `${app.baseUrl}/bible-quick?q=${encodeURIComponent(shared)}`);
  await page.getByText('estes são os resultados do começo dele').waitFor();
  await page.getByText('O texto tem 101 caracteres a mais.').waitFor();
  await expect.poll(() => page.getByLabel('Referência ou palavras').inputValue()).toBe(shared);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Perguntar no chat' }).click();
  await page.waitForURL('**/chat');
  await expect.poll(() => page.getByLabel('Sua mensagem').inputValue()).toBe(shared);
  await close();
});
