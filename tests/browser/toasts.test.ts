import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openBrowser, openSharedAppWithModel } from '../support/open-app.ts';
import {
  cutAnswers,
  expectAccessible,
  expectNoOverflow,
  followFromHome,
  memberAt,
  openReady,
  reloadReady,
  visit,
} from '../support/pages.ts';
import { join, PASSWORD } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const { app, fake } = await openSharedAppWithModel();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

type Box = { x: number; y: number; width: number; height: number };

const boxOf = async (locator: Locator): Promise<Box> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the screen');
  return box;
};

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The toast with these words, once it stands still. */
async function toastOf(page: Page, words: string): Promise<Locator> {
  const toast = page.locator('.toast', { hasText: words });
  await toast.waitFor();
  await until(async () => (await toast.getAttribute('data-mounted')) === 'true');
  return toast;
}

async function expectClearOf(toast: Locator, others: readonly Locator[]): Promise<void> {
  const box = await boxOf(toast);
  for (const other of others) {
    expect(overlap(box, await boxOf(other)), await other.innerText()).toBe(false);
  }
}

/** The element that a finger would touch in the middle of the toast. */
const touchedThrough = (toast: Locator) =>
  toast.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    return touched !== null && !element.contains(touched);
  });

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'a toast on %s stands clear of what is used next, lets touches through and closes',
  async (_name, size) => {
    const seen = await memberAt(browser, app, size, true);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/prayers`);
    await button(page, 'Escrever oração').click();
    const toast = await toastOf(page, 'Tema necessário');
    await expectClearOf(toast, [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Voltar' }).first(),
      button(page, 'Escrever oração'),
      ...(size === PHONE ? [page.getByRole('navigation', { name: 'Atalhos' })] : []),
    ]);
    expect(await touchedThrough(toast)).toBe(true);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await button(page, 'Fechar aviso').click();
    await toast.waitFor({ state: 'detached' });
    await seen.close();
  },
);

test('the toast of a failed question leaves the composer free, and goes when the next one is answered', async () => {
  const seen = await memberAt(browser, app, PHONE, true);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/promises`);
  const mend = await cutAnswers(page);
  await button(page, 'Receber uma Promessa').click();
  const failed = await toastOf(page, 'Não foi possível gerar uma nova promessa');
  fake.reply(() => ({ pieces: [JSON.stringify(PROMISE)] }));
  await mend();
  await button(page, 'Receber uma Promessa').click();
  await expectTitlesUncovered(page, await toastOf(page, 'Nova promessa gerada!'));
  await failed.waitFor({ state: 'detached' });
  fake.reply(() => ({ pieces: [], status: 500 }));
  await openReady(page, `${app.baseUrl}/chat`);
  // The library has nothing on it either.
  await page.getByLabel('Sua mensagem').fill('qual a capital da França?');
  await page.keyboard.press('Enter');
  const toast = await toastOf(page, 'Erro ao enviar mensagem');
  const next = button(page, 'Tentar novamente');
  await next.waitFor();
  await until(async () => !overlap(await boxOf(toast), await boxOf(next)));
  await expectClearOf(toast, [page.locator('form'), page.getByRole('heading', { level: 1 })]);
  await expectClearOf(toast, [
    page.getByText('qual a capital da França?').first(),
    page.getByText('Desculpe, ocorreu um erro ao processar sua mensagem.').first(),
  ]);
  await seen.close();
});

/** A toast settles once its height and what it tells of are there. */
async function expectTitlesUncovered(page: Page, toast: Locator): Promise<void> {
  const titles = page.locator('main :is(h1, h2, h3)').filter({ visible: true });
  await until(async () => {
    const box = await boxOf(toast);
    const boxes = await titles.evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
    return boxes.every((each) => !overlap(box, each));
  });
}

const PROMISE = {
  verse: 'João 3:16',
  explanation: 'Jesus disse isto a Nicodemos, de noite, e quem crê pode apoiar-se nisso hoje.',
  prayer: 'Pai, obrigado pelo teu amor, que recebo com alegria. Amém.',
  actions: ['Leia o capítulo inteiro.', 'Conte isto a um amigo.', 'Agradeça em voz alta.'],
};

test('an error of an open sheet stands above the sheet; closing it leaves the sheet open', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page, context } = seen;
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  await page.locator('#v16').click();
  await button(page, 'Salvar').click();
  const dialog = page.getByRole('dialog', { name: 'Salvar Versículo' });
  await dialog.getByLabel('Comentário (opcional)').fill('Para a minha avó');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const toast = await toastOf(page, 'Faça login para salvar versículos');
  await expectClearOf(toast, [
    dialog.getByRole('alert'),
    dialog.getByRole('button', { name: 'Salvar' }),
  ]);
  await page.locator('.toast-close').click();
  await toast.waitFor({ state: 'detached' });
  expect(await dialog.getByLabel('Comentário (opcional)').inputValue()).toBe('Para a minha avó');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/auth?redirect=%2Fbible**');
  await seen.close();
});

test('signing in and out is confirmed on the page that follows; an old error is gone by then', async () => {
  const maria = await join(app);
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await page.goto(`${app.baseUrl}/auth`);
  const form = page.locator('form:visible');
  await form.getByLabel('E-mail').fill(maria.email);
  await form.getByLabel('Senha').fill('Errada-Errada-1');
  await button(page, 'Entrar').click();
  const refused = page.locator('.toast', { hasText: 'Erro no login' });
  await refused.waitFor();
  await expectClearOf(refused, [form, page.getByRole('link', { name: 'Companheiro Bíblico' })]);
  await expectAccessible(page);
  await form.getByLabel('Senha').fill('Errada-Errada-2');
  await page.keyboard.press('Enter');
  await until(async () => (await refused.count()) === 1);
  await button(page, 'Fechar aviso').click();
  await refused.waitFor({ state: 'detached' });
  await form.getByLabel('Senha').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await toastOf(page, 'Login realizado!');
  await page.getByText('Bem-vindo de volta!').waitFor();
  await reloadReady(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Login realizado!').count()).toBe(0);
  await page.locator('header').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.waitForURL(`${app.baseUrl}/`);
  await page.getByText('Logout realizado').waitFor();
  await page.getByText('Até logo!').waitFor();
  await expectAccessible(page);
  await seen.close();
});

test('a session that has ended says so at the sign-in page', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page, context } = seen;
  await openReady(page, `${app.baseUrl}/dashboard`);
  await context.clearCookies();
  await followFromHome(page, '/diary');
  await page.waitForURL('**/auth?redirect=**');
  await page.getByText('Sua sessão terminou').waitFor();
  await seen.close();
});

test('signing out is not told as a session that ended, whatever is asked meanwhile', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/sessions`);
  // A link under the finger asks for its page, and is answered when the sessions are gone.
  const signedOut = page.waitForResponse(/endAllSessions/);
  await page.route(/readingPlans\.list/, async (route) => {
    await signedOut;
    await route.continue();
  });
  const refused = page.waitForResponse(/readingPlans\.list/);
  await page.route('**/auth?redirect=**', async (route) => {
    await refused;
    await route.continue();
  });
  const asked = page.waitForRequest(/readingPlans\.list/);
  await page.getByRole('link', { name: 'Plano', exact: true }).first().hover();
  await asked;
  await button(page, 'Sair de todos').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair de todos' }).click();
  await page.getByText('Todas as sessões foram encerradas').waitFor();
  await seen.close();
});

test('leaving every device is asked about first', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/sessions`);
  await button(page, 'Sair de todos').click();
  const dialog = page.getByRole('dialog', { name: 'Sair de todos os aparelhos?' });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText('Este aparelho').waitFor();
  await button(page, 'Sair de todos').click();
  await dialog.getByRole('button', { name: 'Sair de todos' }).click();
  await page.waitForURL('**/auth?redirect=**');
  await page.getByText('Todas as sessões foram encerradas').waitFor();
  await seen.close();
});

test('the toast of an act stands clear of what the act has brought to the page', async () => {
  const seen = await memberAt(browser, app, { width: 360, height: 740 });
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/reading-plan`);
  await page
    .getByRole('button', { name: /^Iniciar Trilha/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Começar' }).last().click();
  const toast = await toastOf(page, 'Trilha iniciada!');
  const read = button(page, 'Fazer Leitura').first();
  await read.waitFor();
  await until(async () => (await page.evaluate(() => scrollY)) === 0);
  await until(async () => !overlap(await boxOf(toast), await boxOf(read)));
  await expectClearOf(toast, [page.getByRole('navigation', { name: 'Atalhos' })]);
  await seen.close();
});
