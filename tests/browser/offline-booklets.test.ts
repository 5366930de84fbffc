import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { bookletBy, makePdf, upload } from '../support/files.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectFittingOnBoth, openReady, signInAs, visit } from '../support/pages.ts';
import { join, joinAs } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp();

const BOOKLETS = 'companheiro-booklets';

const storedOn = (page: Page) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, BOOKLETS);

/** What the viewer asks for: a part, and what lies beyond the end. */
const rangesOf = (page: Page, key: string) =>
  page.evaluate(async (url) => {
    const ask = (range: string) => fetch(url, { headers: { range } });
    const [part, beyond] = [await ask('bytes=0-4'), await ask('bytes=99999999-')];
    return [part.status, await part.text(), beyond.status];
  }, `/files/${key}`);

/** A booklet of more pages than one request of the viewer brings. */
async function shelve(moderator: Awaited<ReturnType<typeof joinAs>>, word: string) {
  const pdf = Buffer.concat([await makePdf(4), Buffer.from(`\n% ${'x'.repeat(300_000)}\n`)]);
  const { key } = await upload(app, moderator, pdf, { kind: 'booklet-pdf' });
  return bookletBy(moderator, { name: `${word} ${randomUUID().slice(0, 8)}`, pdfKey: key });
}

const librarian = await joinAs(app, 'moderator');
const kept = await shelve(librarian, 'Guardada');
const opened = await shelve(librarian, 'Aberta');
const other = await shelve(librarian, 'Outra');

/** A member whose device has a booklet that was kept and one that was opened. */
async function withTwoOnDevice() {
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl, offline: true });
  const { page } = seen;
  await signInAs(seen, app, await join(app));
  const view = (name: string) => page.getByRole('button', { name: `Visualizar: ${name}` });
  const dialog = page.getByRole('dialog');
  const read = () => dialog.locator('canvas[data-rendered]').first().waitFor();
  await openReady(page, `${app.baseUrl}/apostilas`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.getByRole('button', { name: `Guardar no aparelho: ${kept.name}` }).click();
  await page.getByText('Guardada neste aparelho').waitFor();
  await view(opened.name).click();
  await read();
  await expect.poll(() => storedOn(page)).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expectFittingOnBoth(page);
  return seen;
}

test('a booklet that was kept and one that was opened are read without a connection', async () => {
  const { page, context } = await withTwoOnDevice();
  await context.setOffline(true);
  const shelf = page.getByRole('group').filter({ hasText: 'Neste aparelho: 2 apostilas' });
  await shelf.waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: other.name })
    .getByText('Sem conexão: esta apostila não está neste aparelho.')
    .waitFor();
  // What another build, or nobody, has left there is no booklet.
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    for (const about of ['%', '%7B%22id%22%3A1%7D'])
      await cache.put(`/files/${about}`, new Response('', { headers: { 'x-booklet': about } }));
  }, BOOKLETS);
  await page.close();
  const next = await context.newPage();
  await next.goto(`${app.baseUrl}/apostilas`);
  for (const { name } of [kept, opened]) {
    await next.getByRole('button', { name: `Abrir: ${name}` }).click();
    const reading = next.getByRole('dialog');
    await reading.locator('canvas[data-rendered]').first().waitFor();
    await reading.getByRole('status').filter({ hasText: 'de 4' }).waitFor();
    await reading.getByRole('button', { name: 'Fechar' }).click();
    await reading.waitFor({ state: 'detached' });
  }
  await expectFittingOnBoth(next);
  // A cover that did not arrive is no broken picture.
  expect(await next.locator('main img:visible').count()).toBe(0);
  expect(await rangesOf(next, kept.pdfKey)).toEqual([206, '%PDF-', 416]);
  await next.getByRole('button', { name: `Remover do aparelho: ${opened.name}` }).click();
  await next.getByText('Neste aparelho: 1 apostila,').waitFor();
  await context.setOffline(false);
  await context.close();
});

test('booklets leave the device with the member', async () => {
  const { page, context } = await withTwoOnDevice();
  await page.getByRole('banner').getByRole('button').click();
  const left = page.waitForURL(`${app.baseUrl}/`);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await left;
  expect(await storedOn(page)).toEqual([]);
  await context.close();
});

test('a booklet on the device follows its new PDF, and goes once nobody may read it', async () => {
  const moderator = await joinAs(app, 'moderator');
  const booklet = await shelve(moderator, 'Trocada');
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl, offline: true });
  const { page } = seen;
  await signInAs(seen, app, await join(app));
  await openReady(page, `${app.baseUrl}/apostilas`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.getByRole('button', { name: `Guardar no aparelho: ${booklet.name}` }).click();
  await expect.poll(() => storedOn(page)).toEqual([`/files/${booklet.pdfKey}`]);
  const newer = await upload(app, moderator, await makePdf(5), { kind: 'booklet-pdf' });
  const { id, name, description, categoryId } = booklet;
  const fields = { id, name, description, categoryId, pdfKey: newer.key };
  await moderator.client.admin.booklets.update.mutate(fields);
  await openReady(page, `${app.baseUrl}/apostilas`);
  await expect.poll(() => storedOn(page)).toEqual([`/files/${newer.key}`]);
  await moderator.client.admin.booklets.setActive.mutate({ ids: [id], isActive: false });
  await page.evaluate((url) => fetch(url).then(({ status }) => status), `/files/${newer.key}`);
  await expect.poll(() => storedOn(page)).toEqual([]);
  await seen.close();
});

test('a device without room keeps no half of a booklet, says so, and leaves those before', async () => {
  const moderator = await joinAs(app, 'moderator');
  const [first, second] = [await shelve(moderator, 'Primeira'), await shelve(moderator, 'Segunda')];
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl, offline: true });
  const { page, context } = seen;
  await signInAs(seen, app, await join(app));
  await openReady(page, `${app.baseUrl}/apostilas`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const cdp = await context.newCDPSession(page);
  /** Leaves so many bytes of room, as a device that is nearly full does; all of it without a number. */
  const leaveRoom = async (bytes?: number) => {
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    await cdp.send('Storage.overrideQuotaForOrigin', {
      origin: app.baseUrl,
      ...(bytes === undefined ? {} : { quotaSize: usage + bytes }),
    });
  };
  const keep = (name: string) =>
    page.getByRole('button', { name: `Guardar no aparelho: ${name}` }).click();
  const full = page.getByText('Não há espaço neste aparelho para esta apostila.');
  // There is room for the booklet, and none for what shows it.
  await leaveRoom(500_000);
  await keep(first.name);
  await full.waitFor();
  expect(await storedOn(page)).toEqual([]);

  await leaveRoom();
  await keep(first.name);
  await page.getByText('Guardada neste aparelho').waitFor();
  await leaveRoom(100_000);
  await keep(second.name);
  await full.waitFor();
  await expectFittingOnBoth(page);
  expect(await storedOn(page)).toEqual([`/files/${first.pdfKey}`]);
  const part = await page.evaluate(async (url) => {
    const answer = await fetch(url, { headers: { range: 'bytes=0-4' } });
    return answer.text();
  }, `/files/${first.pdfKey}`);
  expect(part).toBe('%PDF-');

  await leaveRoom();
  await keep(second.name);
  await expect.poll(() => storedOn(page)).toHaveLength(2);
  await full.waitFor({ state: 'detached' });
  await seen.close();
});
