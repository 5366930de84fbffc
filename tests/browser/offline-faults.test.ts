import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { rowsOf } from '../support/device-store.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { openReady, signInAs, type Visit, visit } from '../support/pages.ts';
import { join, type Person } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

const PSALM = { book: 'PSA', chapter: 23 } as const;
const ARCHIVES = '**/bible-data/**';

type Member = Visit & Readonly<{ maria: Person }>;

async function openAt(path: string, prepare?: (page: Page) => Promise<void>): Promise<Member> {
  const maria = await join(app);
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  await prepare?.(seen.page);
  await openReady(seen.page, app.baseUrl + path);
  await seen.page.waitForLoadState('networkidle');
  return { ...seen, maria };
}

const card = (page: Page) => page.getByRole('region', { name: 'Bíblia neste aparelho' });
const take = (page: Page) =>
  card(page).getByRole('button', { name: 'Baixar a Bíblia inteira' }).first().click();
const taken = (page: Page) =>
  card(page)
    .getByText(/^A Bíblia inteira neste aparelho/)
    .first()
    .waitFor();
const count = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });

async function colour(page: Page, verse: number, name: string): Promise<void> {
  await page.locator(`#v${verse} .verse-text`).click();
  await page
    .getByRole('region', { name: 'Versículos selecionados' })
    .getByRole('button', { name })
    .click();
}

/** Ends what is stored as a browser does whose device has no room left. */
function refuseRoom(): void {
  const { put } = IDBObjectStore.prototype;
  const full = new DOMException('no room', 'QuotaExceededError');
  const refused = new WeakSet<IDBTransaction>();
  IDBObjectStore.prototype.put = function (...given) {
    const { transaction } = this;
    queueMicrotask(() => {
      if (refused.has(transaction)) return;
      refused.add(transaction);
      Object.defineProperty(transaction, 'error', { get: () => full });
      transaction.abort();
    });
    return put.apply(this, given);
  };
}

test('a Bible that comes in half, is replaced or finds no room says so, and leaves nothing', async () => {
  const seen = await openAt('/profile');
  const { page } = seen;
  await page.route(ARCHIVES, (route) => route.fulfill({ body: '{"format":1,"books":{"GEN":[[1,' }));
  await take(page);
  await card(page).getByText('O download parou no meio. Nada foi perdido').first().waitFor();
  await page.unroute(ARCHIVES);
  // Whole, and not the text that was asked for.
  for (const body of [
    'null',
    '{"format":1,"translation":"outra","hash":"","books":{},"words":null}',
  ]) {
    await page.route(ARCHIVES, (route) => route.fulfill({ body }), { times: 1 });
    const answered = page.waitForResponse(ARCHIVES);
    await take(page);
    await answered;
    await card(page).getByText('O download parou no meio. Nada foi perdido').first().waitFor();
  }
  await page.route(ARCHIVES, (route) => route.fulfill({ status: 404, body: '' }));
  await take(page);
  await card(page).getByText('Há uma edição mais nova deste texto.').first().waitFor();
  await page.unroute(ARCHIVES);
  await page.evaluate(refuseRoom);
  await take(page);
  await card(page).getByText('Não há espaço neste aparelho.').first().waitFor();
  expect(await rowsOf(page, 'chapters')).toBe(0);
  expect(await rowsOf(page, 'translations')).toBe(0);
  await openReady(page, `${app.baseUrl}/profile`);
  await take(page);
  await taken(page);
  // The worker is blocked here, as if it could not be installed.
  await card(page).getByText('este navegador ainda não abre o site sem conexão').waitFor();
  await seen.close();
});

/** Leaves the books on the device as another edition had them. */
const ageEdition = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('companheiro-offline');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('translations', 'readwrite');
          const reading = transaction.objectStore('translations').openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) return;
            cursor.update({ ...cursor.value, hash: 'older' });
            cursor.continue();
          };
          transaction.onerror = reject;
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

test('books of an older edition stay until all of the newer one are here', async () => {
  const seen = await openAt('/profile');
  const { page } = seen;
  for (const [code, told] of [
    ['RUT', 'Rute neste aparelho'],
    ['JON', 'Rute, Jonas neste aparelho'],
  ] as const) {
    await card(page).getByText('Só alguns livros').first().click();
    await card(page).getByLabel('Livro').first().selectOption(code);
    await card(page).getByRole('button', { name: 'Baixar este livro' }).first().click();
    await card(page).getByText(told).waitFor();
  }
  expect(await rowsOf(page, 'chapters')).toBe(8);
  await ageEdition(page);
  await page.route('**/bible-data/**/JON.json', (route) => route.fulfill({ status: 503 }));
  const second = page.waitForRequest('**/bible-data/**/JON.json');
  await openReady(page, `${app.baseUrl}/profile`);
  await second;
  await page.waitForLoadState('networkidle');
  await card(page).getByText('Rute, Jonas neste aparelho').waitFor();
  await card(page).getByText('Há uma edição mais nova.').waitFor();
  expect(await rowsOf(page, 'chapters')).toBe(8);
  await page.unroute('**/bible-data/**/JON.json');
  // The button brings what was there, and not the whole text.
  await card(page).getByRole('button', { name: 'Atualizar' }).click();
  await card(page).getByText('Há uma edição mais nova.').waitFor({ state: 'detached' });
  await card(page).getByText('Rute, Jonas neste aparelho').waitFor();
  expect(await rowsOf(page, 'chapters')).toBe(8);
  await seen.close();
});

test('what the browser has evicted is read and written anew, without a word lost', async () => {
  const seen = await openAt('/profile');
  const { page, context, maria } = seen;
  await take(page);
  await taken(page);
  await openReady(page, `${app.baseUrl}/bible?ref=PSA.23`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await page.getByRole('link', { name: 'Salmos 24', exact: true }).first().click();
  await page.waitForFunction(() => document.title.startsWith('Salmos 24'));
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Salmos 23'));
  await page.route('**/trpc/member.highlights.set', (route) => route.abort());
  await colour(page, 1, 'Azul');
  await count(page, '1 por enviar').waitFor();
  await page.unroute('**/trpc/member.highlights.set');
  await context.setOffline(true);
  await context.setOffline(false);
  await until(async () => (await maria.client.member.highlights.inChapter.query(PSALM)).length > 0);
  await openReady(page, `${app.baseUrl}/profile`);
  await card(page).getByRole('button', { name: 'Baixar a Bíblia inteira' }).first().waitFor();
  await context.close();
});

test('a phone that dies amid the queue sends the rest once, in order', async () => {
  const seen = await openAt('/bible?ref=PSA.23');
  const { page, context, maria } = seen;
  const set = '**/trpc/member.highlights.set';
  await page.route(set, (route) => route.abort());
  for (const [verse, name] of [
    [1, 'Azul'],
    [2, 'Verde'],
    [1, 'Rosa'],
  ] as const)
    await colour(page, verse, name);
  await count(page, '3 por enviar').waitFor();
  await page.unroute(set);
  const second = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(set, async (route) => {
    sent += 1;
    if (sent === 1) return route.continue();
    // The server has the second, and the phone dies before its answer.
    await route.fetch().catch(() => null);
    second.resolve();
  });
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await second.promise;
  const cdp = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void cdp.send('Page.crash').catch(() => {});
  await crashed;
  // Another device changes what has arrived, which sending it again must not take back.
  await maria.client.member.highlights.set.mutate({
    place: { ...PSALM, verses: [2] },
    colour: 'violet',
  });
  const next = await context.newPage();
  await openReady(next, `${app.baseUrl}/bible?ref=PSA.23`);
  await next.locator('#v1[data-colour="rose"]').waitFor();
  await next.getByRole('button', { name: /por enviar$/ }).waitFor({ state: 'detached' });
  await until(async () =>
    (await maria.client.member.highlights.inChapter.query(PSALM)).some(
      ({ colour }) => colour === 'rose',
    ),
  );
  expect(await maria.client.member.highlights.inChapter.query(PSALM)).toEqual([
    { verse: 1, colour: 'rose' },
    { verse: 2, colour: 'violet' },
  ]);
  await context.close();
});

test('a verse that another device has saved meanwhile keeps both comments', async () => {
  const seen = await openAt('/bible?ref=PSA.23');
  const { page, context, maria } = seen;
  await page.locator('#v1 .verse-text').click();
  const bar = page.getByRole('region', { name: 'Versículos selecionados' });
  await bar.getByRole('button', { name: 'Salvar' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Comentário (opcional)').fill('Do ônibus');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await count(page, '1 por enviar').waitFor();
  await maria.client.member.savedVerses.save.mutate({
    place: { ...PSALM, verses: [1] },
    notes: { comment: 'De casa', tags: [] },
  });
  await context.setOffline(false);
  await page.getByText('o seu comentário fica junto do que havia').waitFor();
  await until(async () => {
    const [saved] = await maria.client.member.savedVerses.inChapter.query(PSALM);
    return saved?.comment?.includes('De casa') && saved.comment.includes('Do ônibus');
  });
  await seen.close();
});

test('a clock that is ahead by a day, and set right before sending, counts for today', async () => {
  const seen = await openAt('/reading-plan');
  const { page, context, maria } = seen;
  const { id } = await maria.client.member.readingPlans.start.mutate({ slug: 'em-familia' });
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 86_400_000;
  });
  await openReady(page, `${app.baseUrl}/reading-plan?day=1`);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: '1 por enviar', includeHidden: true }).waitFor();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const sending = next.waitForRequest((request) => request.headers()['x-change'] !== undefined);
  await openReady(next, `${app.baseUrl}/dashboard`);
  expect((await sending).headers()['x-change']).toMatch(/^[\w-]+;0;/);
  await until(
    async () =>
      (await maria.client.member.readingPlans.day.query({ id, day: 1 })).ticked.length > 0,
  );
  await seen.close();
});

test('answers of another build are not shown, and what waits is', async () => {
  const maria = await join(app);
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl, offline: true });
  await signInAs(seen, app, maria);
  const { page, context } = seen;
  await openReady(page, `${app.baseUrl}/saved-verses`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await openReady(page, `${app.baseUrl}/bible?ref=PSA.23`);
  await expect.poll(() => rowsOf(page, 'answers')).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  await colour(page, 2, 'Verde');
  await until(async () => (await maria.client.member.highlights.inChapter.query(PSALM)).length > 0);
  await context.setOffline(true);
  await colour(page, 1, 'Azul');
  await count(page, '1 por enviar').waitFor();
  // Another tab, of another build, has stored what it learnt meanwhile.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('companheiro-offline');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('answers', 'readwrite');
          const reading = transaction.objectStore('answers').openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) return;
            const { key, value } = cursor;
            if (String(key).startsWith('member.savedVerses'))
              cursor.update({ ...value, build: 'another', data: { items: 'of another shape' } });
            cursor.continue();
          };
          transaction.onerror = reject;
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.close();
  const next = await context.newPage();
  await next.goto(`${app.baseUrl}/saved-verses`);
  await next.getByRole('button', { name: 'Tentar novamente' }).first().waitFor();
  await next.getByRole('button', { name: '1 por enviar' }).waitFor();
  await context.close();
});
