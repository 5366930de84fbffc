import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openBrowser, openSharedApp } from '../support/open-app.ts';
import {
  expectFittingOnBoth,
  memberAt,
  openReady,
  signInAs,
  type Visit,
  visit,
} from '../support/pages.ts';
import { readPdf } from '../support/pdf.ts';
import { join } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openSharedApp();

test('a member gathers passages and puts them in order', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: 'Salvar' }).click();
  await openReady(page, `${app.baseUrl}/collections`);
  await page.getByText('Sua primeira coleção começa com um nome').waitFor();
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Nova coleção' }).click();
  await save();
  await dialog.getByText('Dê um nome à coleção.').waitFor();
  await dialog.getByLabel('Nome').fill(`Aula ${'a'.repeat(60)}`);
  await save();
  await page.getByRole('heading', { level: 1, name: /^Aula a/ }).waitFor();

  const add = async (kind: string, label: string, text: string) => {
    await page.getByRole('button', { name: kind, exact: true }).click();
    await dialog.getByLabel(label).fill(text);
    await save();
  };
  await add('Passagem', 'Referência', 'João 30:1');
  await dialog.getByText(/João tem 21 capítulos/).waitFor();
  await dialog.getByLabel('Referência').fill('João 3:16; Sl 23:1');
  await save();
  await page.getByRole('link', { name: 'Salmos 23:1' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await add('Título', 'Título', 'O amor de Deus');
  await page.getByRole('heading', { name: 'O amor de Deus' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Subir: O amor de Deus' }).click();
    await page.waitForLoadState('networkidle');
  }
  const first = page.getByRole('main').locator('ul > li').first();
  await until(async () => (await first.innerText()).startsWith('O amor de Deus'));
  await expectFittingOnBoth(page);
  expect(seen.problems).toEqual([]);
  await seen.close();
});

const ITEMS = [
  { kind: 'heading', text: 'O amor de Deus' },
  { kind: 'passage', text: 'João 3:16; Sl 23:1' },
] as const;

/** A member on a collection with a heading and two verses. */
async function onCollection(): Promise<Visit> {
  const maria = await join(app);
  const { add, addItem } = maria.client.member.collections;
  const { id } = await add.mutate({ key: randomUUID(), name: `Aula ${'a'.repeat(60)}` });
  for (const item of ITEMS) await addItem.mutate({ id, key: randomUUID(), ...item });
  const seen = await visit(browser, PHONE);
  await signInAs(seen, app, maria);
  await openReady(seen.page, `${app.baseUrl}/collections?id=${id}`);
  return seen;
}

test('a collection is read by a link, taken as a PDF, closed again and removed', async () => {
  const seen = await onCollection();
  const { page } = seen;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Compartilhar por link' }).click();
  const link = await page
    .getByText(/\/collection\?key=/)
    .first()
    .innerText();
  await expectFittingOnBoth(page);
  const visitor = await visit(browser, DESKTOP);
  await openReady(visitor.page, /https?:\S+/.exec(link)?.[0] ?? '');
  await visitor.page.getByRole('heading', { name: 'O amor de Deus' }).waitFor();
  await visitor.page.getByText('Porque Deus amou o mundo').waitFor();
  await expectFittingOnBoth(visitor.page);
  await visitor.close();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar: PDF' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^Aula-a+\.pdf$/);
  const { text, pages } = await readPdf(await readFile(await file.path()));
  expect(pages).toBe(1);
  expect(text).toMatch(/O amor de Deus[\s\S]*Porque Deus amou o mundo/);

  await page.getByRole('button', { name: 'Deixar de compartilhar' }).click();
  await page.getByRole('button', { name: 'Compartilhar por link' }).waitFor();
  await page.getByRole('button', { name: 'Tirar: Salmos 23:1' }).click();
  await page.getByRole('link', { name: 'Salmos 23:1' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Excluir' }).click();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await page.getByText('Sua primeira coleção começa com um nome').waitFor();
  expect(seen.problems).toEqual([]);
  await seen.close();
});

test('a verse of the reader is put into a collection, and a void link says so', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  const dialog = page.getByRole('dialog');
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3&save=v16`);
  await dialog.getByRole('button', { name: 'Pôr em uma coleção' }).click();
  const name = `Visita ${randomUUID().slice(0, 8)}`;
  await dialog.getByLabel('Nome da nova coleção').fill(name);
  await expectFittingOnBoth(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Passagem posta na coleção.').first().waitFor();
  await openReady(page, `${app.baseUrl}/collections`);
  await page.getByText('1 passagem', { exact: true }).waitFor();
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'João 3:16' }).waitFor();
  await openReady(page, `${app.baseUrl}/collection?key=${'a'.repeat(24)}`);
  await page.getByText('Esta coleção não existe ou deixou de ser compartilhada.').waitFor();
  await seen.close();
});
