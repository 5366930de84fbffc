import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectFittingOnBoth,
  expectNothingBeside,
  followFromHome,
  memberAt,
  openReady,
  reloadReady,
  seeWords,
  signInAs,
  visit,
} from '../support/pages.ts';
import { joinAsAdmin } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp({ template: 'seeded' });

const GUTENBERG = 'https://www.gutenberg.org/ebooks/3296';

const enter = async () => {
  const ana = await joinAsAdmin(app);
  const seen = await visit(browser, DESKTOP, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, ana);
  return { seen, page: seen.page, ana };
};

test('a category is created, changed, deactivated and activated again', async () => {
  const { seen, page } = await enter();
  await openReady(page, `${app.baseUrl}/admin/book-categories`);
  const name = `Clássicos ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Nova Categoria' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Categoria' });
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await dialog.getByText('Nome é obrigatório').waitFor();
  await expectFittingOnBoth(page);
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await page.getByText('Categoria criada com sucesso').waitFor();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText('-', { exact: true }).waitFor();
  await row.getByText('Ativa', { exact: true }).waitFor();
  await expectFittingOnBoth(page);

  await row.getByRole('button', { name: `Editar: ${name}` }).click();
  const edited = page.getByRole('dialog', { name: 'Editar Categoria' });
  await edited.getByLabel('Descrição').fill('Livros que atravessam os séculos');
  await edited.getByRole('button', { name: 'Atualizar' }).click();
  await page.getByText('Categoria atualizada com sucesso').waitFor();
  await row.getByText('Livros que atravessam os séculos').waitFor();

  await row.getByRole('button', { name: `Desativar: ${name}` }).click();
  await page.getByText('Categoria desativada com sucesso').waitFor();
  await row.getByText('Inativa', { exact: true }).waitFor();
  await row.getByRole('button', { name: `Ativar: ${name}` }).click();
  await page.getByText('Categoria ativada com sucesso').waitFor();
  await row.getByText('Ativa', { exact: true }).waitFor();

  await page.getByLabel('Buscar').fill('nada disso existe');
  await page.getByText('Nenhuma categoria encontrada').waitFor();
  await seen.close();
});

test('a book is refused in words and created', async () => {
  const { seen, page, ana } = await enter();
  const mark = randomUUID().slice(0, 8);
  const category = `Devocionais ${mark}`;
  await ana.client.admin.bookCategories.create.mutate({ name: category });
  await openReady(page, `${app.baseUrl}/admin/books`);
  await page.getByRole('button', { name: 'Novo Livro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Livro' });
  await dialog.getByRole('button', { name: 'Criar' }).click();
  for (const problem of [
    'Nome é obrigatório',
    'Categoria é obrigatória',
    'URL do livro é obrigatória',
  ]) {
    await dialog.getByText(problem).waitFor();
  }
  await expectFittingOnBoth(page);
  const name = `Confissões ${mark}`;
  await dialog.getByLabel('Nome do Livro').fill(name);
  await dialog.getByLabel('Categoria').selectOption({ label: category });
  await dialog.getByLabel('Valor (R$)').fill('-3');
  await dialog.getByLabel('Link do Livro').fill('javascript:alert(1)');
  await dialog.getByText('Preço deve ser maior ou igual a 0').waitFor();
  await dialog.getByText('O link deve começar com http:// ou https://.').waitFor();
  await dialog.getByLabel('Link do Livro').fill('http://192.168.0.1/');
  await dialog.getByText(/^O link leva a uma rede interna/).waitFor();
  await dialog.getByLabel('Valor (R$)').fill('29,9');
  await dialog.getByLabel('Link do Livro').fill(GUTENBERG);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await page.getByText('Livro criado com sucesso').waitFor();

  await page.getByLabel('Buscar').fill(`CONFISSOES ${mark}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await seeWords(row.getByText('Sem imagem'));
  await row.getByText('R$ 29,90').waitFor();
  const link = row.getByRole('link', { name: `Abrir em nova aba: ${name}` });
  expect(await link.getAttribute('href')).toBe(GUTENBERG);
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  await expectFittingOnBoth(page);

  await page.getByRole('button', { name: 'Novo Livro' }).click();
  // What was typed before was saved, so nothing of it is left.
  expect(await dialog.getByLabel('Nome do Livro').inputValue()).toBe('');
  await dialog.getByLabel('Nome do Livro').fill('Um rascunho');
  await dialog.getByLabel('Categoria').selectOption({ label: category });
  await dialog.getByLabel('Link do Livro').fill(GUTENBERG);
  await page.route('**/trpc/admin.books.create**', (route) => route.fulfill({ status: 503 }));
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await page.getByText('Erro ao salvar livro').waitFor();
  expect(await dialog.getByLabel('Nome do Livro').inputValue()).toBe('Um rascunho');
  await seen.close();
});

test('a book is changed and deactivated, alone and among the chosen', async () => {
  const { seen, page, ana } = await enter();
  const mark = randomUUID().slice(0, 8);
  const name = `Confissões ${mark}`;
  const category = await ana.client.admin.bookCategories.create.mutate({ name: `Padres ${mark}` });
  await ana.client.admin.books.create.mutate({
    name,
    categoryId: category.id,
    price: 29.9,
    bookUrl: GUTENBERG,
  });
  await openReady(page, `${app.baseUrl}/admin/books`);
  await page.getByLabel('Buscar').fill(`CONFISSOES ${mark}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: `Editar: ${name}` }).click();
  const edited = page.getByRole('dialog', { name: 'Editar Livro' });
  expect(await edited.getByLabel('Valor (R$)').inputValue()).toBe('29,90');
  await edited.getByLabel('Valor (R$)').fill('29,90 reais');
  await edited.getByRole('button', { name: 'Atualizar' }).click();
  await edited.getByText('Não entendemos este valor.').waitFor();
  await edited.getByLabel('Valor (R$)').fill('');
  await edited.getByRole('button', { name: 'Atualizar' }).click();
  await page.getByText('Livro atualizado com sucesso').waitFor();
  await row.getByText('R$ 0,00').waitFor();
  await row.getByRole('button', { name: `Desativar: ${name}` }).click();
  await page.getByText('Livro desativado com sucesso').waitFor();
  await row.getByText('Inativo', { exact: true }).waitFor();
  await row.getByRole('button', { name: `Ativar: ${name}` }).click();
  await page.getByText('Livro ativado com sucesso').waitFor();

  // Several are handled at once, and the server holds the way back.
  await row.getByLabel(`Escolher: ${name}`).check();
  const chosen = page.getByRole('region', { name: 'Itens escolhidos' });
  await expectFittingOnBoth(page);
  await chosen.getByRole('button', { name: 'Desativar' }).click();
  await row.getByText('Inativo', { exact: true }).waitFor();
  await reloadReady(page);
  await page.getByText('1 livro desativado.').waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await row.getByText('Ativo', { exact: true }).waitFor();
  await seen.close();
});

test('a table is whole at every width, whatever the length of its words', async () => {
  const { seen, page, ana } = await enter();
  const word = randomUUID().replaceAll('-', '').padEnd(60, 'Ab');
  const { id: categoryId } = await ana.client.admin.bookCategories.create.mutate({ name: word });
  await ana.client.admin.books.create.mutate({
    name: word,
    categoryId,
    price: 1234.5,
    bookUrl: GUTENBERG,
  });
  for (const path of ['/admin/books', '/admin/book-categories']) {
    await openReady(page, app.baseUrl + path);
    await page.getByRole('button', { name: `Editar: ${word}` }).waitFor();
    await expectNothingBeside(page);
    // The marks of the reader's words are none of its business.
    const grounds = await page
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  }
  await seen.close();
});

test('an image is previewed, refused in words, stored, shown and removed', async () => {
  const { seen, page, ana } = await enter();
  const mark = randomUUID().slice(0, 8);
  const { id: categoryId } = await ana.client.admin.bookCategories.create.mutate({
    name: `Capas ${mark}`,
  });
  const name = `Com capa ${mark}`;
  await ana.client.admin.books.create.mutate({ name, categoryId, price: 0, bookUrl: GUTENBERG });
  await openReady(page, `${app.baseUrl}/admin/books`);
  await page.getByLabel('Buscar').fill(mark);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: `Editar: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Livro' });
  const field = dialog.getByLabel('Imagem do Livro');
  await dialog.getByText('Selecione uma imagem (JPG, PNG, etc.)').waitFor();
  await field.setInputFiles({
    name: 'capa.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<html>não é imagem</html>'),
  });
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await page.getByText('Erro ao fazer upload da imagem').waitFor();
  await dialog.getByText(/não é uma imagem que possamos usar/).waitFor();

  const size = { width: 500, height: 700, channels: 3, background: '#823d22' } as const;
  const buffer = await sharp({ create: size }).png().toBuffer();
  await field.setInputFiles({ name: 'capa.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('img', { name: 'Prévia da imagem' }).waitFor();
  await expectFittingOnBoth(page);
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await page.getByText('Livro atualizado com sucesso').waitFor();
  await until(() =>
    row
      .locator('img')
      .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
  );
  await expectFittingOnBoth(page);

  await row.getByRole('button', { name: `Editar: ${name}` }).click();
  await dialog.getByRole('button', { name: 'Remover imagem' }).click();
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await row.getByText('Sem imagem').waitFor();
  await seen.close();
});

test('a list that does not load says so', async () => {
  const { seen, page } = await enter();
  await openReady(page, `${app.baseUrl}/admin/dashboard`);
  await page.route('**/trpc/**', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('main').getByRole('link', { name: 'Livros', exact: true }).click();
  await page.getByText('Erro ao carregar dados').first().waitFor();
  await page.unroute('**/trpc/**');
  await page.getByRole('button', { name: 'Tentar novamente' }).last().click();
  await page.getByRole('heading', { name: 'Gerenciar Livros' }).waitFor();
  await seen.close();
});

test('members search the library and open a book in a new tab', async () => {
  const ana = await joinAsAdmin(app);
  const mark = randomUUID().slice(0, 8);
  const { id: categoryId } = await ana.client.admin.bookCategories.create.mutate({
    name: `Alegoria ${mark}`,
  });
  const add = (name: string, price: number) =>
    ana.client.admin.books.create.mutate({ name, price, categoryId, bookUrl: GUTENBERG });
  const { id } = await add(`O Peregrino ${mark}`, 1234.5);
  const longest = `A Imitação de Cristo, em quatro livros, traduzida e anotada para leitura diária em família e em pequenos grupos de estudo ${mark}`;
  await add(longest, 0);
  const seen = await memberAt(browser, app, PHONE);
  const { page, context } = seen;
  // No network here, and none wanted: the new tab gets a page of ours.
  await context.route('https://www.gutenberg.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Livro</title>' }),
  );
  await openReady(page, `${app.baseUrl}/books`);
  await page.getByLabel('Buscar').fill(mark);
  await page.getByText('2 livro(s) encontrado(s)').waitFor();
  await page.getByText('R$ 1.234,50').waitFor();
  await page.getByText(longest).waitFor();
  await expectFittingOnBoth(page);
  await page.getByLabel('Buscar').fill(`imitacao ${mark}`);
  await page.getByText('1 livro(s) encontrado(s)').waitFor();
  await page.getByText('R$ 0,00').waitFor();

  await page.getByLabel('Buscar').fill('');
  await page.getByLabel('Categoria').selectOption({ label: `Alegoria ${mark}` });
  await page.getByText('2 livro(s) encontrado(s)').waitFor();
  const counted = page.waitForResponse(/member\.books\.countAccess/);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: `Acessar: O Peregrino ${mark} (abre em nova aba)` }).click(),
  ]);
  await tab.waitForLoadState();
  expect(tab.url()).toBe(GUTENBERG);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await counted;
  await until(async () => {
    const { items } = await ana.client.admin.books.list.query({ categoryId });
    return items.find((book) => book.id === id)?.accesses === 1;
  });

  await page.getByLabel('Buscar').fill('nada disso existe');
  await page.getByText('Nenhum livro encontrado').waitFor();
  await page.getByText('Tente ajustar os filtros de busca').waitFor();
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await ana.client.admin.bookCategories.setActive.mutate({ id: categoryId, isActive: false });
  await openReady(page, `${app.baseUrl}/books`);
  await page.getByText(/livro\(s\) encontrado\(s\)/).waitFor();
  expect(await page.getByText(`O Peregrino ${mark}`).count()).toBe(0);
  await seen.close();
});

test('a library that does not load says so', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/dashboard`);
  await page.route('**/trpc/**', (route) => route.fulfill({ status: 503 }));
  await followFromHome(page, '/books');
  await page.getByText('Erro ao carregar livros').first().waitFor();
  await seen.close();
});

test('a phone shows three lines of a description, and the rest by a tap', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/books`);
  const more = page.getByRole('button', { name: /^Mais sobre / }).first();
  const text = page.locator(`[id="${await more.getAttribute('aria-controls')}"]`);
  const cut = () => text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  expect(await cut()).toBe(true);
  await more.click();
  expect(await cut()).toBe(false);
  await page.getByRole('button', { name: /^Menos sobre / }).waitFor();
  await expectFittingOnBoth(page);
  await seen.close();
});
