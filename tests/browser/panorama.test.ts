import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectAccessible, expectNoOverflow, openReady, visit } from '../support/pages.ts';

const browser = await openBrowser();
const app = await openApp({ template: 'seeded' });

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('the whole Bible stands on one page on %s', async (_name, size) => {
  const { page, close } = await visit(browser, size, { theme: 'claro', base: app.baseUrl });
  await openReady(page, `${app.baseUrl}/panorama`);
  const books = page.getByRole('region', { name: 'Livros da Bíblia' });
  expect(await books.locator('button[aria-haspopup="dialog"]').count()).toBe(66);
  await expectNoOverflow(page);
  await expectAccessible(page);
  const jonah = books.getByRole('button', { name: /^Jonas/ });
  expect(await jonah.isVisible()).toBe(size === DESKTOP);
  if (size === PHONE) {
    await books.getByRole('button', { name: 'Livros: Profetas Menores', expanded: false }).click();
    await jonah.waitFor();
    await expectAccessible(page);
  }

  await page.getByLabel('Buscar um livro').fill('genesis');
  await books.getByRole('search').getByText('1 livro', { exact: true }).waitFor();
  await books.getByRole('button', { name: /^Gênesis/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Gênesis' });
  await dialog.getByText('Versículos-chave').waitFor();
  await expectAccessible(page);
  expect(await dialog.getByRole('link', { name: 'Ler Gênesis 1' }).getAttribute('href')).toContain(
    'ref=GEN.1',
  );
  await page.keyboard.press('Escape');

  await page.getByLabel('Buscar um livro').fill('');
  await page.getByRole('group', { name: 'Categoria' }).getByText('Evangelhos').click();
  await books.getByRole('search').getByText('4 livros', { exact: true }).waitFor();
  await page.getByRole('group', { name: 'Testamento' }).getByText('Antigo Testamento').click();
  await books.getByText('Nenhum livro encontrado').waitFor();
  await close();
});

/** Types on in the moment in which the router learns what was typed before. */
function typeOnWhileWritten(field: Element): void {
  if (!(field instanceof HTMLInputElement)) throw new TypeError('it is no field');
  navigation.addEventListener('navigate', function typeOn({ destination }) {
    if (!new URL(destination.url).search) return;
    navigation.removeEventListener('navigate', typeOn);
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, `${field.value}is`);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

test('what is typed while the address follows is not lost', async () => {
  const { page, close } = await visit(browser, PHONE, { theme: 'claro', base: app.baseUrl });
  await openReady(page, `${app.baseUrl}/panorama`);
  const field = page.locator('main input[type=search]');
  await field.evaluate(typeOnWhileWritten);
  await field.fill('re');
  await page.waitForURL('**/panorama?*=reis');
  expect(await field.inputValue()).toBe('reis');
  await close();
});
