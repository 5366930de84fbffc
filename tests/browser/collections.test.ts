import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MOST_ITEMS } from '#shared/bible/collections.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openBrowser, openSharedApp } from '../support/open-app.ts';
import {
  expectFittingOnBoth,
  expectNoOverflow,
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

test('two devices rewrite one note, and what one takes out the other does not lose', async () => {
  const maria = await join(app);
  const { add, addItem, one } = maria.client.member.collections;
  const { id } = await add.mutate({ key: randomUUID(), name: 'Aula de domingo' });
  await addItem.mutate({ id, key: randomUUID(), kind: 'note', text: 'Perguntar à turma.' });
  const open = async (): Promise<Visit> => {
    const seen = await visit(browser, PHONE);
    await signInAs(seen, app, maria);
    await openReady(seen.page, `${app.baseUrl}/collections?id=${id}`);
    await seen.page.getByRole('button', { name: 'Editar: Perguntar à turma.' }).click();
    return seen;
  };
  const [phone, desktop] = await Promise.all([open(), open()]);
  const write = async ({ page }: Visit, text: string) => {
    await page.getByRole('textbox', { name: 'Anotação' }).fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  };
  await write(phone, 'Do celular.');
  await phone.page.getByRole('dialog').waitFor({ state: 'detached' });
  await write(desktop, 'Do computador.');
  await desktop.page.getByText('Este texto tinha mudado em outro aparelho.').first().waitFor();
  const words = /^Do celular\.\n\n— Outra versão —\nDo computador\.$/;
  expect((await one.query({ id })).items).toMatchObject([{ text: expect.stringMatching(words) }]);

  await desktop.page.getByRole('button', { name: /^Editar: Do celular/ }).click();
  // The phone has not seen the other version yet, and must not take it out.
  await phone.page.getByRole('button', { name: /^Tirar: Do celular/ }).click();
  await phone.page
    .getByText(/mudou em outro aparelho/)
    .first()
    .waitFor();
  await phone.page.getByText('Outra versão').waitFor();
  await phone.page.getByRole('button', { name: /^Tirar: Do celular/ }).click();
  await phone.page.getByText('Outra versão').waitFor({ state: 'detached' });
  await write(desktop, 'Só do computador.');
  const dialog = desktop.page.getByRole('dialog');
  await dialog.getByText('Este item foi tirado em outro aparelho.').waitFor();
  await expectFittingOnBoth(desktop.page);
  await dialog.getByRole('button', { name: 'Salvar como item novo' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await one.query({ id })).items).toMatchObject([{ text: 'Só do computador.' }]);
  await phone.close();
  await desktop.close();
});

test('two devices rename one collection, and both names stay', async () => {
  const maria = await join(app);
  const { add } = maria.client.member.collections;
  const { id } = await add.mutate({ key: randomUUID(), name: 'Aula' });
  const open = async (): Promise<Visit> => {
    const seen = await visit(browser, PHONE);
    await signInAs(seen, app, maria);
    await openReady(seen.page, `${app.baseUrl}/collections?id=${id}`);
    await seen.page.getByRole('button', { name: 'Mudar o nome' }).click();
    return seen;
  };
  const [phone, desktop] = await Promise.all([open(), open()]);
  const rename = async ({ page }: Visit, name: string) => {
    await page.getByRole('textbox', { name: 'Nome' }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await rename(phone, 'Jovens');
  await rename(desktop, 'Aula de domingo');
  await desktop.page.getByText('O nome tinha mudado em outro aparelho.').first().waitFor();
  await desktop.page.getByRole('heading', { name: 'Jovens / Aula de domingo' }).waitFor();
  await phone.close();
  await desktop.close();
});

test('five hundred passages are as wide as a phone, and the order changes at each press', async () => {
  const maria = await join(app);
  const { add, addItem, one, share } = maria.client.member.collections;
  const { id } = await add.mutate({ key: randomUUID(), name: 'Tudo' });
  const rows = Array.from({ length: MOST_ITEMS }, (_, at) => ({
    collectionId: id,
    idempotencyKey: randomUUID(),
    position: at,
    kind: 'passage' as const,
    text: `${at % 2 ? 'JHN.3.16' : 'PSA.23.1'}-${2 + (at % 2 ? 15 : 0) + (at % 3)}`,
  }));
  await app.context.db.insertInto('collectionItems').values(rows).execute();
  const before = (await one.query({ id })).items.map((item) => item.id);
  const seen = await visit(browser, PHONE);
  await signInAs(seen, app, maria);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/collections?id=${id}`);
  const items = page.getByRole('main').locator('ul > li');
  await until(async () => (await items.count()) === MOST_ITEMS);
  await expectNoOverflow(page);
  // The third goes up by two and is pressed without waiting for an answer.
  const third = await items.nth(2).locator('blockquote').innerText();
  for (const at of [2, 1])
    await items
      .nth(at)
      .getByRole('button', { name: /^Subir/ })
      .click();
  expect(await items.first().locator('blockquote').innerText()).toBe(third);
  await until(async () => (await one.query({ id })).items[0]?.id === before[2]);
  const [a, b, c, ...rest] = before;
  expect((await one.query({ id })).items.map((item) => item.id)).toEqual([c, a, b, ...rest]);
  await share.mutate({ id, shared: true });
  const { shareKey } = await one.query({ id });
  await openReady(page, `${app.baseUrl}/collection?key=${shareKey}`);
  await until(async () => (await page.locator('blockquote').count()) === MOST_ITEMS);
  await expectNoOverflow(page);
  await addItem
    .mutate({ id, key: randomUUID(), kind: 'note', text: 'mais' })
    .then(expect.unreachable, ({ message }: Error) => expect(message).toMatch(/até 500 itens/));
  await seen.close();
});
