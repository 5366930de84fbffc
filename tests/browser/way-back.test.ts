import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { bookletBy } from '../support/files.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { openReady, ready, reloadReady, signInAs, visit } from '../support/pages.ts';
import { join, joinAsAdmin } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

/** A member with a saved verse and a note, who has come to a page from the one they began with. */
async function enter(path: string, size: { width: number; height: number } = PHONE) {
  const seen = await visit(browser, size);
  const maria = await join(app);
  for (const verses of [[16], [17]]) {
    await maria.client.member.savedVerses.save.mutate({
      place: { book: 'JHN', chapter: 3, verses },
      notes: { comment: `Reflexão ${verses[0]}`, tags: [] },
    });
  }
  for (const title of ['Segredo', 'Domingo']) {
    const key = randomUUID();
    await maria.client.member.diary.add.mutate({ key, kind: 'note', title, content: 'João 3:16' });
  }
  await signInAs(seen, app, maria);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/bible-about`);
  await openReady(page, app.baseUrl + path);
  return { ...seen, page };
}

const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());
const placeOf = (page: Page) => new URL(page.url()).pathname;

/** The next step back leaves the page: nothing of what was open is left in the history. */
async function expectNothingLeft(page: Page): Promise<void> {
  // The entry of what has been closed is being left.
  await until(() => page.evaluate(() => !history.state?.layer));
  await back(page);
  await until(() => placeOf(page) === '/bible-about');
}

test('the way back closes a dialog, and what was typed in it is there again', async () => {
  const { page, close } = await enter('/saved-verses');
  const edit = page.getByRole('button', { name: 'Editar' }).first();
  const dialog = page.getByRole('dialog');
  await edit.click();
  await dialog.getByLabel('Sua reflexão').fill('Meio escrita');
  await back(page);
  await dialog.waitFor({ state: 'detached' });
  expect(placeOf(page)).toBe('/saved-verses');
  await edit.click();
  expect(await dialog.getByLabel('Sua reflexão').inputValue()).toBe('Meio escrita');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectNothingLeft(page);
  await close();
});

test('forward opens nothing anew, and a page that is loaded anew forgets what was open', async () => {
  const { page, close } = await enter('/saved-verses');
  const dialog = page.getByRole('dialog');
  const edit = page.getByRole('button', { name: 'Editar' }).first();
  await edit.click();
  await dialog.waitFor();
  await back(page);
  await dialog.waitFor({ state: 'detached' });
  await forward(page);
  await until(() => page.evaluate(() => !history.state?.layer));
  expect(await dialog.count()).toBe(0);
  await edit.click();
  await until(() => page.evaluate(() => history.state?.layer === 1));
  await reloadReady(page);
  expect(await dialog.count()).toBe(0);
  await expectNothingLeft(page);
  await close();
});

test('each step back closes one layer: a picture, its dialog, then the page', async () => {
  const { page, close } = await enter('/saved-verses');
  const dialog = page.getByRole('dialog');
  await page
    .getByRole('button', { name: /^Compartilhar/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Imagem' }).click();
  const picture = dialog.getByRole('region', { name: 'Imagem' });
  await picture.waitFor();
  await until(() => page.evaluate(() => history.state?.layer === 2));
  await back(page);
  await picture.waitFor({ state: 'detached' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Imagem' }).click();
  await picture.waitFor();
  // Both go at once.
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expectNothingLeft(page);
  await close();
});

test('a page that is opened from the menu takes its place in the history', async () => {
  const { page, close } = await enter('/saved-verses');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialog.getByRole('link', { name: 'Orações' }).click();
  await page.getByRole('heading', { level: 1, name: 'Orações' }).waitFor();
  await back(page);
  await page.getByRole('heading', { level: 1, name: 'Versículos salvos' }).waitFor();
  expect(await dialog.count()).toBe(0);
  await page.getByRole('button', { name: /^Maria/ }).click();
  await page.getByRole('menu').waitFor();
  await until(() => page.evaluate(() => history.state?.layer === 1));
  await back(page);
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expectNothingLeft(page);
  await close();
});

test('selected verses and an explanation beside the text are closed one after the other', async () => {
  const { page, close } = await enter('/bible?ref=JHN.3', DESKTOP);
  await page.locator('[data-verse="16"] .verse-text').click();
  const bar = page.getByRole('region', { name: 'Versículos selecionados' });
  await bar.waitFor();
  await until(() => page.evaluate(() => history.state?.layer === 1));
  await back(page);
  await bar.waitFor({ state: 'detached' });
  expect(placeOf(page)).toBe('/bible');
  await expectNothingLeft(page);
  await close();
});

test('an entry of the diary is closed without a trace, and its search is there on the way back', async () => {
  const { page, close } = await enter('/diary');
  const dialog = page.getByRole('dialog');
  const search = page.getByLabel('Buscar no diário');
  await search.fill('segredo');
  await page.getByRole('link', { name: /Domingo/ }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /Segredo/ }).click();
  await dialog.getByRole('button', { name: 'João 3:16' }).click();
  await page.getByRole('dialog', { name: 'João 3:16' }).getByRole('link').first().click();
  await until(() => placeOf(page) === '/bible');
  await back(page);
  await dialog.waitFor();
  expect(await page.evaluate(() => location.href)).not.toContain('segredo');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await search.inputValue()).toBe('segredo');
  await page.getByRole('link', { name: /Segredo/ }).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await until(() => new URL(page.url()).search === '');
  await close();
});

test('lists come back as they were filtered', async () => {
  const { page, close } = await enter('/saved-verses');
  await page.getByLabel('Buscar nos salvos').fill('Reflexão 17');
  await page.getByText('1 versículo', { exact: true }).waitFor();
  await page.getByLabel('Ordem').selectOption('canon');
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /João 3/ })
    .first()
    .click();
  await until(() => placeOf(page) === '/bible');
  await back(page);
  await page.getByText('1 versículo', { exact: true }).waitFor();
  expect(await page.getByLabel('Buscar nos salvos').inputValue()).toBe('Reflexão 17');
  expect(await page.getByLabel('Ordem').inputValue()).toBe('canon');
  expect(page.url()).not.toMatch(/Reflex/);

  await openReady(page, `${app.baseUrl}/diary?tab=oracoes`);
  await page.getByRole('button', { name: 'Respondidas' }).click();
  await page.getByRole('link', { name: 'Início' }).first().click();
  await until(() => placeOf(page) === '/dashboard');
  await back(page);
  await page.locator('[aria-pressed="true"]', { hasText: 'Respondidas' }).waitFor();

  await openReady(page, `${app.baseUrl}/panorama`);
  await page.getByLabel('Buscar um livro').fill('Romanos');
  await page.getByRole('button', { name: 'Novo Testamento' }).click();
  await until(() => new URL(page.url()).search === '?q=Romanos&testament=new');
  await reloadReady(page);
  expect(await page.getByLabel('Buscar um livro').inputValue()).toBe('Romanos');
  await page
    .getByRole('button', { name: /^Romanos/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ler Romanos 1' }).click();
  await until(() => placeOf(page) === '/bible');
  await back(page);
  // Of all categories, and of that of Romanos.
  await page.getByText('1 livro', { exact: true }).first().waitFor();
  await close();
});

test('the filter of a library stands in its address', async () => {
  const ana = await joinAsAdmin(app);
  const { categoryId } = await bookletBy(ana, { name: 'Rute e a colheita' });
  await bookletBy(ana, { name: 'Jonas' });
  const { page, close } = await enter('/apostilas');
  await page.getByLabel('Buscar apostilas').fill('rute');
  await page.getByText('1 apostila encontrada').waitFor();
  await page.getByLabel('Categoria', { exact: true }).selectOption(categoryId);
  await until(() => new URL(page.url()).searchParams.get('category') === categoryId);
  expect(new URL(page.url()).searchParams.get('q')).toBe('rute');
  await page.getByRole('link', { name: 'Voltar' }).click();
  await until(() => placeOf(page) === '/dashboard');
  await back(page);
  await page.getByText('1 apostila encontrada').waitFor();
  expect(await page.getByLabel('Buscar apostilas').inputValue()).toBe('rute');
  await page.getByRole('button', { name: 'Limpar' }).click();
  await until(() => new URL(page.url()).search === '');
  await page.goto(`${app.baseUrl}/books?q=nada+disso`);
  await ready(page);
  expect(await page.getByLabel('Buscar', { exact: true }).inputValue()).toBe('nada disso');
  await close();
});
