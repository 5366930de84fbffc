import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, PHONE } from '../support/browser.ts';
import { expectAccessible, openReady, signInAs, startWithClient, visit } from '../support/pages.ts';
import { join, PASSWORD } from '../support/people.ts';
import type { TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

let browser: Browser;
let app: TestApp;

beforeAll(async () => {
  browser = await launchBrowser();
  app = await startWithClient();
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

test('a member takes a copy of what is theirs, and has it all erased', async () => {
  const maria = await join(app, 'Maria Aparecida');
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await signInAs(seen, app, maria);
  await page.goto(`${app.baseUrl}/profile`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^companheiro-biblico_\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ Conta: [{ name: 'Maria Aparecida', email: maria.email }] });
  await page.getByText('Arquivo salvo neste aparelho.').waitFor();
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Excluir para sempre' }).click();
  await page.getByText('Informe a sua senha.').waitFor();
  await page.getByLabel('Sua senha').fill('Errada-Errada-1');
  await page.keyboard.press('Enter');
  await page.getByText('A senha está incorreta.').waitFor();
  await page.getByLabel('Sua senha').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Conta excluída' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ir para a página inicial' }).click();
  await page.getByRole('link', { name: 'Começar Agora' }).waitFor();
  await seen.close();
});

test('what a member began to write is there after an expired session, and for nobody else', async () => {
  const [maria, jose] = [await join(app), await join(app, 'José Souza')];
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  const theme = page.getByRole('textbox', { name: 'Tema do estudo' });
  await signInAs(seen, app, maria);
  await openReady(page, `${app.baseUrl}/theme-study`);
  await theme.fill('A dor que só eu conheço');
  await maria.client.member.account.endAllSessions.mutate();
  await page.goto(`${app.baseUrl}/theme-study`);
  await page.waitForURL('**/auth?redirect=**');
  await page.locator('form:visible').getByLabel('E-mail').fill(maria.email);
  await page.locator('form:visible').getByLabel('Senha').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/theme-study');
  await until(async () => (await theme.inputValue()) === 'A dor que só eu conheço');
  await signInAs(seen, app, jose);
  await openReady(page, `${app.baseUrl}/theme-study`);
  expect(await theme.inputValue()).toBe('');
  await seen.close();
});
