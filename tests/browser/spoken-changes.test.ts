import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seedStudies } from '#server/features/guided-studies/authored-studies.ts';
import { DESKTOP } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { memberAt, openReady, signInAs, visit } from '../support/pages.ts';
import { join, joinAsAdmin } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp();
await seedStudies(app.context.db);

/** What the region that is always there says. */
const told = (page: Page) => page.locator('body > [role="status"]').innerText();

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, ' ') ?? '');

/** Buttons that have the same name, and links that have the same name and lead elsewhere. */
const alikeOn = (page: Page) =>
  page.evaluate(() => {
    const places = new Map<string, Set<string>>();
    const twice = new Set<string>();
    for (const each of document.querySelectorAll<HTMLElement>('main :is(a[href], button)')) {
      if (!each.checkVisibility()) continue;
      const name = `${each.role ?? each.tagName} ${each.ariaLabel ?? each.textContent?.trim()}`;
      const known = places.get(name) ?? new Set();
      const place = each.getAttribute('href') ?? String(known.size);
      if (known.size > 0 && !known.has(place)) twice.add(name);
      places.set(name, known.add(place));
    }
    return [...twice];
  });

test('no two buttons or links of a page are named alike that do or open something else', async () => {
  const maria = await join(app);
  const ana = await joinAsAdmin(app);
  for (const text of ['Pela minha avó', 'Pelo meu trabalho', 'Pela igreja']) {
    const asked = { text, person: null, category: null };
    await maria.client.member.prayerRequests.add.mutate({ key: randomUUID(), ...asked });
  }
  for (const verses of [[1], [2]]) {
    const place = { book: 'PSA', chapter: 23, verses } as const;
    const notes = { comment: null, tags: [] };
    await maria.client.member.savedVerses.save.mutate({ place, notes });
  }
  for (const [person, pages] of [
    [
      maria,
      [
        '/diary?tab=oracoes',
        '/reading-plan',
        '/saved-verses',
        '/profile',
        '/daily-word',
        '/themes/holy-spirit',
        '/bible?ref=JHN.3',
        '/memorize',
      ],
    ],
    [ana, ['/admin/studies', '/admin/settings', '/admin/quiz-categories', '/admin/books']],
  ] as const) {
    const seen = await visit(browser, DESKTOP);
    await signInAs(seen, app, person);
    for (const address of pages) {
      await openReady(seen.page, app.baseUrl + address);
      await seen.page.locator('.skeleton, .spinner').first().waitFor({ state: 'detached' });
      expect(await alikeOn(seen.page), address).toEqual([]);
    }
    await seen.close();
  }
});

test('a status that comes filled is told once, by a region that no dialog hides', async () => {
  const seen = await memberAt(browser, app, DESKTOP);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/reading-plan`);
  await page.getByRole('button', { name: 'Criar um plano' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome do plano').fill('Um plano de Rute');
  await dialog.getByRole('button', { name: 'Evangelhos' }).press('Enter');
  expect(await page.locator('body > [role="status"]').getAttribute('aria-hidden')).toBe(null);
  await page.evaluate(() => {
    const { body } = document;
    new MutationObserver(() => {
      const status = document.querySelector('section[role="status"]');
      if (status && !body.dataset['born']) body.dataset['born'] = status.ariaLive ?? 'spoken';
    }).observe(body, { childList: true, subtree: true });
  });
  await dialog.getByRole('button', { name: 'Ver como fica' }).press('Enter');
  await expect.poll(() => told(page)).toMatch(/^Como fica \d+ dias de leitura/);
  expect(await page.evaluate(() => document.body.dataset['born'])).toBe('off');
  // What it says later, it says itself.
  expect(await page.locator('section[role="status"]').getAttribute('aria-live')).toBe(null);
  await seen.close();
});

test('a toast that repeats an alert of the page is silent', async () => {
  const seen = await visit(browser, DESKTOP);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/login`);
  await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('Errada-Errada-1');
  await page.getByRole('button', { name: 'Entrar', exact: true }).press('Enter');
  await page.getByRole('alert').first().waitFor();
  await page.locator('[data-sonner-toast]').waitFor();
  expect(await page.locator('[data-sonner-toast]').getAttribute('aria-live')).toBe('off');
  expect(await page.title()).toMatch(/^Entrar na administração/);
  await seen.close();
});

test('a quiz that lacks a choice gives the focus to it', async () => {
  const seen = await memberAt(browser, app, DESKTOP);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/quiz`);
  const start = page.getByRole('button', { name: 'Iniciar quiz' });
  await start.press('Enter');
  const category = page.getByLabel('Categoria');
  expect(await category.evaluate((field) => field === document.activeElement)).toBe(true);
  await category.selectOption({ index: 1 });
  await start.press('Enter');
  expect(await focused(page)).toBe('Fácil');
  await seen.close();
});

test('an entry of the diary that is removed hands the focus to the next one', async () => {
  const maria = await join(app);
  for (const title of ['Um', 'Dois', 'Três']) {
    const entry = { kind: 'note', title, content: `${title}, hoje.` } as const;
    await maria.client.member.diary.add.mutate({ key: randomUUID(), ...entry });
  }
  const seen = await visit(browser, DESKTOP);
  const { page } = seen;
  await signInAs(seen, app, maria);
  await openReady(page, `${app.baseUrl}/diary`);
  await page.getByRole('link', { name: 'Dois' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Excluir' }).press('Enter');
  await page.getByRole('dialog', { name: 'Excluir do diário?' }).waitFor();
  await dialog.getByRole('button', { name: 'Excluir' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Dois' }).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toContain('Um');
  await seen.close();
});

test('the steps of a verse to learn are told, and a place that is none takes the focus', async () => {
  const maria = await join(app);
  await maria.client.member.memory.add.mutate({ key: 'JHN.3.16' });
  const seen = await visit(browser, DESKTOP);
  const { page } = seen;
  await signInAs(seen, app, maria);
  await openReady(page, `${app.baseUrl}/memorize`);
  const press = (name: string) => page.getByRole('button', { name }).first().press('Enter');
  await press('Continuar');
  await expect.poll(() => told(page)).toMatch(/^Diga as palavras que faltam/);
  await press('Palavra escondida');
  await expect.poll(() => focused(page)).toMatch(/^[\p{L},.]+$/u);
  await press('Continuar');
  await expect.poll(() => told(page)).toMatch(/primeiras letras/);
  const place = page.getByLabel('Acrescentar um versículo');
  await place.fill('qualquer');
  await press('Acrescentar');
  expect(await place.evaluate((field) => field === document.activeElement)).toBe(true);
  await place.fill('João 3:17');
  await press('Acrescentar');
  await expect.poll(() => told(page)).toBe('Acrescentado: João 3:17');
  await seen.close();
});
