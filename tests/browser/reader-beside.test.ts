import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectNoOverflow,
  layersLeft,
  memberAt,
  openReady,
  reloadReady,
  signInAs,
  type Visit,
  visit,
} from '../support/pages.ts';
import { join } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('.verse')?.id ?? document.activeElement?.tagName,
  );

const beside = (page: Page) => page.getByRole('complementary', { name: 'Ao lado do texto' });

/** Changes settings of reading and closes them. */
async function choose(
  page: Page,
  ...choices: ((sheet: Locator) => Promise<unknown>)[]
): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Ajustes de leitura' });
  await page.getByRole('button', { name: 'Ajustes de leitura' }).click();
  for (const choice of choices) await choice(sheet);
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** The reader of somebody with a note in the chapter, where there is room for three columns. */
async function readerWithNote(): Promise<Visit> {
  const maria = await join(app);
  const verse = { book: 'JHN', chapter: 17, verse: 1 } as const;
  await maria.client.member.savedVerses.note.mutate({ verse, comment: 'Ele ora por nós.' });
  const size = { width: 1280, height: 800 };
  const seen = await visit(browser, size, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  await openReady(seen.page, `${app.baseUrl}/bible?ref=JHN.17`);
  await beside(seen.page).getByText('Ele ora por nós.').waitFor();
  return seen;
}

describe('on a phone', () => {
  test('two translations stand one beneath the other, in paragraphs where the text runs on', async () => {
    const seen = await memberAt(browser, app, PHONE);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
    await choose(
      page,
      (sheet) => sheet.getByLabel('Segunda tradução, ao lado').selectOption({ index: 1 }),
      (sheet) => sheet.getByRole('button', { name: 'Texto corrido' }).first().click(),
    );
    const pair = page.locator('.paragraph-pair', { has: page.locator('#v16') });
    const second = pair.locator('.verse-beside');
    await second.locator('[data-second="16"]').getByText('Porque Deus amou').waitFor();
    const edges = () =>
      Promise.all([page.locator('#v16 .verse-text'), second].map((each) => each.boundingBox()));
    const [text, below] = await edges();
    expect(text?.y).toBeLessThan(below?.y ?? 0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 820, height: 800 });
    const [left, right] = await edges();
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await expectNoOverflow(page);
    await seen.close();
  });

  test('each verse is explained and saved in the bar that a touch opens, and gets the focus back', async () => {
    const seen = await memberAt(browser, app, PHONE);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
    await page.getByText('Toque num versículo para explicar, salvar ou marcar.').waitFor();
    await page.locator('#v16 .verse-mark').click();
    const bar = page.getByRole('region', { name: 'Versículos selecionados' });
    await bar.waitFor();
    expect(await page.getByText('Toque num versículo').count()).toBe(0);
    await expectNoOverflow(page);
    for (const [name, title] of [
      ['Explicar', 'Explicação do Versículo'],
      ['Salvar', 'Salvar Versículo'],
    ] as const) {
      const button = bar.getByRole('button', { name, exact: true });
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThan(43);
      expect(box?.height).toBeGreaterThan(43);
      await button.click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await until(async () => (await focused(page)) === 'v16');
    }
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await until(async () => (await focused(page)) === 'v16');
    await seen.close();
  });

  test('chosen verses are explained together', async () => {
    const seen = await memberAt(browser, app, PHONE);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
    for (const verse of [16, 17, 18]) await page.locator(`#v${verse} .verse-text`).click();
    const bar = page.getByRole('region', { name: 'Versículos selecionados' });
    await bar.getByRole('button', { name: 'Explicar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Explicação dos Versículos' });
    await dialog.getByText('como o pensamento caminha de um versículo ao outro').waitFor();
    await expectAccessible(page);
    await seen.close();
  });

  test('a verse leads to the places that speak of the same, and each opens in place', async () => {
    const seen = await memberAt(browser, app, PHONE);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
    await page.locator('#v16 .verse-text').click();
    const bar = page.getByRole('region', { name: 'Versículos selecionados' });
    await bar.getByRole('button', { name: 'Referências' }).click();
    const dialog = page.getByRole('dialog', { name: 'Referências de João 3:16' });
    await dialog
      .getByText(/pecadores/)
      .first()
      .waitFor();
    await dialog.getByText(/^Todas as \d+, por livro$/).click();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Gênesis 22:12' }).click();
    const place = page.getByRole('dialog', { name: 'Gênesis 22:12' });
    await place.getByRole('link', { name: 'Abrir o capítulo' }).click();
    await page.waitForURL('**/bible?ref=GEN.22.12');
    await until(async () => (await page.getByRole('dialog').count()) === 0);
    await layersLeft(page);
    await page.goBack();
    await page.waitForURL('**/bible?ref=JHN.3');
    await seen.close();
  });

  test('the menu of the lower bar opens what the home page has, and more', async () => {
    const seen = await memberAt(browser, app, PHONE);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/dashboard`);
    const titles = await page.locator('main section li a > span:first-of-type').allInnerTexts();
    expect(titles.length).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    for (const name of [...titles, 'Meu perfil', 'Sessões ativas']) {
      expect(await menu.getByRole('link', { name, exact: true }).count(), name).toBe(1);
    }
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Jejum' }).click();
    await menu.waitFor({ state: 'detached' });
    await page.waitForURL('**/fasting');
    await seen.close();
  });
});

describe('on a desktop', () => {
  test('notes, references, the comment that was saved and the explanation stand beside the text', async () => {
    const seen = await memberAt(browser, app, DESKTOP);
    const { page } = seen;
    const panel = beside(page);
    await openReady(page, `${app.baseUrl}/bible?ref=JHN.17`);
    await panel.getByRole('heading', { name: 'Notas da tradução' }).waitFor();
    await expectAccessible(page);

    await page.locator('#v3 .verse-text').click();
    await panel.getByRole('heading', { name: 'Referências cruzadas' }).waitFor();
    await panel.getByRole('list', { name: 'Mais próximas de João 17:3' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.locator('#v3').hover();
    await page.getByRole('button', { name: 'Salvar versículo 3', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Salvar Versículo' });
    await dialog.getByLabel('Comentário (opcional)').fill('Conhecer a Deus é viver.');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await panel.getByText('Conhecer a Deus é viver.').waitFor();

    await page.locator('#v2').hover();
    await page.getByRole('button', { name: 'Explicar versículo 2', exact: true }).click();
    await panel.getByText('Texto pronto do nosso acervo').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const text = await page.locator('#v2').boundingBox();
    const aside = await panel.boundingBox();
    expect(aside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    expect(await panel.getByText('Conhecer a Deus é viver.').count()).toBe(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Fechar a explicação' }).click();
    await until(async () => (await focused(page)) === 'v2');
    // A dialog that is closed goes back in the history, which a reload would cut off.
    await layersLeft(page);
    await reloadReady(page);
    await panel.getByText('Conhecer a Deus é viver.').waitFor();
    await seen.close();
  });

  test('a note stands beside the text, is opened to be changed, and stays after a reload', async () => {
    const seen = await memberAt(browser, app, DESKTOP);
    const { page } = seen;
    const panel = beside(page);
    await openReady(page, `${app.baseUrl}/bible?ref=JHN.17`);
    await page.locator('#v1 .verse-text').click();
    const bar = page.getByRole('region', { name: 'Versículos selecionados' });
    await bar.getByRole('button', { name: 'Nota' }).click();
    const note = page.getByRole('dialog', { name: 'Nota em João 17:1' });
    await note.getByLabel('Sua nota').fill('Ele ora por nós.');
    await expectAccessible(page);
    await note.getByRole('button', { name: 'Guardar nota' }).click();
    await panel.getByText('Ele ora por nós.').waitFor();
    expect(await page.locator('#v1[data-saved]').count()).toBe(0);
    await page.locator('#v1').getByText('com nota').waitFor({ state: 'attached' });
    await panel.getByRole('button', { name: 'Editar a nota em João 17:1' }).click();
    expect(await note.getByLabel('Sua nota').inputValue()).toBe('Ele ora por nós.');
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await layersLeft(page);
    await reloadReady(page);
    await panel.getByText('Ele ora por nós.').waitFor();
    await seen.close();
  });

  test('own notes have a column with its own scrolling, chosen on the device', async () => {
    const seen = await readerWithNote();
    const { page } = seen;
    const panel = beside(page);
    await choose(page, (sheet) => sheet.getByRole('button', { name: 'Notas à parte' }).click());
    await page.locator('#v2 .verse-text').click();
    const references = panel.getByRole('region', { name: 'Referências cruzadas' });
    const own = panel.getByRole('region', { name: 'Sua nota' });
    await own.getByText('Ele ora por nós.').waitFor();
    await own.getByRole('button', { name: 'Nota em João 17:2' }).waitFor();
    const edges = async () =>
      Promise.all([page.locator('#v2'), references, own].map((each) => each.boundingBox()));
    const [verse, middle, last] = await edges();
    expect((verse?.x ?? 0) + (verse?.width ?? 0)).toBeLessThanOrEqual(middle?.x ?? 0);
    expect((middle?.x ?? 0) + (middle?.width ?? 0)).toBeLessThanOrEqual(last?.x ?? 0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await layersLeft(page);
    await reloadReady(page);
    await panel.locator('.own-notes').getByText('Ele ora por nós.').waitFor();
    await seen.close();
  });

  test('a second translation stands in the text beside the notes, or has a column of its own', async () => {
    const seen = await readerWithNote();
    const { page } = seen;
    const panel = beside(page);
    await choose(
      page,
      (sheet) => sheet.getByLabel('Segunda tradução, ao lado').selectOption({ index: 1 }),
      (sheet) => sheet.getByRole('button', { name: 'Só as notas' }).click(),
    );
    await page.locator('#v3 .verse-beside').waitFor();
    await panel.getByText('Ele ora por nós.').waitFor();
    expect(await panel.locator('.panel-column').count()).toBe(1);
    await expectNoOverflow(page);
    await expectAccessible(page);

    await choose(page, (sheet) =>
      sheet.getByRole('button', { name: 'Segunda tradução', exact: true }).click(),
    );
    const second = panel.locator('.panel-column').first();
    await second.locator('[data-second="3"]').waitFor();
    expect(await page.locator('.verse-beside').count()).toBe(0);
    await panel.getByText('Ele ora por nós.').waitFor();
    const [text3, column, notes] = await Promise.all(
      [page.locator('#v3'), second, panel.locator('.panel-column').last()].map((each) =>
        each.boundingBox(),
      ),
    );
    expect((text3?.x ?? 0) + (text3?.width ?? 0)).toBeLessThanOrEqual(column?.x ?? 0);
    expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(notes?.x ?? 0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await seen.close();
  });

  test('the column of a second translation scrolls along when asked to, also after a reload', async () => {
    const seen = await readerWithNote();
    const { page } = seen;
    const second = beside(page).locator('.panel-column').first();
    await choose(
      page,
      (sheet) => sheet.getByLabel('Segunda tradução, ao lado').selectOption({ index: 1 }),
      (sheet) => sheet.getByRole('button', { name: 'Segunda tradução', exact: true }).click(),
    );
    const headOf = () =>
      second.evaluate((each) => {
        const { top } = each.getBoundingClientRect();
        const lines = [...each.querySelectorAll<HTMLElement>('[data-second]')];
        return lines.find((line) => line.getBoundingClientRect().bottom > top + 12)?.dataset[
          'second'
        ];
      });
    await openReady(page, `${app.baseUrl}/bible?ref=ROM.8`);
    await second.locator('[data-second="30"]').waitFor();
    await page.locator('#v30').evaluate((each) => each.scrollIntoView({ block: 'start' }));
    expect(await headOf()).toBe('1');
    await second.getByRole('button', { name: 'Rolar junto' }).click();
    await until(async () => Number(await headOf()) > 25);
    await reloadReady(page);
    await second.getByRole('button', { name: 'Rolar junto', pressed: true }).waitFor();
    await seen.close();
  });

  test('what a search found is as wide as its field', async () => {
    const seen = await memberAt(browser, app, DESKTOP);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/bible-quick?q=Jo+3:16`);
    const results = await page.getByRole('region', { name: 'Resultado da busca' }).boundingBox();
    const field = await page.getByRole('search').boundingBox();
    expect(results?.width).toBe(field?.width);
    await seen.close();
  });
});
