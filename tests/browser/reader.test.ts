import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectFittingOnBoth,
  expectNoOverflow,
  openReady,
  openRendered,
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

type Window = { width: number; height: number };

async function open(person: Person, viewport: Window, path: string): Promise<Visit> {
  const seen = await visit(browser, viewport, { touch: viewport === PHONE });
  await signInAs(seen, app, person);
  await openReady(seen.page, app.baseUrl + path);
  await seen.page.locator('html[data-hydrated] #v1').waitFor();
  return seen;
}

const verse = (page: Page, number: number) => page.locator(`#v${number}`);
const coloured = (page: Page, look: 'words' | 'faint') =>
  page.locator(`#v16 [data-part="${look}"]`).allTextContents();
const bar = (page: Page) => page.getByRole('region', { name: 'Versículos selecionados' });

/** Moves a finger across the text. */
async function stroke(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const touches = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const at = (type: string, points: [number, number][]) => {
    // A stroke that takes long turns no page, so its time is told, whatever the machine takes.
    timestamp += 0.02;
    return touches.send('Input.dispatchTouchEvent', {
      type: type === 'start' ? 'touchStart' : type === 'move' ? 'touchMove' : 'touchEnd',
      touchPoints: points.map(([x, y]) => ({ x, y })),
      timestamp,
    });
  };
  await Promise.all([
    at('start', [from]),
    at('move', [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]]),
    at('move', [to]),
    at('end', []),
  ]);
}

describe.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
])('reading %s', (_name, viewport) => {
  test('the text comes first, and verses are marked, found again on return, and unmarked', async () => {
    const maria = await join(app);
    const seen = await open(maria, viewport, '/bible?ref=JHN.3');
    const { page } = seen;
    const box = await verse(page, 1).boundingBox();
    expect(box?.y).toBeLessThan(viewport.height / 2);
    await expectNoOverflow(page);
    await expectAccessible(page);

    await verse(page, 16).locator('.verse-text').click();
    await verse(page, 18).locator('.verse-mark').click();
    await bar(page).getByText('João 3:16,18').waitFor();
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Verde' }).click();
    await page.locator('#v16[data-colour="green"]').waitFor();
    await bar(page).waitFor({ state: 'detached' });
    await until(async () => {
      const marks = await maria.client.member.highlights.inChapter.query({
        book: 'JHN',
        chapter: 3,
      });
      return marks.length === 2;
    });

    await page.reload();
    await page.locator('#v18[data-colour="green"]').waitFor();
    for (const theme of ['sepia', 'escuro', 'claro']) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      await expectAccessible(page, 'contrast');
    }
    await verse(page, 18).locator('.verse-text').click();
    await bar(page).getByRole('button', { name: 'Tirar a marca' }).click();
    await page.locator('#v18:not([data-colour])').waitFor();
    await seen.close();
  });

  test('by keyboard a verse is explained and chapters are turned', async () => {
    const seen = await open(await join(app), viewport, '/bible?ref=PSA.23');
    const { page } = seen;
    await page.getByText('Título do salmo 23.').or(page.getByText('Salmo de Davi')).waitFor();
    await page.getByRole('button', { name: 'Ajustes de leitura' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await bar(page).waitFor();
    await bar(page).getByRole('button', { name: 'Explicar' }).press('Enter');
    // On a phone a sheet over the text, on a desktop a panel beside it.
    const explanation = page
      .getByRole('dialog', { name: 'Explicação do Versículo' })
      .or(page.getByRole('region', { name: 'Explicação do Versículo' }));
    await explanation.getByText('Texto pronto do nosso acervo').waitFor();
    await explanation.getByRole('button', { name: 'Copiar' }).waitFor();
    await expectAccessible(page);
    await explanation.getByRole('button', { name: /^Fechar/ }).press('Enter');
    await explanation.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Salmos 24' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { name: 'Salmos 23' }).waitFor();
    await seen.close();
  });

  test('a note of the translators opens in its line, by touch and by keyboard', async () => {
    const seen = await open(await join(app), viewport, '/bible?ref=JHN.17');
    const { page } = seen;
    const marker = verse(page, 2).getByRole('button', { name: 'Nota da tradução' });
    const note = verse(page, 2).getByRole('note');
    expect(await note.count()).toBe(0);
    await verse(page, 2).locator('.note-marker').click();
    expect((await note.innerText()).trim()).not.toBe('');
    expect(await marker.getAttribute('aria-expanded')).toBe('true');
    await note.click();
    expect(await page.locator('[data-selected]').count()).toBe(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await marker.press('Enter');
    await note.waitFor({ state: 'detached' });
    await seen.close();
  });

  test('another device opens where this one stopped', async () => {
    const maria = await join(app);
    const seen = await open(maria, viewport, '/bible?ref=PSA.119');
    const { page } = seen;
    await verse(page, 100).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await until(async () => {
      const { position } = await maria.client.reading.state.query();
      return position?.verse === 100;
    });
    await seen.close();
    const other = await open(maria, viewport, '/bible');
    await other.page.getByRole('heading', { name: 'Salmos 119' }).waitFor();
    await until(async () => {
      const box = await verse(other.page, 100).boundingBox();
      return box && box.y > 50 && box.y < viewport.height / 2;
    });
    await other.close();
  });
});

test('words of a verse are marked by mouse and by keyboard', async () => {
  const maria = await join(app);
  const seen = await open(maria, DESKTOP, '/bible?ref=JHN.3');
  const { page } = seen;
  await selectWords(page, 16, 'Deus amou');
  const words = page.getByRole('region', { name: 'Palavras escolhidas' });
  await words.getByText('Palavras de João 3:16').waitFor();
  await expectAccessible(page);
  await words.getByRole('button', { name: 'Verde' }).click();
  await words.waitFor({ state: 'detached' });
  await until(async () => (await coloured(page, 'words')).join(' | ') === 'Deus amou');

  await verse(page, 16).focus();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Marcar palavras de João 3:16' });
  await dialog.getByRole('button', { name: 'Porque', exact: true }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog.getByText('“mundo de”').waitFor();
  await expectFittingOnBoth(page);
  await dialog.getByRole('button', { name: 'Azul' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await until(async () => (await coloured(page, 'words')).join(' | ') === 'Deus amou | mundo de');
  await page.locator('#v16 .verse-states', { hasText: 'com palavras marcadas' }).waitFor();
  await reloadReady(page);
  await until(async () => (await coloured(page, 'words')).join(' | ') === 'Deus amou | mundo de');
  await expectAccessible(page, 'contrast');
  await seen.close();
});

test('marked words are faint in another wording, and unmarked there with their verse', async () => {
  const maria = await join(app);
  const { reading, bible, member } = maria.client;
  const [{ settings }, { translations }] = await Promise.all([
    reading.state.query(),
    bible.translations.query(),
  ]);
  const place = { book: 'JHN', chapter: 3 } as const;
  await member.highlights.setParts.mutate({
    ...place,
    translation: translations[0]?.id ?? '',
    parts: [{ verse: 16, first: 1, last: 2, print: '0123abcd' }],
    colour: 'green',
  });
  const other = translations.at(-1)?.id ?? null;
  await member.reading.setSettings.mutate({ ...settings, translation: other });
  const seen = await open(maria, DESKTOP, '/bible?ref=JHN.3');
  const { page } = seen;
  await until(async () => (await coloured(page, 'faint')).join('').startsWith('Porque'));
  expect(await coloured(page, 'words')).toEqual([]);
  await verse(page, 16).locator('.verse-text').click();
  await bar(page).getByRole('button', { name: 'Tirar a marca' }).click();
  await until(async () => (await coloured(page, 'faint')).length === 0);
  await until(async () => (await member.highlights.partsInChapter.query(place)).length === 0);
  await seen.close();
});

test('words of the second translation are marked by touch and by keyboard, beside the text and apart', async () => {
  const maria = await join(app);
  const { reading, bible } = maria.client;
  const [{ settings }, { translations }] = await Promise.all([
    reading.state.query(),
    bible.translations.query(),
  ]);
  const beside = translations.at(-1)?.id ?? null;
  await maria.client.member.reading.setSettings.mutate({ ...settings, beside });
  const seen = await open(maria, PHONE, '/bible?ref=JHN.3');
  const { page } = seen;
  const second = page.locator('#v16 .verse-beside');
  await second.tap({ position: { x: 40, y: 10 } });
  await page.keyboard.press('Escape');
  // As a finger leaves a selection, once its long press has chosen a word and its handles the rest.
  await second.evaluate((each) => {
    const [words] = each.childNodes;
    const at = words?.textContent?.indexOf('Deus amou') ?? -1;
    if (words) getSelection()?.setBaseAndExtent(words, at, words, at + 'Deus amou'.length);
  });
  const words = page.getByRole('region', { name: 'Palavras escolhidas' });
  await words.getByText('Palavras de João 3:16, na segunda tradução').waitFor();
  await expectFittingOnBoth(page);
  await words.getByRole('button', { name: 'Verde' }).tap();
  await words.waitFor({ state: 'detached' });
  await second.locator('[data-part="words"]', { hasText: /^Deus amou$/ }).waitFor();
  expect(await page.locator('#v16 .verse-text [data-part]').count()).toBe(0);
  const stored = async () =>
    (await maria.client.member.highlights.partsInChapter.query({ book: 'JHN', chapter: 3 })).map(
      ({ translation, colour }) => [translation, colour],
    );
  await until(async () => (await stored()).length > 0);
  expect(await stored()).toEqual([[beside, 'green']]);

  await page.setViewportSize(DESKTOP);
  await page.evaluate(() => localStorage.setItem('reader-columns', 'second'));
  await reloadReady(page);
  const apart = page.locator('[data-second="16"]');
  await apart.locator('[data-part="words"]', { hasText: /^Deus amou$/ }).waitFor();
  await verse(page, 16).focus();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Marcar palavras de João 3:16' });
  await dialog.getByRole('button', { name: 'Na segunda tradução' }).click();
  await dialog.getByRole('button', { name: 'Porque', exact: true }).click();
  await dialog.getByRole('button', { name: 'Azul' }).click();
  await dialog.waitFor({ state: 'detached' });
  await apart.locator('[data-part="words"]', { hasText: /^Porque$/ }).waitFor();
  await expectAccessible(page, 'contrast');
  await seen.close();
});

test('a mark that the server refuses is taken back, and a later one stays', async () => {
  const seen = await open(await join(app), PHONE, '/bible?ref=PSA.23');
  const { page } = seen;
  const data = { code: 'INTERNAL', httpStatus: 500, field: null };
  const { promise: marked, resolve: refuse } = Promise.withResolvers<void>();
  await page.route(
    '**/trpc/member.highlights.set*',
    async (route) => {
      await marked;
      await route.fulfill({ status: 500, json: { error: { code: -1, message: 'não', data } } });
    },
    { times: 1 },
  );
  for (const [number, colour] of [
    [1, 'Azul'],
    [2, 'Verde'],
  ] as const) {
    await verse(page, number).locator('.verse-text').click();
    await bar(page).getByRole('button', { name: colour }).click();
    await page.locator(`#v${number}[data-colour]`).waitFor();
  }
  refuse();
  await page.getByText('Erro ao marcar versículo').waitFor();
  await page.locator('#v1:not([data-colour])').waitFor();
  await page.locator('#v2[data-colour="green"]').waitFor();
  await page.context().close();
});

test('a touch between two lines of a verse chooses it', async () => {
  const seen = await open(await join(app), { width: 360, height: 740 }, '/bible?ref=JHN.3');
  const { page } = seen;
  await verse(page, 16).scrollIntoViewIfNeeded();
  const { x, y } = await verse(page, 16)
    .locator('.verse-text')
    .evaluate((text) => {
      const lines = [...text.getClientRects()].sort((one, other) => one.top - other.top);
      const [first] = lines;
      const second = lines.find(({ top }) => first && top > first.bottom);
      if (!first || !second) throw new Error('one line only');
      return { x: second.left + 20, y: (first.bottom + second.top) / 2 };
    });
  await page.mouse.click(x, y);
  await bar(page).getByText('João 3:16').waitFor();
  await seen.close();
});

test('a verse is saved once, with its comment kept through an error', async () => {
  const maria = await join(app);
  const seen = await open(maria, PHONE, '/bible?ref=JHN.3');
  const { page } = seen;
  await verse(page, 16).locator('.verse-text').click();
  await bar(page).getByRole('button', { name: 'Salvar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salvar Versículo' });
  await dialog.getByLabel('Comentário (opcional)').fill('O amor de Deus');
  await dialog.getByLabel('Etiquetas (opcional)').fill('amor, evangelho');
  await expectFittingOnBoth(page);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await bar(page).getByRole('button', { name: 'Salvar' }).click();
  const comment = dialog.getByLabel('Comentário (opcional)');
  await until(async () => (await comment.inputValue()) === 'O amor de Deus');
  await dialog.getByRole('button', { name: 'Salvar' }).dblclick();
  await page.getByText('Versículo salvo com sucesso!').waitFor();
  expect(await page.getByText('Versículo já está salvo').count()).toBe(0);
  await verse(page, 16).getByText('(selecionado, salvo, com nota)').waitFor();
  expect(await bar(page).getByRole('button', { name: 'Salvo' }).isDisabled()).toBe(true);
  const { items } = await maria.client.member.savedVerses.list.query({});
  expect(items.map(({ userComment, tags }) => ({ userComment, tags }))).toEqual([
    { userComment: 'O amor de Deus', tags: ['amor', 'evangelho'] },
  ]);
  await seen.close();
});

test('a verse saved elsewhere meanwhile is reported as saved', async () => {
  const maria = await join(app);
  const seen = await open(maria, PHONE, '/bible?ref=JHN.3');
  const { page } = seen;
  await maria.client.member.savedVerses.save.mutate({
    place: { book: 'JHN', chapter: 3, verses: [2] },
    notes: { comment: null, tags: [] },
  });
  await verse(page, 2).locator('.verse-text').click();
  await bar(page).getByRole('button', { name: 'Salvar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salvar Versículo' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Versículo já está salvo').waitFor();
  await page.locator('#v2[data-saved]').waitFor();
  await seen.close();
});

test('settings take effect at once and are stored for every device', async () => {
  const maria = await join(app);
  const seen = await open(maria, PHONE, '/bible?ref=JHN.3');
  const { page } = seen;
  await page.getByRole('button', { name: 'Ajustes de leitura' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ajustes de leitura' });
  await sheet.getByRole('button', { name: 'Aumentar a letra' }).click();
  await sheet.getByText('110 %').waitFor();
  await sheet.getByRole('button', { name: 'Texto corrido' }).click();
  await expectFittingOnBoth(page);
  await until(async () => {
    const { settings } = await maria.client.reading.state.query();
    return settings.size === 110 && settings.layout === 'running';
  });
  await seen.close();

  const other = await open(maria, PHONE, '/bible?ref=JHN.3');
  expect(await other.page.locator('.chapter').getAttribute('data-layout')).toBe('running');
  await other.page.getByRole('button', { name: 'Ajustes de leitura' }).click();
  const again = other.page.getByRole('dialog', { name: 'Ajustes de leitura' });
  const second = again.getByLabel('Segunda tradução, ao lado');
  await second.selectOption({ index: 1 });
  await again.getByRole('button', { name: 'Fechar' }).click();
  // Where the text runs on, the two stand paragraph by paragraph.
  await other.page.locator('.paragraph-pair .verse-beside [data-second="16"]').waitFor();
  await expectFittingOnBoth(other.page);
  expect(await other.page.locator('[data-differs]').count()).toBe(0);
  await other.page.getByRole('button', { name: 'Ajustes de leitura' }).click();
  await again.getByRole('button', { name: 'Sublinhadas' }).click();
  await again.getByRole('button', { name: 'Fechar' }).click();
  await other.page.locator('.verse-beside [data-differs]').first().waitFor();
  await other.page.locator('.verse-text [data-differs]').first().waitFor();
  expect(await other.page.locator(':is(#v16, [data-second="16"]) [data-differs]').count()).toBe(0);
  await other.page
    .locator('.verse-states', { hasText: 'com palavras diferentes na outra tradução' })
    .first()
    .waitFor();
  await expectFittingOnBoth(other.page);
  // The second translation is a selection, which says what it lacks; and so it does as the only one.
  const lacks = /^A tradução “[^”]+” não tem Números 7\.$/;
  await openReady(other.page, `${app.baseUrl}/bible?ref=NUM.7`);
  await other.page.getByText(lacks).waitFor();
  await verse(other.page, 1).waitFor();
  const { settings } = await maria.client.reading.state.query();
  const alone = { ...settings, translation: settings.beside, beside: null };
  await maria.client.member.reading.setSettings.mutate(alone);
  await openReady(other.page, `${app.baseUrl}/bible?ref=NUM.7`);
  await other.page.getByText(lacks).waitFor();
  expect(await other.page.locator('.verse').count()).toBe(0);
  await expectFittingOnBoth(other.page);
  await other.close();
});

test('the text is there without scripts, and with them nothing is asked again and nothing moves', async () => {
  const maria = await join(app);
  await maria.client.member.reading.setPosition.mutate({ book: 'PSA', chapter: 119, verse: 60 });
  const plain = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  await signInAs({ context: plain }, app, maria);
  const still = await plain.newPage();
  await still.goto(`${app.baseUrl}/bible?ref=JHN.3`);
  expect(await still.locator('[data-verse]').count()).toBe(36);
  await plain.close();

  const seen = await visit(browser, PHONE, { touch: true });
  const { page } = seen;
  await signInAs(seen, app, maria);
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/\/trpc\/|JHN\.3\.json/.test(url) && !url.includes('setPosition')) asked.push(url);
  });
  const admit = await openRendered(page, `${app.baseUrl}/bible?ref=JHN.3`);
  await verse(page, 36).waitFor();
  // Each document settles by itself whether its typeface has come in time.
  const before = await verse(page, 1).boundingBox();
  await admit();
  await verse(page, 1).locator('.verse-text').click();
  await bar(page).waitFor();
  expect(await verse(page, 1).boundingBox()).toEqual(before);
  expect(asked).toEqual([]);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((list) =>
          done(
            list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
          ),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
      }),
  );
  expect(moved).toBeLessThan(0.01);
  await seen.close();
});

test('a stroke turns the page, and the chapter seen before opens without a request', async () => {
  const seen = await open(await join(app), PHONE, '/bible?ref=JHN.3');
  const { page } = seen;
  await stroke(page, [300, 400], [80, 410]);
  await page.getByRole('heading', { name: 'João 4' }).waitFor();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/texts/')) asked.push(request.url());
  });
  await stroke(page, [80, 400], [300, 410]);
  await page.getByRole('heading', { name: 'João 3' }).waitFor();
  expect(asked).toEqual([]);
  await stroke(page, [180, 600], [220, 300]);
  await page.getByRole('heading', { name: 'João 3' }).waitFor();
  await seen.close();
});

test('of a text that lacks chapters none is asked for beforehand', async () => {
  const lacking = await openApp({ template: 'seeded' });
  const seen = await visit(browser, PHONE, { base: lacking.baseUrl });
  const asked: string[] = [];
  seen.page.on('request', (request) => {
    if (request.url().includes('/texts/')) asked.push(request.url());
  });
  await openReady(seen.page, `${lacking.baseUrl}/bible?ref=PSA.23`);
  await seen.page.locator('html[data-hydrated] #v1').waitFor();
  await seen.page.waitForLoadState('networkidle');
  expect(asked.filter((url) => !url.includes('/PSA.23.json'))).toEqual([]);
  await seen.close();
});

test('the picker leads to a chapter in two touches, the filters to verses', async () => {
  const seen = await open(await join(app), PHONE, '/bible?ref=JHN.3');
  const { page } = seen;
  await page.getByRole('button', { name: 'João 3' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ir para' });
  await sheet.getByRole('button', { name: 'Rute' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Capítulo 2' }).click();
  await page.getByRole('heading', { name: 'Rute 2' }).waitFor();
  await page.getByRole('button', { name: 'Rute 2' }).click();
  await sheet.getByRole('button', { name: 'Filtros' }).click();
  await sheet.getByLabel('Capítulo').fill('9');
  await sheet.getByRole('button', { name: 'Buscar' }).click();
  await sheet.getByText('Rute tem 4 capítulos').waitFor();
  await sheet.getByLabel('Capítulo').fill('1');
  await sheet.getByLabel('Do versículo').fill('16');
  await sheet.getByLabel('Ao versículo').fill('17');
  await sheet.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('heading', { name: 'Rute 1:16-17' }).waitFor();
  await until(async () => (await page.locator('[data-verse]').count()) === 2);
  await page.getByRole('link', { name: 'Ler o capítulo inteiro' }).click();
  await page.getByRole('heading', { name: 'Rute 1', exact: true }).waitFor();
  await seen.close();
});

test('beside the filters of a desktop the text goes with its place, and there is a way back', async () => {
  const seen = await open(await join(app), DESKTOP, '/bible?ref=JHN.3');
  const { page } = seen;
  const chapter = page.getByRole('spinbutton', { name: 'Capítulo' });
  await page.getByLabel('Testamento').selectOption({ label: 'Antigo Testamento' });
  await verse(page, 1).waitFor({ state: 'detached' });
  expect(await chapter.inputValue()).toBe('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voltar a João 3' }).click();
  await verse(page, 1).waitFor();
  expect(await chapter.inputValue()).toBe('3');

  await page.getByLabel('Livro').selectOption({ label: 'Romanos' });
  await chapter.fill('17');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByText('Romanos tem 16 capítulos').waitFor();
  await verse(page, 1).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Abrir Romanos 16' }).click();
  await page.getByRole('heading', { name: 'Romanos 16' }).waitFor();
  await verse(page, 1).waitFor();
  await seen.close();
});

test.each([
  ['Jo+3.16', 'João 3:16'],
  ['jhn.3.16', 'João 3:16'],
  ['1Co+13.4-7', '1 Coríntios 13:4-7'],
])('the link %s opens the chapter at %s', async (ref, heading) => {
  const seen = await open(await join(app), PHONE, `/bible?ref=${ref}`);
  const { page } = seen;
  await page.getByRole('heading', { name: heading }).waitFor();
  await until(async () => {
    const box = await page.locator('[data-target]').first().boundingBox();
    return box && box.y > 50 && box.y < 400;
  });
  await seen.close();
});

test.each([
  ['João+30', 'João tem 21 capítulos.', 'João 21'],
  ['JHN.99', 'João tem 21 capítulos.', 'João 21'],
  ['Gn+1:99', 'Gênesis 1 tem 31 versículos.', 'Gênesis 1'],
  ['JUD.2.1', 'Judas tem 1 capítulo.', 'Judas 1'],
  ['Jo+3.30-99', 'João 3 tem 36 versículos.', 'João 3:30-36'],
])('the link %s is answered with %s, and leads to %s', async (ref, problem, nearest) => {
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await signInAs(seen, app, await join(app));
  await openReady(page, `${app.baseUrl}/bible?ref=${ref}`);
  await page.getByText(problem).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Abrir ${nearest}`, exact: true }).click();
  await page.getByRole('heading', { name: nearest, exact: true }).waitFor();
  await verse(page, 1).waitFor();
  await seen.close();
});

test('a link that names no book leads to a search of its words, or on in the reading', async () => {
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await signInAs(seen, app, await join(app));
  await openReady(page, `${app.baseUrl}/bible?ref=amou+o+mundo`);
  await page.getByText('Não reconhecemos essa referência.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Buscar “amou o mundo”' }).click();
  await page.getByRole('link', { name: /João 3:16/ }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Continuar a leitura' }).click();
  await page.getByRole('heading', { name: 'João 1' }).waitFor();
  await openReady(page, `${app.baseUrl}/bible?ref=1+Macabeus+2`);
  await page.getByText('Macabeus não está nesta Bíblia, que segue o cânon protestante').waitFor();
  await openReady(page, `${app.baseUrl}/bible?ref=%E2%80%8B%E2%80%8B`);
  await page.getByText('Não reconhecemos essa referência.').waitFor();
  expect(await page.getByRole('link', { name: /^Buscar “/ }).count()).toBe(0);
  await openReady(page, `${app.baseUrl}/bible-quick?q=Tobias+3:2`);
  await page.getByText('Tobias não está nesta Bíblia, que segue o cânon protestante').waitFor();
  await seen.close();
});

test('a chapter that does not arrive shows an error, and can be requested again', async () => {
  const seen = await open(await join(app), PHONE, '/bible?ref=JHN.3');
  const { page } = seen;
  await page.route('**/texts/**/ROM.8.json', (route) => route.abort());
  await page.evaluate(() => history.pushState({}, '', '/bible?ref=ROM.8'));
  await page.getByRole('alert').filter({ hasText: 'Erro ao buscar versículos.' }).waitFor();
  await page.getByText('Erro ao buscar versículos', { exact: true }).waitFor();
  await page.unroute('**/texts/**/ROM.8.json');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await verse(page, 28).waitFor();
  await page.context().close();
});

test('an error of the text is reported', async () => {
  const maria = await join(app);
  const seen = await open(maria, PHONE, '/bible?ref=JHN.3');
  const { page } = seen;
  await verse(page, 2).locator('.verse-text').click();
  await bar(page).getByRole('button', { name: 'Relatar erro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Relatar erro no texto' });
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await dialog.getByText('Descreva o erro que você encontrou.').waitFor();
  await dialog.getByLabel('O que está errado?').fill('Falta uma vírgula');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('Vamos conferir este versículo.').waitFor();
  const reports = await app.context.db.selectFrom('textReports').selectAll().execute();
  expect(reports.map(({ message }) => message)).toContain('Falta uma vírgula');
  await seen.close();
});
