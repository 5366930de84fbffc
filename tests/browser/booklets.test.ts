import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/storage/store-file.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { bookletBy, bookletCategoryBy, makePdf, upload } from '../support/files.ts';
import { makeJbig2Pdf } from '../support/jbig2-pdf.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectFittingOnBoth,
  expectNothingBeside,
  memberAt,
  openReady,
  seeWords,
  signInAs,
  visit,
} from '../support/pages.ts';
import { joinAs } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

/** Where the pictures of a run go, for whoever wants to look at the screens. */
const shots = process.env['SCREENSHOTS'];

const look = async (page: import('playwright-core').Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
};

/** A moderator's list, found by the name of its only booklet. */
async function openList() {
  const rute = await joinAs(app, 'moderator', 'Rute');
  // A second try meets what the first has made.
  const run = randomUUID().slice(0, 4);
  const name = `Oração em família ${run}`;
  const pdf = await upload(app, rute, await makePdf(), { kind: 'booklet-pdf', name: 'oração.pdf' });
  const categoryId = await bookletCategoryBy(rute, `Família ${run}`);
  await bookletBy(rute, { name, categoryId, pdfKey: pdf.key });
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, rute);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/apostilas`);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText('Ativa', { exact: true }).waitFor();
  return { seen, page, rute, name, row, dialog: page.getByRole('dialog') };
}

/** A member's list, found by the name of a booklet of six pages. */
async function openShelf() {
  const rute = await joinAs(app, 'moderator');
  const pdf = await makePdf(6);
  const { key } = await upload(app, rute, pdf, { kind: 'booklet-pdf', name: 'bíblia.pdf' });
  const category = await bookletCategoryBy(rute, 'Bíblia');
  // A second try meets what the first has made.
  const run = randomUUID().slice(0, 8);
  const name = `Como ler a Bíblia do começo ao fim, sozinho ou com um grupo pequeno ${run}`;
  const description = 'Oito passos simples para ler a Bíblia com proveito, a sós ou em grupo.';
  await bookletBy(rute, { name, description, categoryId: category, pdfKey: key });
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/apostilas`);
  await page.getByLabel('Buscar apostilas').fill(`biblia ${run}`);
  await page.getByText('1 apostila encontrada').waitFor();
  return { seen, page, name };
}

test('a moderator adds a category and a booklet, and other files are refused', async () => {
  const rute = await joinAs(app, 'moderator', 'Rute');
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, rute);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/apostilas`);
  const dialog = page.getByRole('dialog');
  // A second try meets what the first has made.
  const run = randomUUID().slice(0, 4);
  const category = `Família ${run}`;
  await page.getByRole('button', { name: 'Nova Categoria' }).click();
  await dialog.getByLabel('Nome').fill(category);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await page.getByText('Categoria criada com sucesso').first().waitFor();

  const name = `Oração em família ${run}`;
  await page.getByRole('button', { name: 'Nova Apostila' }).click();
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Descrição').fill(`${'Seis encontros '.repeat(4)}para toda a família`);
  await dialog.getByLabel('Categoria').selectOption({ label: category });
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await dialog.getByText('Por favor, selecione um arquivo PDF').waitFor();
  const pdf = dialog.getByLabel('Arquivo PDF');
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  await pdf.setInputFiles({ name: 'falso.pdf', mimeType: 'application/pdf', buffer: html });
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await dialog.getByText('Este arquivo não é um PDF.').waitFor();
  await expectFittingOnBoth(page);
  const real = { name: 'oração.pdf', mimeType: 'application/pdf', buffer: await makePdf() };
  await pdf.setInputFiles(real);
  await look(page, 'admin-dialog');
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Apostila adicionada com sucesso').first().waitFor();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText('Ativa', { exact: true }).waitFor();
  await seeWords(row.getByText(`${'Seis encontros '.repeat(4).trim()}...`, { exact: true }));
  await seen.close();
});

test('a booklet is hidden and shown, alone and among the chosen, and found', async () => {
  const { seen, page, name, row } = await openList();
  await expectFittingOnBoth(page);
  await row.getByRole('button', { name: `Desativar: ${name}` }).click();
  await page.getByText('Apostila desativada com sucesso').first().waitFor();
  await row.getByText('Inativa').waitFor();
  await row.getByLabel(`Escolher: ${name}`).check();
  const chosen = page.getByRole('region', { name: 'Itens escolhidos' });
  await expectFittingOnBoth(page);
  await chosen.getByRole('button', { name: 'Ativar', exact: true }).click();
  await row.getByText('Ativa', { exact: true }).waitFor();
  await page.getByText('1 apostila ativada.').waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await row.getByText('Inativa').waitFor();
  await row.getByRole('button', { name: `Ativar: ${name}` }).click();
  await row.getByText('Ativa', { exact: true }).waitFor();
  await page.getByLabel('Buscar').fill('oracao em familia');
  await row.waitFor();
  await look(page, 'admin');
  await page.getByLabel('Buscar').fill('nada disso');
  await page.getByText('Nenhuma apostila encontrada').waitFor();
  await seen.close();
});

test('a booklet gets another PDF and a picture, and a draft survives Escape', async () => {
  const { seen, page, rute, name, row, dialog } = await openList();
  await row.getByRole('button', { name: `Editar: ${name}` }).click();
  const newer = {
    name: 'nova edição.pdf',
    mimeType: 'application/pdf',
    buffer: await makePdf(2),
  };
  await dialog.getByLabel('Substituir o PDF (opcional)').setInputFiles(newer);
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByRole('button', { name: `Editar: ${name}` }).click();
  await dialog.getByRole('link', { name: 'oração.pdf' }).waitFor();
  await expectFittingOnBoth(page);
  await dialog.getByLabel('Descrição').fill('Ainda não salva');
  const size = { width: 300, height: 400, channels: 3, background: '#246' } as const;
  const picture = await sharp({ create: size }).png().toBuffer();
  const cover = { name: 'capa.png', mimeType: 'image/png', buffer: picture };
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // What was typed comes back; the picture is added, and removed again.
  await row.getByRole('button', { name: `Editar: ${name}` }).click();
  expect(await dialog.getByLabel('Descrição').inputValue()).toBe('Ainda não salva');
  await dialog.getByLabel('Imagem (opcional)').setInputFiles(cover);
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByRole('button', { name: `Editar: ${name}` }).click();
  await dialog.getByRole('button', { name: 'Remover imagem' }).click();
  await dialog.getByRole('button', { name: 'Atualizar' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { items } = await rute.client.admin.booklets.list.query({ query: name });
  expect(items).toMatchObject([{ imageKey: null, description: 'Ainda não salva' }]);
  const pdfLink = row.getByRole('link', { name: `Ver PDF: ${name}` });
  expect(await pdfLink.getAttribute('href')).toBe(`/files/${items[0]?.pdfKey}`);
  await expectNothingBeside(page);
  await seen.close();
});

test('a member searches the booklets and downloads one', async () => {
  const { seen, page, name } = await openShelf();
  await page.getByRole('heading', { name: 'Categorias Disponíveis' }).waitFor();
  await expectFittingOnBoth(page);
  await look(page, 'member');
  const download = page.getByRole('link', { name: `Download: ${name}` });
  expect(await download.getAttribute('target')).toBe('_blank');

  await page.getByLabel('Buscar apostilas').fill('nada disso');
  await page.getByText('Nenhuma apostila encontrada').waitFor();
  await page.getByText('Tente alterar os filtros ou termos de busca').waitFor();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByRole('heading', { name }).waitFor();
  await page.getByRole('button', { name: 'Limpar', exact: true }).waitFor({ state: 'detached' });
  await seen.close();
});

test('a member reads page by page and comes back to the page', async () => {
  const { seen, page, name } = await openShelf();
  await page.getByRole('button', { name: `Visualizar: ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('status').filter({ hasText: 'Página 1 de 6' }).waitFor();
  await dialog.locator('canvas[data-rendered]').first().waitFor();
  await expectFittingOnBoth(page);
  await look(page, 'viewer');
  await dialog.getByRole('button', { name: 'Próxima página' }).click();
  await dialog.getByRole('button', { name: 'Próxima página' }).click();
  await dialog.getByRole('status').filter({ hasText: 'Página 3 de 6' }).waitFor();
  // Only the pages have moved: the title and the way out are where they were.
  expect(await dialog.evaluate((box) => box.scrollTop)).toBe(0);
  await dialog.getByRole('button', { name: 'Aumentar' }).click();
  await dialog.locator('[data-page="3"] canvas[data-rendered]').waitFor();
  const sizes = await dialog
    .getByRole('region', { name: 'Páginas da apostila' })
    .evaluate((box) => ({
      top: box.getBoundingClientRect().top,
      third: box.querySelector('[data-page="3"]')?.getBoundingClientRect().top ?? 0,
      room: box.clientHeight,
    }));
  expect(sizes.third).toBeLessThan(sizes.top + sizes.room / 2);
  await dialog.getByRole('status').filter({ hasText: 'Página 3 de 6' }).waitFor();
  const third = dialog.locator('[data-page="3"]');
  await third.getByText('Página 3 de 6').waitFor();
  const layer = await third.locator('.pdf-text').boundingBox();
  const picture = await third.locator('canvas').boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((layer?.[side] ?? 0) - (picture?.[side] ?? 99))).toBeLessThan(2);
  }
  await third.getByText('Página 3 de 6').dblclick({ position: { x: 8, y: 8 } });
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Página');
  await look(page, 'selected');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Visualizar: ${name}` }).click();
  await dialog.getByRole('status').filter({ hasText: 'Página 3 de 6' }).waitFor();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('bíblia.pdf');
  await page.keyboard.press('Escape');
  await seen.close();
});

test('a picture in JBIG2 is drawn, by a decoder that the content policy admits', async () => {
  const rute = await joinAs(app, 'moderator');
  const { key } = await upload(app, rute, makeJbig2Pdf(), { kind: 'booklet-pdf' });
  const name = `Apostila digitalizada ${randomUUID().slice(0, 4)}`;
  await bookletBy(rute, { name, pdfKey: key });
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/apostilas`);
  await page.getByRole('button', { name: `Visualizar: ${name}` }).click();
  const canvas = page.locator('canvas[data-rendered]');
  await canvas.waitFor();
  const middle = await canvas.evaluate((element: HTMLCanvasElement) => [
    ...(element.getContext('2d')?.getImageData(element.width / 2, element.height / 2, 1, 1).data ??
      []),
  ]);
  expect(middle).toEqual([0, 0, 0, 255]);
  await seen.close();
});

test.each([
  'wasm/openjpeg_nowasm_fallback.js',
  'standard_fonts/FoxitDingbats.pfb',
  'cmaps/UniJIS-UTF16-H.bcmap',
])('what some PDFs need is served: %s', async (file) => {
  const answer = await fetch(`${app.baseUrl}/assets/pdfjs-${version}/${file}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

/** A line slow enough that an upload of this size is still under way when it is cancelled. */
const SLOW_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
const LONG_UPLOAD = 5_000_000;

test('a moderator cancels an upload under way, and the form keeps what was typed', async () => {
  const rute = await joinAs(app, 'moderator', 'Rute que cancela');
  const category = await bookletCategoryBy(rute, 'Cancelada');
  const underWay = () => readdir(temporaryFolder(app.context)).catch(() => []);
  const seen = await visit(browser, PHONE);
  await signInAs(seen, app, rute);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/apostilas`);
  await page.getByRole('button', { name: 'Nova Apostila' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('Uma apostila cancelada');
  await dialog.getByLabel('Descrição (opcional)').fill('Escrita com cuidado');
  await dialog.getByLabel('Categoria').selectOption(category);
  const pdf = Buffer.concat([await makePdf(), Buffer.alloc(LONG_UPLOAD, ' ')]);
  const file = { name: 'enorme.pdf', mimeType: 'application/pdf', buffer: pdf };
  await dialog.getByLabel('Arquivo PDF').setInputFiles(file);
  const line = await seen.context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW_LINE);
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await dialog.getByText(/^Enviando: \d+%$/).waitFor();
  expect(await dialog.getByRole('progressbar', { name: 'Envio do arquivo' }).count()).toBe(1);
  await until(async () => (await underWay()).length === 1);
  await dialog.evaluate((element) => element.scrollTo(0, 0));
  const cancel = await dialog.getByRole('button', { name: 'Cancelar envio' }).boundingBox();
  expect((cancel?.y ?? PHONE.height) + (cancel?.height ?? 0)).toBeLessThan(PHONE.height);
  if (shots) await page.screenshot({ path: `${shots}/upload-under-way.png` });
  await dialog.getByRole('button', { name: 'Cancelar envio' }).click();
  await dialog.getByRole('progressbar').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Adicionar' }).waitFor();
  expect(await dialog.getByLabel('Nome').inputValue()).toBe('Uma apostila cancelada');
  expect(await dialog.getByLabel('Descrição (opcional)').inputValue()).toBe('Escrita com cuidado');
  expect(await dialog.getByLabel('Categoria').inputValue()).toBe(category);
  expect(await dialog.getByText('Escolhido:').count()).toBe(1);
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await until(async () => (await underWay()).length === 0);
  const { db } = app.context;
  const ofRute = db.selectFrom('storedFiles').select('key').where('createdBy', '=', rute.id);
  expect(await ofRute.execute()).toEqual([]);
  const named = db.selectFrom('booklets').select('id').where('name', '=', 'Uma apostila cancelada');
  expect(await named.execute()).toEqual([]);
  await seen.close();
});
