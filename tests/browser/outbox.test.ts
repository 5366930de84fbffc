import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { seedStudies } from '#server/features/guided-studies/authored-studies.ts';
import { PHONE } from '../support/browser.ts';
import { answersOn, outboxReady } from '../support/device-store.ts';
import { loseAnswer } from '../support/lost-answer.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
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
import { selectWords } from '../support/select-words.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();
await seedStudies(app.context.db);

const PSALM = { book: 'PSA', chapter: 23 } as const;

async function open(person: Person, path: string): Promise<Visit> {
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, person);
  await openReady(seen.page, `${app.baseUrl}${path}`);
  await seen.page.waitForLoadState('networkidle');
  await outboxReady(seen.page);
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
  for (const name of ['Salvar', 'Nota']) {
    await bar(page).getByRole('button', { name }).click();
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click();
  }
  await bar(page).getByRole('button', { name: 'Desfazer a seleção' }).click();
}

/** What a browser logs of a server that cannot be reached, or that fails on purpose. */
const UNREACHED = /net::ERR_(?:CONNECTION_REFUSED|FAILED)|status of 500/;

async function closeAfterFailures({ context, problems }: Visit): Promise<void> {
  await context.close();
  expect(problems.filter((problem) => !UNREACHED.test(problem))).toEqual([]);
}

/** Closes the entry below a dialog that has just gone, once the history has left that one. */
async function closeEntry(page: Page): Promise<void> {
  await page.waitForFunction(() => !Reflect.get(Object(history.state), 'layer'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
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
  await page.getByText('Será enviado quando houver conexão.', { exact: true }).waitFor();
  expect(await page.getByText('Versículo salvo com sucesso!').count()).toBe(0);
  await bar(page).getByRole('button', { name: 'Desfazer a seleção' }).click();
  await page.locator('#v4 .verse-text').click();
  await bar(page).getByRole('button', { name: 'Nota' }).click();
  await dialog(page).getByLabel('Sua nota').fill('Ele vai comigo');
  await dialog(page).getByRole('button', { name: 'Guardar nota' }).click();
  await page.locator('#v4[data-noted]').waitFor();
  expect(await page.locator('#v4[data-saved]').count()).toBe(0);
  await selectWords(page, 5, 'mesa');
  const words = page.getByRole('region', { name: 'Palavras escolhidas' });
  await words.getByRole('button', { name: 'Azul' }).click();
  await page.locator('#v5 [data-part]', { hasText: 'mesa' }).waitFor();
  await count(page, '6 por enviar').click();
  await dialog(page).getByText('Palavras marcadas em Salmos 23:5').waitFor();
  await dialog(page).getByText('Marca em Salmos 23:2').waitFor();
  await dialog(page).getByText('Nota em Salmos 23:4').waitFor();
  await dialog(page).getByText('Águas tranquilas').waitFor();
  await expectFittingOnBoth(page);
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await sent(page);
  expect(await maria.client.member.highlights.inChapter.query(PSALM)).toEqual([
    { verse: 1, colour: 'rose' },
    { verse: 2, colour: 'green' },
  ]);
  expect(await maria.client.member.highlights.partsInChapter.query(PSALM)).toMatchObject([
    { verse: 5, colour: 'blue' },
  ]);
  expect(await maria.client.member.savedVerses.inChapter.query(PSALM)).toEqual([
    { verse: 3, comment: 'Águas tranquilas', saved: true },
    { verse: 4, comment: 'Ele vai comigo', saved: false },
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
  const moment = dialog(page).getByRole('region', { name: 'Leitura concluída' });
  await moment.getByText('Guardado neste aparelho').waitFor();
  await moment.getByRole('button', { name: 'Fechar', exact: true }).click();
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

test('what the server refuses of a day of the plan is shown no longer as if it were so', async () => {
  const plan = await openPlan();
  const { page, context, maria, id } = plan;
  const { readingPlans } = maria.client.member;
  const { readings } = await progressOf(plan);
  const tick = async (done: boolean) => {
    for (const { key } of readings)
      await readingPlans.tick.mutate({ id, day: 1, reading: key, done });
  };
  // The header is behind the dialog.
  const header = (name: RegExp) => page.getByRole('button', { name, includeHidden: true });
  const first = dialog(page).getByRole('checkbox').first();
  await first.click();
  await until(async () => (await progressOf(plan)).ticked.length === 1);
  await context.setOffline(true);
  await first.click();
  await header(/^1 por enviar$/).waitFor();
  await tick(true);
  await readingPlans.completeDay.mutate({ id, day: 1 });
  await context.setOffline(false);
  await header(/por enviar$/).waitFor({ state: 'detached' });
  await dialog(page).getByText('Dia concluído', { exact: true }).waitFor();
  expect(await first.isChecked()).toBe(true);

  await dialog(page).getByRole('button', { name: 'Desfazer' }).click();
  await until(async () => !(await progressOf(plan)).completed);
  await dialog(page).getByRole('button', { name: 'Concluir Dia' }).waitFor();
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Concluir Dia' }).click();
  await dialog(page).getByRole('region', { name: 'Leitura concluída' }).waitFor();
  await tick(false);
  await context.setOffline(false);
  await header(/^1 recusada$/).waitFor();
  await dialog(page).getByRole('button', { name: 'Complete todas as leituras' }).waitFor();
  expect(await first.isChecked()).toBe(false);
  await context.close();
});

test('a change whose answer was lost is applied once, whatever another device does meanwhile', async () => {
  const maria = await join(app);
  const seen = await open(maria, '/bible?ref=PSA.23');
  const { page } = seen;
  const lost = '**/trpc/member.highlights.set';
  await page.route(lost, loseAnswer);
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

test('what the server has without having said so stands once', async () => {
  const maria = await join(app);
  const seen = await open(maria, '/diary');
  const { page } = seen;
  await page.getByRole('button', { name: 'Nova anotação' }).first().click();
  await dialog(page).getByLabel('Sua anotação').fill('Escrito uma vez');
  const lost = '**/trpc/member.diary.add';
  await page.route(lost, loseAnswer);
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await count(page, '1 por enviar').waitFor();
  // The list has the note under an id that this device has not been told.
  await reloadReady(page);
  await count(page, '1 por enviar').waitFor();
  await page.getByRole('link', { name: 'Escrito uma vez' }).waitFor();
  await page.unroute(lost);
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await sent(page);
  await page.getByRole('link', { name: 'Escrito uma vez' }).waitFor();
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
  await closeEntry(page);
  await count(page, '1 por enviar').waitFor();
  await diary.remove.mutate({ id });
  await context.setOffline(false);
  await page.getByText('o seu texto ficou como uma nova').waitFor();
  await sent(page);
  const { items } = await diary.list.query({});
  expect(items.map(({ excerpt }) => excerpt)).toEqual(['Escrito no ônibus']);

  await openReady(page, `${app.baseUrl}/diary?tab=oracoes`);
  await page.getByRole('button', { name: /^Respondida:/ }).click();
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

/** Opens what a button opens, whose code comes with the first look. */
async function look(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('the diary is written, changed and cleared without a connection', async () => {
  const maria = await join(app);
  const { diary } = maria.client.member;
  const note = { kind: 'note', title: 'Velha', content: 'Sai hoje' } as const;
  await diary.add.mutate({ key: crypto.randomUUID(), ...note });
  const seen = await open(maria, '/diary');
  const { page, context } = seen;
  const list = page.getByRole('main').getByRole('listitem');
  // What each dialog needs comes once while there is a connection.
  await page.getByRole('link', { name: /Velha/ }).click();
  await dialog(page).getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await look(page, 'Nova anotação');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Nova anotação' }).click();
  await dialog(page).getByLabel('Sua anotação').fill('Escrita no ônibus');
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('link', { name: /Escrita no ônibus/ }).click();
  await dialog(page).getByRole('button', { name: 'Editar' }).click();
  await dialog(page).getByLabel('Sua anotação').fill('Escrita em casa');
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await dialog(page).getByText('Escrita em casa').waitFor();
  await closeEntry(page);
  await list.getByText('Escrita em casa').waitFor();
  await page.getByRole('link', { name: /Velha/ }).click();
  await dialog(page).getByRole('button', { name: 'Excluir' }).click();
  await dialog(page).getByRole('button', { name: 'Excluir' }).click();
  await list.getByText('Sai hoje').waitFor({ state: 'detached' });
  await count(page, '3 por enviar').waitFor();
  await context.setOffline(false);
  await sent(page);
  const pages = (await diary.list.query({})).items.map(({ excerpt }) => excerpt);
  expect(pages).toEqual(['Escrita em casa']);
  await seen.close();
});

test('prayer requests are written, changed and answered without a connection', async () => {
  const maria = await join(app);
  const { prayerRequests } = maria.client.member;
  const request = { text: 'Emprego', person: null, category: null };
  await prayerRequests.add.mutate({ key: crypto.randomUUID(), ...request });
  const seen = await open(maria, '/diary?tab=oracoes');
  const { page, context } = seen;
  const list = page.getByRole('main').getByRole('listitem');
  for (const name of ['Novo pedido', 'Respondida: Emprego', 'Excluir: Emprego'])
    await look(page, name);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Novo pedido' }).click();
  await dialog(page).getByLabel('Pedido').fill('Saúde da avó');
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  const grandmother = list.filter({ hasText: 'Saúde da avó' });
  await grandmother.getByRole('button', { name: 'Respondida' }).click();
  await dialog(page).getByLabel('Como foi (opcional)').fill('Está bem');
  await dialog(page).getByRole('button', { name: 'Marcar como respondida' }).click();
  await grandmother.waitFor({ state: 'detached' });
  const job = list.filter({ hasText: 'Emprego' });
  await job.getByRole('button', { name: /^Editar/ }).click();
  await dialog(page).getByLabel('Pedido').fill('Emprego para Ana');
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await list.filter({ hasText: 'Emprego para Ana' }).waitFor();
  await count(page, '3 por enviar').waitFor();
  await context.setOffline(false);
  await sent(page);
  const texts = async (answered: boolean) =>
    (await prayerRequests.list.query({ answered })).items.map(({ text, answer }) => [text, answer]);
  expect(await texts(false)).toEqual([['Emprego para Ana', null]]);
  expect(await texts(true)).toEqual([['Saúde da avó', 'Está bem']]);
  await seen.close();
});

test('a study goes on without a connection', async () => {
  const maria = await join(app);
  const { guidedStudies } = maria.client.member;
  await guidedStudies.start.mutate({ plan: 'study:priest' });
  const seen = await open(maria, '/themes/priest?tab=plan');
  const { page, context } = seen;
  const study = () => guidedStudies.progress.query({ plan: 'study:priest' });
  await page.getByRole('button', { name: 'Concluir o dia 1' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Concluir o dia 1' }).click();
  await page.getByText('Dia concluído', { exact: true }).waitFor();
  await count(page, '1 por enviar').waitFor();
  await context.setOffline(false);
  await sent(page);
  expect((await study())?.completed).toEqual([1]);
  await seen.close();
});

test('a quiz goes on without a connection', async () => {
  const maria = await join(app);
  const { quiz } = maria.client.member;
  const attempt = await quiz.startDaily.mutate();
  const seen = await open(maria, `/quiz?q=${attempt.id}`);
  const { page, context } = seen;
  await context.setOffline(true);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Verificar resposta' }).click();
  await page.getByText('Sua resposta está guardada neste aparelho.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Próxima pergunta' }).click();
  await page.getByText('Pergunta 2 de').first().waitFor();
  await count(page, '1 por enviar').waitFor();
  await context.setOffline(false);
  await sent(page);
  const { questions } = await quiz.attempt.query({ id: attempt.id });
  expect(questions.map(({ answer }) => answer !== null)).toEqual([true, ...Array(4).fill(false)]);
  await seen.close();
});

test('saved verses are edited and removed without a connection', async () => {
  const maria = await join(app);
  const { savedVerses } = maria.client.member;
  const notes = { comment: 'Antes', tags: [] };
  await savedVerses.save.mutate({ place: { ...PSALM, verses: [1, 2] }, notes });
  const seen = await open(maria, '/saved-verses');
  const { page, context } = seen;
  for (const name of ['Editar: Salmos 23:1', 'Remover: Salmos 23:2']) await look(page, name);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Editar: Salmos 23:1' }).click();
  await dialog(page).getByLabel('Sua reflexão').fill('Depois');
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('main').getByText('Depois').waitFor();
  await page.getByRole('button', { name: 'Remover: Salmos 23:2' }).click();
  await dialog(page).getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('link', { name: 'Salmos 23:2' }).waitFor({ state: 'detached' });
  await count(page, '2 por enviar').waitFor();
  await context.setOffline(false);
  await sent(page);
  expect(await savedVerses.inChapter.query(PSALM)).toEqual([
    { verse: 1, comment: 'Depois', saved: true },
  ]);
  await seen.close();
});

test('settings of the reader are chosen without a connection', async () => {
  const maria = await join(app);
  const seen = await open(maria, '/bible?ref=PSA.23');
  const { page, context } = seen;
  const state = () => maria.client.reading.state.query();
  await page.getByRole('button', { name: 'Ajustes de leitura' }).click();
  await dialog(page).getByRole('button', { name: 'Aumentar a letra' }).waitFor();
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Aumentar a letra' }).click();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await until(async () => (await state()).settings.size > 100);
  await seen.close();
});

/** Tells the worker what the browser tells it once there is a connection again. */
async function syncOutbox(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
    if (first) resolve(first.registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await promise;
  const told = { origin: app.baseUrl, registrationId, tag: 'outbox', lastChance: false };
  await cdp.send('ServiceWorker.dispatchSyncEvent', told);
}

/** Says late that nobody answers, when all code of the page has come. */
function failLate(): void {
  const { fetch } = window;
  window.fetch = async (...given) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    return fetch(...given);
  };
}

test('what was done without a connection is seen by a page that is opened without one', async () => {
  const maria = await join(app);
  const { id } = await maria.client.member.readingPlans.start.mutate({ slug: 'em-familia' });
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl, offline: true });
  await signInAs(seen, app, maria);
  const { page, context } = seen;
  await openReady(page, `${app.baseUrl}/reading-plan?day=1`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await openReady(page, `${app.baseUrl}/reading-plan?day=1`);
  await expect
    .poll(() => answersOn(page))
    .toEqual(expect.arrayContaining(['session.current', 'member.readingPlans.day']));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const box = (on: Page) => dialog(on).getByRole('checkbox').first();
  await box(page).check();
  await page.getByRole('button', { name: '1 por enviar', includeHidden: true }).waitFor();
  await page.close();
  const next = await context.newPage();
  await next.addInitScript(failLate);
  await next.goto(`${app.baseUrl}/reading-plan?day=1`);
  await next.getByRole('button', { name: '1 por enviar', includeHidden: true }).waitFor();
  await until(() => box(next).isChecked());
  await next.close();
  await context.setOffline(false);
  // No page of the application is open: the worker sends what waits.
  const picture = await context.newPage();
  await picture.goto(`${app.baseUrl}/icons/any-192.png`);
  await syncOutbox(picture);
  await until(async () => (await progressOf({ maria, id })).ticked.length > 0);
  const last = await context.newPage();
  await openReady(last, `${app.baseUrl}/dashboard`);
  await sent(last);
  await seen.close();
});
