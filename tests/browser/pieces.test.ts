import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LONGEST_MESSAGE } from '#shared/answers/chat-limits.ts';
import { LONGEST_MOTIVE, LONGEST_THEME } from '#shared/answers/generated-limits.ts';
import { LONGEST_NOTE } from '#shared/diary.ts';
import { LONGEST_REQUEST } from '#shared/prayer-requests.ts';
import { PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectNoOverflow,
  memberAt,
  openReady,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

const openDialog = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const number = (count: number) => count.toLocaleString('pt-BR');

test.each<[string, string, number, ((page: Page) => Promise<void>)?]>([
  ['/prayers', 'Tema da oração', LONGEST_THEME],
  ['/theme-study', 'Tema do estudo', LONGEST_THEME],
  ['/fasting', 'Motivo do jejum', LONGEST_MOTIVE],
  ['/chat', 'Sua mensagem', LONGEST_MESSAGE],
  ['/diary', 'Sua anotação', LONGEST_NOTE, openDialog('Nova anotação')],
  ['/diary?tab=oracoes', 'Pedido', LONGEST_REQUEST, openDialog('Novo pedido')],
])('on %s the room of "%s" is counted before it ends', async (path, label, longest, open) => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, app.baseUrl + path);
  await open?.(page);
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill('a'.repeat(longest * 0.8 - 1));
  expect(await page.getByText(`/${number(longest)}`).count()).toBe(0);
  await field.press('End');
  await field.pressSequentially('b');
  await page.getByText(`${number(longest * 0.8)}/${number(longest)}`, { exact: true }).waitFor();
  const said = page.locator('[aria-live=polite]', { hasText: 'caracteres' });
  await until(async () => /\d de [\d.]+ caracteres$/.test(await said.innerText()));
  await field.fill('a'.repeat(longest));
  await field.press('End');
  await field.pressSequentially('b');
  const tooLong = 'O texto tem 1 caractere a mais. Encurte-o para enviar.';
  await until(async () => (await said.innerText()).endsWith(tooLong));
  await page.getByText(tooLong, { exact: true }).first().waitFor();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await page.locator('form').filter({ has: field }).locator('[type=submit]').click();
  await until(() => field.evaluate((element) => element === document.activeElement));
  expect((await field.inputValue()).length).toBe(longest + 1);
  expect(sent.filter((each) => /^POST (?!.*\/beacon$)/.test(each))).toEqual([]);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await seen.close();
});

test('the page behind a dialog is dimmed', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/diary`);
  await openDialog('Nova anotação')(page);
  await page.getByRole('dialog').waitFor();
  const above = await page.evaluate(
    () => getComputedStyle(document.elementFromPoint(180, 20) ?? document.body).backgroundColor,
  );
  expect(above).toMatch(/\/ 0\.[45]/);
  await seen.close();
});

test('the name in the header has the room that is there', async () => {
  const person = await join(app, 'Administrador');
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, person);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/dashboard`);
  const name = page.locator('header').getByText('Administrador');
  await name.waitFor();
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  await expectNoOverflow(page);
  await seen.close();
});

test('the name of the product stands in two lines at most beside what a visitor presses', async () => {
  const { page, close } = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  const brand = page.locator('header').getByText('Companheiro Bíblico');
  expect((await brand.boundingBox())?.height).toBeLessThan(50);
  await expectNoOverflow(page);
  await close();
});
