import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Role } from '#shared/access.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectFittingOnBoth, openReady, signInAs, visit } from '../support/pages.ts';
import { joinAs } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp({ template: 'seeded' });

type Size = Readonly<{ width: number; height: number }>;

async function enter(role: Role = 'moderator', viewport: Size = DESKTOP) {
  const rute = await joinAs(app, role);
  const seen = await visit(browser, viewport, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, rute);
  return { seen, page: seen.page, rute };
}

const HEADER = 'title,question,category,level,option_a,option_b,option_c,option_d,correct_answer';
const rowsOf = (count: number, category: string) =>
  Array.from(
    { length: count },
    (_, at) =>
      `Arca ${at},"Quem fez a arca, ${randomUUID()}?",${category},Fácil,Noé,Abraão,Moisés,Davi,a`,
  );
const fileOf = (lines: readonly string[], name = 'perguntas.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
});

/** The list, found by the name of a question about the ark, which is its only one. */
async function openList() {
  const { seen, page, rute } = await enter();
  const title = `Arca ${randomUUID().slice(0, 8)}`;
  await rute.client.admin.quiz.create.mutate({
    title,
    question: `Quem construiu a arca, ${title}?`,
    category: 'Pentateuco',
    level: 'Fácil',
    optionA: 'Abraão',
    optionB: 'Noé',
    optionC: 'Moisés',
    optionD: 'Davi',
    correctAnswer: 'B',
    reference: 'gn 6.14',
  });
  await openReady(page, `${app.baseUrl}/admin/quiz`);
  await page.getByLabel('Buscar').fill(title.toUpperCase());
  const item = page.getByRole('listitem').filter({ hasText: title });
  await until(async () => (await page.getByRole('main').locator('h2').count()) === 1);
  await item.getByText('B) Noé').waitFor();
  return { seen, page, title, item };
}

test('a question is created, and what is wrong in it is told', async () => {
  const { seen, page } = await enter();
  await openReady(page, `${app.baseUrl}/admin/quiz`);
  await expectFittingOnBoth(page);
  await page.getByRole('link', { name: 'Novo quiz' }).click();
  await page.getByRole('button', { name: 'Criar quiz' }).click();
  await page.getByText('Campo obrigatório: Título').waitFor();
  await expectFittingOnBoth(page);
  const title = `Arca ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Pergunta', { exact: true }).fill(`Quem construiu a arca, ${title}?`);
  await page.getByLabel('Categoria').selectOption({ label: 'Pentateuco' });
  await page.getByLabel('Nível').selectOption('Fácil');
  for (const [letter, name] of Object.entries({
    A: 'Abraão',
    B: 'Noé',
    C: 'Moisés',
    D: 'Davi',
  })) {
    await page.getByLabel(`Opção ${letter}`).fill(name);
  }
  await page.getByLabel('Resposta correta').selectOption('B');
  await page.getByLabel('Referência (opcional)').fill('João 30:1');
  await page.getByRole('button', { name: 'Criar quiz' }).click();
  await page
    .getByRole('alert')
    .getByText(/^Referência:/)
    .first()
    .waitFor();
  await page.getByLabel('Referência (opcional)').fill('gn 6.14');
  await page.getByRole('button', { name: 'Criar quiz' }).click();
  await page.getByText('Quiz criado com sucesso!').waitFor();
  await until(async () => (await page.getByLabel('Título').inputValue()) === '');
  // The next question often has the same category and level.
  expect(await page.getByLabel('Categoria').inputValue()).toBe('Pentateuco');
  expect(await page.getByLabel('Nível').inputValue()).toBe('Fácil');
  await seen.close();
});

test('a question is found and changed, and the filter stands in the address', async () => {
  const { seen, page, title, item } = await openList();
  await item.getByRole('link', { name: 'Editar' }).click();
  await page.getByRole('heading', { name: 'Editar quiz' }).waitFor();
  expect(await page.getByLabel('Referência (opcional)').inputValue()).toBe('Gênesis 6:14');
  await expectFittingOnBoth(page);
  await page.getByLabel('Nível').selectOption('Difícil');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await page.getByText('Quiz atualizado com sucesso!').waitFor();

  await item.getByText('Difícil').waitFor();
  // The filter stands in the address, so it is there after the way back and after a reload.
  expect(await page.getByLabel('Buscar').inputValue()).toBe(title.toUpperCase());
  await openReady(page, page.url());
  expect(await page.getByLabel('Buscar').inputValue()).toBe(title.toUpperCase());
  await seen.close();
});

test('a question is moved and deleted, and each is undone', async () => {
  const { seen, page, title, item } = await openList();
  await item.getByLabel(`Escolher: ${title}`).check();
  await page.getByLabel('Mover para a categoria').selectOption({ label: 'Cartas' });
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Mover', exact: true }).click();
  await item.getByText('Cartas').waitFor();
  // What was done can be undone from here, also after having been elsewhere.
  await page.getByRole('link', { name: 'Novo quiz' }).click();
  await page.getByRole('heading', { name: 'Criar quiz' }).waitFor();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await page.getByText('1 quiz movido de categoria.').waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await item.getByText('Pentateuco').waitFor();
  await item.getByRole('button', { name: `Excluir: ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await page.getByText('Quiz deletado com sucesso').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await until(async () => (await item.count()) === 0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await item.getByText('B) Noé').waitFor();
  await page.getByLabel('Buscar').fill('nada disso existe');
  await page.getByText('Nenhum quiz encontrado').waitFor();
  await expectFittingOnBoth(page);
  await seen.close();
});

test('a laptop shows twelve questions at once', async () => {
  const { page, seen } = await enter();
  await openReady(page, `${app.baseUrl}/admin/quiz`);
  const rows = page.getByRole('main').getByRole('listitem');
  await rows.nth(11).waitFor();
  const { y = 0, height = 0 } = (await rows.nth(11).boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(DESKTOP.height);
  await seen.close();
});

test('a file is refused in words, previewed, stored, and stored only once', async () => {
  const { seen, page } = await enter();
  await openReady(page, `${app.baseUrl}/admin/quiz/create`);
  const field = page.getByLabel('Arquivo CSV', { exact: true });
  await field.setInputFiles(fileOf([HEADER], 'perguntas.xlsx'));
  await page.getByRole('alert').getByText('Apenas arquivos CSV são aceitos').first().waitFor();
  const category = 'Enviadas';
  const rows = rowsOf(25, category);
  await field.setInputFiles(
    fileOf([HEADER, ...rows.slice(0, 4), 'x,y', rows[5]?.replace('Fácil', 'Fim') ?? '']),
  );
  await page.getByText('2 erros encontrados. Verifique o arquivo.').first().waitFor();
  await page.getByText('Linha 6: Número de colunas incorreto: 2 em vez de 9').waitFor();
  await page
    .getByText('Linha 7, coluna level (“Fim”): Nível deve ser Fácil, Médio ou Difícil')
    .waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar as linhas recusadas' }).click();
  expect((await download).suggestedFilename()).toBe('linhas-recusadas.csv');
  await expectFittingOnBoth(page);
  await field.setInputFiles(fileOf([HEADER, ...rows]));
  await page.getByText('e mais 22 quiz').waitFor();
  expect(await page.getByRole('region', { name: 'Prévia' }).getByRole('listitem').count()).toBe(3);
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Enviar 25 quiz' }).click();
  await page.getByText('25 quiz criados com sucesso!').waitFor();
  await field.setInputFiles(fileOf([HEADER, ...rows.slice(0, 2), ...rowsOf(1, category)]));
  await page.getByRole('button', { name: 'Enviar 3 quiz' }).click();
  await page.getByText('Upload parcial: 1/3 quiz criados. 2 erros.').first().waitFor();
  await page.getByText('Linha 3: pergunta repetida: já existe uma igual').waitFor();
  await field.setInputFiles(fileOf([HEADER, ...rowsOf(1, category)]));
  await page.route('**/trpc/admin.quiz.import**', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Enviar 1 quiz' }).click();
  await page.getByText('Erro no upload em massa').waitFor();
  await seen.close();
});

test('categories are created, counted, and deleted unless they are used', async () => {
  const { seen, page } = await enter();
  await openReady(page, `${app.baseUrl}/admin/quiz-categories`);
  await page.getByRole('button', { name: 'Criar categoria' }).click();
  await page.getByText('Nome da categoria é obrigatório').waitFor();
  const name = `Nova ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Nome').fill(name);
  await page.getByLabel('Descrição (opcional)').fill('Uma descrição');
  await page.getByRole('button', { name: 'Criar categoria' }).click();
  await page.getByText('Categoria criada com sucesso!').waitFor();
  const first = page.getByRole('main').getByRole('listitem').first();
  await first.getByText(name).waitFor();
  await expectFittingOnBoth(page);
  const dialog = page.getByRole('dialog');
  await first.getByRole('button', { name: `Editar: ${name}` }).click();
  const renamed = `${name} e melhor`;
  await dialog.getByLabel('Nome').fill(renamed);
  await expectFittingOnBoth(page);
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await page.getByText('Categoria atualizada com sucesso').waitFor();
  await first.getByText(renamed).waitFor();
  await first.getByRole('button', { name: `Juntar: ${renamed}` }).click();
  await dialog.getByRole('button', { name: 'Juntar' }).click();
  await dialog.getByText('Selecione uma categoria.').waitFor();
  await dialog.getByLabel('Juntar com').selectOption({ label: 'Cartas' });
  await dialog.getByText(`“${renamed}” não tem quiz e deixa de existir.`).waitFor();
  await expectFittingOnBoth(page);
  await dialog.getByRole('button', { name: 'Juntar' }).click();
  await page.getByText('Categorias juntadas').waitFor();
  await until(async () => (await page.getByText(renamed).count()) === 0);
  await page.getByLabel('Nome').fill(name);
  await page.getByRole('button', { name: 'Criar categoria' }).click();
  await first.getByRole('button', { name: `Excluir: ${name}` }).click();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await page.getByText('Categoria deletada com sucesso').waitFor();
  await page.getByRole('button', { name: 'Excluir: Cartas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await page
    .getByText(
      'Não é possível deletar a categoria "Cartas" pois ela está sendo usada em 90 quiz(es).',
    )
    .waitFor();
  await seen.close();
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])(
  'moderators find what is theirs on %s, and are led there from elsewhere',
  async (_name, size) => {
    const { seen, page } = await enter('moderator', size);
    await openReady(page, `${app.baseUrl}/admin/users`);
    await page.waitForURL(`${app.baseUrl}/admin/quiz`);
    const phone = size === PHONE;
    if (phone) await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', {
      name: phone ? 'Áreas da administração' : 'Administração',
    });
    await menu.getByRole('link').first().waitFor();
    expect(await menu.getByRole('link').allInnerTexts()).toEqual([
      'Quiz',
      'Categorias de quiz',
      'Apostilas',
    ]);
    await menu.getByRole('link', { name: 'Categorias de quiz' }).click();
    await page.getByRole('heading', { name: 'Categorias de quiz' }).waitFor();
    await page.goto(`${app.baseUrl}/admin/login`);
    await until(() => new URL(page.url()).pathname === '/admin/quiz');
    await seen.close();
  },
);

test('categories that do not load are told beside the choice, and load again', async () => {
  const { seen, page } = await enter();
  await openReady(page, `${app.baseUrl}/admin/quiz-categories`);
  const names = /trpc\/.*admin\.quizCategories\.names/;
  await page.route(names, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('link', { name: 'Quiz', exact: true }).click();
  await page.getByRole('link', { name: 'Novo quiz' }).click();
  await page.getByRole('heading', { name: 'Criar quiz' }).waitFor();
  await page.getByRole('main').getByText('Erro ao carregar categorias.').waitFor();
  await page.getByText('Erro ao carregar categorias', { exact: true }).waitFor();
  await page.unroute(names);
  await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByLabel('Categoria').selectOption({ label: 'Pentateuco' });
  await seen.close();
});

test('members without a role are led home', async () => {
  const { seen, page } = await enter('user');
  await page.goto(`${app.baseUrl}/admin/quiz`);
  await until(() => new URL(page.url()).pathname === '/dashboard');
  await seen.close();
});
