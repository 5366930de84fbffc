import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openBrowser, openSharedApp } from '../support/open-app.ts';
import { memberAt, openReady, ready, visit } from '../support/pages.ts';

const browser = await openBrowser();
const app = await openSharedApp();

const SCREENS = [
  ['/dashboard', /./],
  ['/bible?ref=PSA.119', 'Salmos 119'],
  ['/bible-quick?q=Jo+3:16', 'Busca rápida'],
  ['/saved-verses', 'Versículos salvos'],
  ['/reading-plan', /Leitura/],
  ['/quiz', 'Quiz bíblico'],
  ['/chat', /./],
  ['/prayers', /Orações/],
  ['/panorama', 'Panorama Bíblico'],
  ['/apostilas', /Apostilas/],
  ['/profile', /perfil/],
  ['/nao-existe', 'Oops! Page not found'],
] as const;

type Node = Readonly<{ role: string; name: string; level: number | undefined }>;

const NAMED = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'radio',
  'tab',
  'dialog',
  'navigation',
  'heading',
  'image',
  'progressbar',
]);

/** The tree as Chromium hands it to a screen reader. */
async function treeOf(page: Page): Promise<readonly Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      level: properties?.find((each) => each.name === 'level')?.value.value,
    }));
}

test('twelve screens have names, one first heading, no level left out, and a title of their own', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  const titles = new Set<string>();
  for (const [path, heading] of SCREENS) {
    await page.goto(app.baseUrl + path);
    await ready(page);
    await page.locator('h1').first().waitFor();
    await page.locator('.skeleton, .spinner').first().waitFor({ state: 'detached' });
    const tree = await treeOf(page);
    const nameless = tree.filter(({ role, name }) => NAMED.has(role) && name === '');
    expect(nameless, path).toEqual([]);
    const headings = tree.filter(({ role }) => role === 'heading');
    expect(
      headings.filter(({ level }) => level === 1).map(({ name }) => name),
      path,
    ).toEqual([expect.stringMatching(heading)]);
    const levels = headings.map(({ level = 0 }) => level);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(skipped, path).toEqual([]);
    expect(tree.filter(({ role }) => role === 'main').length, path).toBe(1);
    const title = await page.title();
    expect(title, path).toMatch(/^.+ · Companheiro Bíblico$/);
    titles.add(title);
    if (path.includes('PSA.119')) {
      const named = tree.filter(({ role, name }) => role === 'button' && /versículo/i.test(name));
      expect(named).toEqual([]);
    }
  }
  expect(titles.size).toBe(SCREENS.length);
  await seen.close();
});

test('the errors of signing in stand with their fields, and are told once', async () => {
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await page.goto(`${app.baseUrl}/auth`);
  const form = page.locator('form:visible');
  const [email, password] = [form.getByLabel('E-mail'), form.getByLabel('Senha')];
  const described = (name: string) =>
    form.locator(`[name="${name}"]`).evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
  await form.getByRole('button', { name: 'Entrar' }).press('Enter');
  expect(await described('email')).toBe('Preencha o campo E-mail.');
  expect(await described('password')).toBe('Preencha o campo Senha.');
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
  await email.fill('maria@exemplo.com.br');
  await password.fill('Errada-Errada-1');
  const submit = form.getByRole('button', { name: 'Entrar' });
  await submit.press('Enter');
  await form.getByRole('alert').getByText('E-mail ou senha incorretos.').waitFor();
  expect(await page.locator('.toasts .toast').getAttribute('aria-live')).toBe('off');
  expect(await submit.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await described('email')).toBe('');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Esqueceu a senha?');
  await page.getByRole('button', { name: 'Voltar para entrar' }).press('Enter');
  await page.getByRole('tab', { name: 'Cadastrar' }).click();
  await page.locator('form:visible').getByRole('button', { name: 'Cadastrar' }).press('Enter');
  expect(await described('password')).toBe('Pelo menos 6 caracteres. Preencha o campo Senha.');
  await seen.close();
});

test('the menu, and the chat, by keyboard', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/dashboard`);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.press('Enter');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Chat', exact: true }).press('Enter');
  const message = page.getByLabel('Sua mensagem');
  await expect.poll(() => message.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('O que é a graça?');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('main p[aria-live="polite"].sr-only').innerText())
    .toMatch(/^Graça/);
  expect(await message.evaluate((field) => field === document.activeElement)).toBe(true);
  await seen.close();
});

test('states show without colours of our own', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await page.emulateMedia({ forcedColors: 'active' });
  await openReady(page, `${app.baseUrl}/quiz`);
  const level = page.getByRole('button', { name: 'Médio' });
  const ground = () => level.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await ground();
  await level.click();
  expect(await ground()).not.toBe(before);
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  await page.locator('#v16 .verse-text').click();
  await page.locator('.verse-bar').waitFor();
  const swatches = await page
    .locator('.verse-bar .swatch')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(new Set(swatches).size).toBe(5);
  await page.getByRole('button', { name: 'Verde' }).click();
  const line = await page
    .locator('#v16[data-colour] .verse-text')
    .evaluate((words) => getComputedStyle(words).textDecorationLine);
  expect(line).toBe('underline');
  // Words of Jesus have a colour of their own, which would be the system's white on its yellow.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const coloursOf = (parts: string) =>
    page.locator(parts).evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  const words = await coloursOf('#v16 .verse-text .jesus');
  expect(words.length).toBeGreaterThan(0);
  expect(new Set(words)).toEqual(new Set(await coloursOf('#v16 .verse-text')));
  await seen.close();
});
