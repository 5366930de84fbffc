import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openBrowser, openSharedApp } from '../support/open-app.ts';
import { memberAt, openReady, ready, type Visit, visit } from '../support/pages.ts';
import { join, PASSWORD } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openSharedApp();

const COMMENT = 'Foi a primeira vez que entendi.';

/** Opens a shared link signed out, begins to save the verse, and leaves for the page of sign-in. */
async function beginToSave({ page }: Visit, way: 'Criar conta' | 'Entrar'): Promise<void> {
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3.16`);
  await page.getByText('Porque Deus amou o mundo de tal maneira').waitFor();
  await page.locator('#v16 .verse-text').click();
  await page
    .getByRole('region', { name: 'Versículos selecionados' })
    .getByRole('button', { name: 'Salvar' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Salvar Versículo' });
  await dialog.getByText('Faça login para salvar versículos').waitFor();
  await dialog.getByLabel('Comentário (opcional)').fill(COMMENT);
  await dialog.getByRole('link', { name: way }).click();
  await page.waitForURL('**/auth?**');
}

async function signUp(page: Page): Promise<{ email: string; link: string }> {
  const email = `${randomUUID()}@exemplo.com.br`;
  await page.getByRole('tab', { name: 'Cadastrar', selected: true }).waitFor();
  await page.locator('form:visible').getByLabel('Nome completo').fill('Maria das Dores');
  await page.locator('form:visible').getByLabel('E-mail').fill(email);
  await page.locator('form:visible').getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await page.getByText('Verifique seu e-mail para ativar sua conta.').waitFor();
  const mail = await until(() => app.mails.find((message) => message.to.address === email));
  return { email, link: mail.link };
}

/** Saves the verse in the dialog that is open again, and finds it among the saved ones. */
async function finish(page: Page, comment: string): Promise<void> {
  await page.waitForURL('**/bible?ref=JHN.3.16');
  await ready(page);
  const dialog = page.getByRole('dialog', { name: 'Salvar Versículo' });
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
  const field = dialog.getByLabel('Comentário (opcional)');
  await until(async () => (await field.inputValue()) === comment);
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText('Versículo salvo com sucesso!').waitFor();
  await openReady(page, `${app.baseUrl}/saved-verses`);
  await page.getByText('Porque Deus amou o mundo de tal maneira').waitFor();
  if (comment) await page.getByText(comment).waitFor();
}

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('a visitor’s journey from a shared link to a saved verse, on %s', async (_name, size) => {
  const seen = await visit(browser, size);
  await beginToSave(seen, 'Criar conta');
  const { link } = await signUp(seen.page);
  // A mail program opens the link in a tab of its own.
  const tab = await seen.context.newPage();
  await tab.goto(link);
  await finish(tab, COMMENT);
  await seen.close();
});

test('the link on another device asks for the password and leads to the verse, without the comment', async () => {
  const seen = await visit(browser, PHONE);
  await beginToSave(seen, 'Criar conta');
  const { link } = await signUp(seen.page);
  const other = await visit(browser, DESKTOP);
  await other.page.goto(link);
  await other.page.getByRole('heading', { name: 'Confirme com a sua senha' }).waitFor();
  await other.page.locator('form:visible').getByLabel('Senha').fill(PASSWORD);
  await other.page.getByRole('button', { name: 'Confirmar e entrar' }).click();
  await finish(other.page, '');
  await other.close();
  await seen.close();
});

test('a member who signs in comes back to the verse and the comment', async () => {
  const maria = await join(app);
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await beginToSave(seen, 'Entrar');
  await page.locator('form:visible').getByLabel('E-mail').fill(maria.email);
  await page.locator('form:visible').getByLabel('Senha').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await finish(page, COMMENT);
  await seen.close();
});

test('a confirmation leads nowhere but to our own pages', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await page.goto(`${app.baseUrl}/?confirmed=1&redirect=${encodeURIComponent('//mau.example/')}`);
  await page.waitForURL(`${app.baseUrl}/dashboard`);
  await close();
});
