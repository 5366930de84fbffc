import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openBrowser, openSharedApp } from '../support/open-app.ts';
import {
  expectAccessible,
  expectFittingOnBoth,
  openReady,
  reloadReady,
  signInAs,
  type Visit,
  visit,
} from '../support/pages.ts';
import { join, type Person } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openSharedApp();

const PSALM = { book: 'PSA', chapter: 23 } as const;

async function open(person: Person, path: string): Promise<Visit> {
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, person);
  await openReady(seen.page, `${app.baseUrl}${path}`);
  await seen.page.waitForLoadState('networkidle');
  return seen;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Versículos selecionados' });
const count = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });
const sent = (page: Page) =>
  page.getByRole('button', { name: /por enviar$/ }).waitFor({ state: 'detached' });
const dialog = (page: Page) => page.getByRole('dialog').last();

/** The tools of verses come with the first tap, which an unreachable server does not answer. */
async function loadTools(page: Page): Promise<void> {
  await page.locator('#v6 .verse-text').click();
  await bar(page).getByRole('button', { name: 'Salvar' }).click();
  await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await bar(page).getByRole('button', { name: 'Desfazer a seleção' }).click();
}

/** What a browser logs of a server that cannot be reached, or that fails on purpose. */
const UNREACHED = /net::ERR_(?:CONNECTION_REFUSED|FAILED)|status of 500/;

async function closeAfterFailures({ context, problems }: Visit): Promise<void> {
  await context.close();
  expect(problems.filter((problem) => !UNREACHED.test(problem))).toEqual([]);
}

async function colour(page: Page, verse: number, name: string): Promise<void> {
  await page.locator(`#v${verse} .verse-text`).click();
  await bar(page).getByRole('button', { name }).click();
}

test('marks and saved verses of a reader without a connection arrive in order', async () => {
  const maria = await join(app);
  const seen = await open(maria, '/bible?ref=PSA.23');
  const { page, context } = seen;
  await loadTools(page);
  await context.setOffline(true);
  await colour(page, 1, 'Azul');
  await page.locator('#v1[data-colour="blue"]').waitFor();
  await count(page, '1 por enviar').waitFor();
  await colour(page, 1, 'Rosa');
  await colour(page, 2, 'Verde');
  await page.locator('#v3 .verse-text').click();
  await bar(page).getByRole('button', { name: 'Salvar' }).click();
  await dialog(page).getByLabel('Comentário (opcional)').fill('Águas tranquilas');
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await count(page, '4 por enviar').click();
  await dialog(page).getByText('Marca em Salmos 23:2').waitFor();
  await dialog(page).getByText('Águas tranquilas').waitFor();
  await expectFittingOnBoth(page);
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await sent(page);
  expect(await maria.client.member.highlights.inChapter.query(PSALM)).toEqual([
    { verse: 1, colour: 'rose' },
    { verse: 2, colour: 'green' },
  ]);
  expect(await maria.client.member.savedVerses.inChapter.query(PSALM)).toEqual([
    { verse: 3, comment: 'Águas tranquilas' },
  ]);
  await seen.close();
});

/** A member with a plan under way, on the dialog of its first day. */
async function openPlan(): Promise<Visit & Readonly<{ maria: Person; id: string }>> {
  const maria = await join(app);
  const { id } = await maria.client.member.readingPlans.start.mutate({ slug: 'em-familia' });
  const seen = await open(maria, '/reading-plan?day=1');
  await dialog(seen.page).getByRole('checkbox').first().waitFor();
  return { ...seen, maria, id };
}

const progressOf = ({ maria, id }: Readonly<{ maria: Person; id: string }>) =>
  maria.client.member.readingPlans.day.query({ id, day: 1 });

test('a day completed while the server is stopped is sent by the page that is opened next', async () => {
  const plan = await openPlan();
  const { page, context } = plan;
  const start = await app.unreachable();
  onTestFinished(start);
  const boxes = await dialog(page).getByRole('checkbox').all();
  for (const box of boxes) await box.click();
  await dialog(page).getByRole('button', { name: 'Concluir Dia' }).click();
  await count(page, `${boxes.length + 1} por enviar`).waitFor();
  await page.close();
  await start();
  expect((await progressOf(plan)).completed).toBe(false);
  const next = await context.newPage();
  await openReady(next, `${app.baseUrl}/dashboard`);
  await until(async () => (await progressOf(plan)).completed);
  expect((await progressOf(plan)).ticked).toHaveLength(boxes.length);
  await sent(next);
  await closeAfterFailures(plan);
});

test('a change whose answer was lost is applied once, whatever another device does meanwhile', async () => {
  const maria = await join(app);
  const seen = await open(maria, '/bible?ref=PSA.23');
  const { page } = seen;
  const lost = '**/trpc/member.highlights.set';
  await page.route(lost, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await colour(page, 1, 'Azul');
  await count(page, '1 por enviar').waitFor();
  await maria.client.member.highlights.set.mutate({
    place: { ...PSALM, verses: [1] },
    colour: 'violet',
  });
  await page.unroute(lost);
  await count(page, '1 por enviar').click();
  await dialog(page).getByRole('button', { name: 'Enviar agora' }).click();
  await dialog(page).getByText('Tudo foi enviado.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#v1[data-colour="violet"]').waitFor();
  await closeAfterFailures(seen);
});

test('words that cannot be stored as they are stay, with a sentence', async () => {
  const maria = await join(app);
  const { diary, prayerRequests } = maria.client.member;
  const entry = { kind: 'note', title: 'Nota', content: 'Antes' } as const;
  const { id } = await diary.add.mutate({ key: crypto.randomUUID(), ...entry });
  const request = { text: 'Paz', person: null, category: null };
  const asked = await prayerRequests.add.mutate({ key: crypto.randomUUID(), ...request });
  const seen = await open(maria, `/diary?e=${id}`);
  const { page, context } = seen;
  await dialog(page).getByRole('button', { name: 'Editar' }).click();
  await dialog(page).getByLabel('Sua anotação').fill('Escrito no ônibus');
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await dialog(page).getByText('Escrito no ônibus').waitFor();
  await page.keyboard.press('Escape');
  await count(page, '1 por enviar').waitFor();
  await diary.remove.mutate({ id });
  await context.setOffline(false);
  await page.getByText('o seu texto ficou como uma nova').waitFor();
  await sent(page);
  const { items } = await diary.list.query({});
  expect(items.map(({ excerpt }) => excerpt)).toEqual(['Escrito no ônibus']);

  await openReady(page, `${app.baseUrl}/diary?tab=oracoes`);
  await page.getByRole('button', { name: 'Respondida', exact: true }).click();
  await dialog(page).getByLabel('Como foi (opcional)').fill('Veio a paz');
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Marcar como respondida' }).click();
  await count(page, '1 por enviar').waitFor();
  await prayerRequests.remove.mutate({ id: asked.id });
  await context.setOffline(false);
  await count(page, '1 recusada').click();
  await dialog(page).getByText('Veio a paz').waitFor();
  await dialog(page)
    .getByText(/^Não foi aceito:/)
    .waitFor();
  await expectAccessible(page);
  await reloadReady(page);
  await count(page, '1 recusada').click();
  await dialog(page).getByRole('button', { name: 'Descartar' }).click();
  await dialog(page).getByText('Tudo foi enviado.').waitFor();
  await seen.close();
});

test('leaving the account asks about what waits, and another member never sends it', async () => {
  const [maria, jose] = [await join(app), await join(app, 'José Souza')];
  const seen = await open(maria, '/bible?ref=PSA.23');
  const { page } = seen;
  const away = '**/trpc/member.highlights.set';
  await page.route(away, (route) => route.abort());
  await colour(page, 1, 'Azul');
  await count(page, '1 por enviar').waitFor();

  await signInAs(seen, app, jose);
  await page.unroute(away);
  await openReady(page, `${app.baseUrl}/bible?ref=PSA.23`);
  await colour(page, 2, 'Verde');
  await until(async () => (await jose.client.member.highlights.inChapter.query(PSALM)).length > 0);
  expect(await jose.client.member.highlights.inChapter.query(PSALM)).toEqual([
    { verse: 2, colour: 'green' },
  ]);
  expect(await page.getByRole('button', { name: /por enviar$/ }).count()).toBe(0);

  await page.route(away, (route) => route.abort());
  await signInAs(seen, app, maria);
  await openReady(page, `${app.baseUrl}/dashboard`);
  await count(page, '1 por enviar').waitFor();
  const leave = async () => {
    await page.getByRole('button', { name: 'Maria da Silva' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await dialog(page).getByText('1 alteração ainda não foi enviada').waitFor();
  };
  await leave();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Ficar' }).click();
  await count(page, '1 por enviar').waitFor();
  await leave();
  await dialog(page).getByRole('button', { name: 'Sair e descartar' }).click();
  await page.waitForURL(`${app.baseUrl}/`);
  const stored = app.context.db.selectFrom('highlights').where('userId', '=', maria.id);
  expect(await stored.selectAll().execute()).toEqual([]);
  await closeAfterFailures(seen);
});

test('what waits is tried again after a busy or failing server, and after the session ended', async () => {
  const maria = await join(app);
  const seen = await open(maria, '/bible?ref=PSA.23');
  const { page, context } = seen;
  const set = '**/trpc/member.highlights.set';
  await page.route(set, (route) => route.abort());
  await colour(page, 1, 'Azul');
  await count(page, '1 por enviar').waitFor();
  await page.unroute(set);
  for (const [status, code] of [
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'INTERNAL'],
    [401, 'UNAUTHENTICATED'],
  ] as const) {
    await page.route(set, (route) =>
      route.fulfill({
        status,
        json: { error: { code: -1, message: 'não agora', data: { code, httpStatus: status } } },
      }),
    );
    const answered = page.waitForResponse(set);
    await context.setOffline(true);
    await context.setOffline(false);
    await answered;
    await count(page, '1 por enviar').waitFor();
    await page.unroute(set);
  }
  await context.setOffline(true);
  await context.setOffline(false);
  await sent(page);
  expect(await maria.client.member.highlights.inChapter.query(PSALM)).toHaveLength(1);
  await closeAfterFailures(seen);
});

test('two tabs send each change once, and both show it', async () => {
  const maria = await join(app);
  const seen = await open(maria, '/bible?ref=PSA.23');
  const { page, context } = seen;
  const other = await context.newPage();
  await openReady(other, `${app.baseUrl}/bible?ref=PSA.23`);
  await other.waitForLoadState('networkidle');
  for (const each of [page, other]) await loadTools(each);
  let answers = 0;
  context.on('response', (response) => {
    if (response.url().includes('highlights.set')) answers++;
  });
  const start = await app.unreachable();
  onTestFinished(start);
  await colour(page, 1, 'Azul');
  await colour(other, 2, 'Verde');
  for (const each of [page, other]) await count(each, '2 por enviar').waitFor();
  await start();
  for (const each of [page, other]) {
    await each.evaluate(() => void dispatchEvent(new Event('online')));
  }
  for (const each of [page, other]) {
    await sent(each);
    await each.locator('#v1[data-colour="blue"]').waitFor();
    await each.locator('#v2[data-colour="green"]').waitFor();
  }
  expect(answers).toBe(2);
  await closeAfterFailures(seen);
});

test('a device that stores nothing says that the change did not arrive', async () => {
  const maria = await join(app);
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await seen.context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      },
    });
  });
  await signInAs(seen, app, maria);
  const { page, context } = seen;
  await openReady(page, `${app.baseUrl}/bible?ref=PSA.23`);
  await page.waitForLoadState('networkidle');
  await colour(page, 1, 'Azul');
  await until(async () => (await maria.client.member.highlights.inChapter.query(PSALM)).length > 0);
  await loadTools(page);
  await context.setOffline(true);
  await colour(page, 2, 'Verde');
  await page.getByText('Erro ao marcar versículo').waitFor();
  await page.locator('#v2:not([data-colour])').waitFor();
  await seen.close();
});
