import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { ask } from '../support/chat.ts';
import { openBrowser, openSharedApp } from '../support/open-app.ts';
import {
  expectAccessible,
  memberAt,
  openReady,
  openRendered,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join } from '../support/people.ts';

const browser = await openBrowser();
const app = await openSharedApp();

/** What has the focus: the first words of it, or its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`.trim();
  });

async function expectFocus(page: Page, expected: string | RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(expected);
}

/** Presses Tab until something that matches has the focus. */
async function tabTo(page: Page, expected: RegExp, most = 40): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if (expected.test(await focused(page))) return;
  }
  throw new Error(`${expected} is not within ${most} stops of ${await focused(page)}`);
}

/** What the region for announcements says. */
const told = (page: Page) => page.locator('body > [role="status"]').innerText();

test('a key that is pressed before the keys of the reader have come is not lost', async () => {
  const { page, close } = await memberAt(browser, app, DESKTOP);
  const { promise: admitted, resolve: admit } = Promise.withResolvers<void>();
  await page.route('**/assets/desk-*.js', async (route) => {
    await admitted;
    await route.continue();
  });
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  await page.locator('#v16').waitFor();
  await page.keyboard.press('Shift+?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  admit();
  await page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor();
  await close();
});

test('the reader by keyboard: a page, a verse, its actions, and back', async () => {
  const seen = await memberAt(browser, app, { width: 1280, height: 720 });
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/dashboard`);
  await page.getByRole('link', { name: 'Bíblia', exact: true }).first().press('Enter');
  await page.waitForURL('**/bible');
  await expectFocus(page, 'h1 João 1');
  await page.keyboard.press('ArrowRight');
  await expectFocus(page, 'h1 João 2');
  await tabTo(page, /^p 1 /, 5);
  await page.keyboard.press('ArrowDown');
  await expectFocus(page, /^p 2 /);
  await page.keyboard.press('Tab');
  expect(await focused(page)).not.toMatch(/^p /);
  await page.keyboard.press('Shift+Tab');
  await expectFocus(page, /^p 2 /);
  await page.keyboard.press('Enter');
  await expectFocus(page, 'p João 2:2');
  await page.keyboard.press('Escape');
  await expectFocus(page, /^p 2 /);
  await page
    .getByRole('region', { name: 'Versículos selecionados' })
    .waitFor({ state: 'detached' });
  await page.keyboard.press('Space');
  await expect.poll(() => told(page)).toBe('Selecionado: João 2:2');
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => told(page)).toBe('Selecionados: João 2:2-3');
  await expectFocus(page, /^p 3 \(selecionado\)/);
  expect(await coveredStops(page)).toEqual([]);
  await page.locator('#v3').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, /^button Verde/);
  await page.keyboard.press('Enter');
  await expectFocus(page, /^p 3 \(marcado de verde\)/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^button Explicar/);
  await page.keyboard.press('Enter');
  await expectFocus(page, 'h2 Explicação do Versículo');
  await page.keyboard.press('Escape');
  await expectFocus(page, /^p 3 /);
  await seen.close();
});

/** A member at a wide screen, what single keys open there, and opening it once the keys are heard. */
async function atDesk() {
  const seen = await memberAt(browser, app, { width: 1280, height: 720 });
  const { page } = seen;
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const press = (key: string) => page.keyboard.press(key);
  // Once, since a second press would be typed into what the first has opened meanwhile.
  const open = async (key: string, name: string) => {
    await press(key);
    await dialog(name).waitFor();
  };
  return { seen, page, dialog, press, open };
}

test('verses are walked, marked, copied and noted by single keys, which the help lists', async () => {
  const { seen, page, dialog, press, open } = await atDesk();
  await seen.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  await open('?', 'Atalhos do teclado');
  await expectAccessible(page);
  await press('Escape');
  await dialog('Atalhos do teclado').waitFor({ state: 'detached' });
  await press('j');
  await expectFocus(page, /^p 1 /);
  await press('j');
  await press('j');
  await press('k');
  await expectFocus(page, /^p 2 /);
  await press('2');
  await page.locator('#v2[data-colour="green"]').waitFor();
  await press('0');
  await page.locator('#v2:not([data-colour])').waitFor();
  await press('c');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('João 3:2 (');
  await press('n');
  await dialog('Nota em João 3:2').waitFor();
  await page.keyboard.type('jk?3 de noite');
  expect(await page.getByLabel('Sua nota').inputValue()).toBe('jk?3 de noite');
  await page.getByRole('button', { name: 'Guardar nota' }).press('Enter');
  await page.locator('#v2[data-noted]').waitFor();
  await expectFocus(page, /^p 2 /);
  await seen.close();
});

test('places and words are gone to by single keys', async () => {
  const { seen, page, dialog, press, open } = await atDesk();
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  await open('g', 'Ir para');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type('rm 99');
  await press('Enter');
  await dialog('Ir para')
    .getByText(/Romanos tem 16 capítulos/)
    .waitFor();
  await page.getByLabel('Lugar ou palavras').fill('rm 8:28');
  await press('Enter');
  await page.waitForURL('**/bible?ref=ROM.8.28');
  await page.locator('#v28[data-target]').waitFor();
  await open('g', 'Ir para');
  await dialog('Ir para').getByText('Lugares recentes (1)').click();
  await expectAccessible(page);
  await dialog('Ir para').getByRole('button', { name: 'João 3', exact: true }).click();
  await page.waitForURL('**/bible?ref=JHN.3');
  await open('/', 'Ir para');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type('bom pastor');
  await press('Enter');
  await page.waitForURL('**/bible-quick?q=bom*pastor');
  await seen.close();
});

test('single keys can be turned off on a device', async () => {
  const seen = await visit(browser, DESKTOP);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  await page.getByRole('button', { name: 'Ajustes de leitura' }).click();
  await page.getByRole('button', { name: 'Atalhos do teclado' }).click();
  const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await keys.getByLabel(/Usar os atalhos de uma só tecla/).uncheck();
  await keys.getByRole('button', { name: 'Fechar' }).click();
  await keys.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('#v4').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await keys.waitFor();
  expect(await keys.getByRole('checkbox').isChecked()).toBe(false);
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await expectFocus(page, /^p 4 /);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await seen.close();
});

/** Walks through the page by Tab, and lists what has the focus under the bar of a selected verse. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let pressed = 0; pressed < 40; pressed++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector('.verse-bar');
      if (!element || !bar || bar.contains(element) || element === document.body) return false;
      const [stop, over] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
      // The panel beside the text goes on beside the bar.
      return stop.bottom > over.top && stop.right > over.left && stop.left < over.right;
    });
    if (hidden) covered.push(await focused(page));
  }
  return covered;
}

test('a whole quiz by keyboard: each question takes the focus, and checking keeps it', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/quiz`);
  const daily = page.getByRole('button', { name: 'Abrir o quiz do dia' });
  await daily.press('Enter');
  for (let at = 1; at <= 5; at++) {
    await expectFocus(page, new RegExp(`^legend Pergunta ${at} de 5: `));
    const feedback = page.locator('form [role="status"]');
    expect(await feedback.innerText()).toBe('');
    await tabTo(page, /^input/, 3);
    await page.keyboard.press('Space');
    await tabTo(page, /^button Verificar resposta/, 3);
    await page.keyboard.press('Enter');
    await expect.poll(() => feedback.innerText()).toMatch(/^Resposta (?:correta!|incorreta)/);
    await expectFocus(page, at === 5 ? 'button Finalizar' : 'button Próxima pergunta');
    await page.keyboard.press('Enter');
  }
  await expectFocus(page, 'h1 Resultado');
  await page.getByRole('link', { name: 'Novo quiz' }).press('Enter');
  await expectFocus(page, 'h1 Quiz bíblico');
  await seen.close();
});

test('a busy button keeps the focus, and a press does nothing', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/profile`);
  const asked: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/trpc/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.includes('account.rename')) return route.continue();
    asked.push(pathname);
    await held;
    await route.continue();
  });
  await page.locator('form:visible').getByLabel('Nome completo').fill('Maria das Dores');
  const save = page.getByRole('button', { name: 'Salvar nome' });
  await save.press('Enter');
  await expect.poll(() => save.getAttribute('aria-busy')).toBe('true');
  expect(await save.isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('form:visible').getByLabel('Nome completo').press('Enter');
  await save.focus();
  release();
  await expect.poll(() => save.isEnabled()).toBe(true);
  await expectFocus(page, 'button Salvar nome');
  expect(asked.length).toBe(1);
  await seen.close();
});

test('what vanishes hands the focus on, and a page that opens takes it at its heading', async () => {
  const maria = await join(app);
  for (const verse of [1, 2, 3]) {
    await maria.client.member.savedVerses.save.mutate({
      place: { book: 'PSA', chapter: 23, verses: [verse] },
      notes: { comment: null, tags: [] },
    });
  }
  const seen = await visit(browser, DESKTOP);
  const { page } = seen;
  await signInAs(seen, app, maria);
  await openReady(page, `${app.baseUrl}/dashboard`);
  await page.getByRole('link', { name: 'Versículos Salvos' }).first().press('Enter');
  await expectFocus(page, 'h1 Versículos salvos');
  await page.getByRole('button', { name: 'Remover: Salmos 23:2' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remover' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Versículo removido com sucesso!').waitFor();
  await expectFocus(page, /^li Salmos 23:1/);
  await page.getByRole('link', { name: 'Chat', exact: true }).first().press('Enter');
  await page.waitForURL('**/chat');
  await expectFocus(page, /^textarea/);
  await expect.poll(() => told(page)).toMatch(/^Chat/);
  await seen.close();
});

test('what vanishes in a sheet hands the focus on within its list', async () => {
  const maria = await join(app);
  for (const question of ['O que é a graça?', 'Quem foi Rute?']) await ask(maria.client, question);
  const seen = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  const { page } = seen;
  // The page's scripts begin while somebody is on the way to a button: the focus stays there.
  const admit = await openRendered(page, `${app.baseUrl}/chat`);
  await page.getByRole('button', { name: 'Conversas' }).focus();
  await admit();
  await expectFocus(page, 'button Conversas');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Conversas' });
  await sheet.getByRole('button', { name: 'Renomear: Quem foi Rute?' }).press('Enter');
  await page.getByLabel('Título da conversa').fill('Rute e Noemi');
  await page.keyboard.press('Enter');
  await expectFocus(page, /^li Rute e Noemi/);
  await sheet.getByRole('button', { name: 'Excluir: Rute e Noemi' }).press('Enter');
  await sheet.getByRole('button', { name: 'Excluir', exact: true }).press('Enter');
  await expectFocus(page, /^li O que é a graça/);
  await seen.close();
});

test('a plan that is started, and a day that is closed, leave the focus in the page', async () => {
  const seen = await memberAt(browser, app, DESKTOP);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/reading-plan`);
  await page.getByRole('button', { name: 'Iniciar Trilha' }).first().press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Começar' }).press('Enter');
  await page.getByText('Trilha iniciada!').waitFor();
  await expect.poll(() => focused(page)).not.toBe('nothing');
  await openReady(page, `${app.baseUrl}/reading-plan?day=1`);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(page, /^h1 /);
  await seen.close();
});
