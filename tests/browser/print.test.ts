import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seedStudies } from '#server/features/guided-studies/authored-studies.ts';
import { DESKTOP } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { memberAt, openReady, signInAs, visit } from '../support/pages.ts';
import { join } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp();
await seedStudies(app.context.db);

/** Shows the page as it would be printed whenever it is, until the next call. */
async function watchPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'print', () => document.body.setAttribute('data-printed', ''));
  });
}

async function printed(page: Page): Promise<void> {
  await page.locator('body[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

async function afterwards(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    document.body.removeAttribute('data-printed');
    window.dispatchEvent(new Event('afterprint'));
  });
}

/** Asks for a margin for notes, and says how much of the paper the text takes and what stands below it. */
async function withMargin(page: Page, button: Locator, printedText: Locator) {
  await button.click();
  const asked = page.getByRole('dialog', { name: 'Imprimir', exact: true });
  await asked.getByRole('button', { name: 'Com margem para anotar' }).click();
  await printed(page);
  await asked.waitFor({ state: 'detached' });
  const box = await printedText.boundingBox();
  const words = await printedText.innerText();
  const foot = await page.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((rule) => rule.includes('@bottom-right'))
      .join('\n'),
  );
  await afterwards(page);
  return { share: (box?.width ?? 0) / DESKTOP.width, words, foot };
}

const colourOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);

test('a chapter is printed in black without controls, with its place, and with a margin on request', async () => {
  const { page, close } = await memberAt(browser, app, DESKTOP);
  await watchPrinting(page);
  await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
  const print = async (name: string) => {
    await page.getByRole('button', { name: 'Ajustes de leitura' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await printed(page);
  };
  await print('O capítulo');
  await page.locator('#v16').waitFor();
  expect(await page.locator('header.shell-header').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Ajustes de leitura' }).isVisible()).toBe(false);
  expect(await page.getByText('João 3', { exact: true }).last().isVisible()).toBe(true);
  expect(await page.locator('#v16').innerText()).toMatch(/^16 Porque Deus/);
  expect(await colourOf(page, '#v16 .verse-text')).toBe('rgb(0, 0, 0)');
  const whole = await page.locator('main').boundingBox();
  await afterwards(page);
  await print('Com margem para anotar');
  const narrow = await page.locator('main').boundingBox();
  expect(narrow?.width ?? 0).toBeLessThan((whole?.width ?? 0) * 0.7);
  await afterwards(page);
  await close();
});

test('a passage is printed alone, and the page is there again', async () => {
  const { page, close } = await memberAt(browser, app, DESKTOP);
  await watchPrinting(page);
  await openReady(page, `${app.baseUrl}/bible-quick?q=Salmo+23`);
  await page.getByRole('button', { name: 'Imprimir' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Só o texto' }).click();
  await printed(page);
  const sheet = page.locator('.sheet-of-paper');
  expect((await sheet.innerText()).length).toBeGreaterThan(200);
  expect(await sheet.innerText()).toMatch(/\n1 .* 2 .* 3 /s);
  expect(await page.getByRole('main').isVisible()).toBe(false);
  await afterwards(page);
  await page.getByRole('main').waitFor();
  expect(await sheet.count()).toBe(0);
  await close();
});

test('the day of a plan is printed whole from its dialog, without its buttons', async () => {
  const maria = await join(app);
  await maria.client.member.readingPlans.start.mutate({ slug: 'primeiros-passos' });
  const seen = await visit(browser, DESKTOP, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  const { page, close } = seen;
  await openReady(page, `${app.baseUrl}/reading-plan?day=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Oração' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const paper = await dialog.boundingBox();
  expect(paper?.x).toBeGreaterThanOrEqual(0);
  expect((paper?.x ?? 0) + (paper?.width ?? 0)).toBeLessThanOrEqual(DESKTOP.width);
  expect(await dialog.getByText('Continuar depois').isVisible()).toBe(false);
  expect(await dialog.getByText('Aplicação', { exact: true }).isVisible()).toBe(true);
  await close();
});

test('saved verses, a study, its day and a prayer are printed with a margin, their place and translation', async () => {
  const maria = await join(app);
  await maria.client.member.savedVerses.save.mutate({
    place: { book: 'JHN', chapter: 3, verses: [16] },
    notes: { comment: '', tags: [] },
  });
  const seen = await visit(browser, DESKTOP, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  const { page, close } = seen;
  await watchPrinting(page);
  const sheet = page.locator('.sheet-of-paper');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

  await openReady(page, `${app.baseUrl}/saved-verses`);
  const saved = await withMargin(page, button('Imprimir'), sheet);
  expect(saved.words).toMatch(/João 3:16.*Porque Deus/s);
  expect(saved.foot).toMatch(/Versículos salvos · \p{Lu}+/u);
  expect(saved.share).toBeLessThan(0.7);

  await openReady(page, `${app.baseUrl}/themes/priest?tab=plan&day=1`);
  const day = await withMargin(page, button('Imprimir o dia 1'), sheet);
  expect(day.words).toMatch(/Dia 1 de \d+.*Oração.*Ação do dia/s);
  expect(day.foot).toMatch(/ · .+ \d+:\d+/);
  expect(day.share).toBeLessThan(0.7);
  const part = await withMargin(page, button('Imprimir esta parte'), page.getByRole('main'));
  expect(part.foot).toMatch(/ · (Bíblia Livre|Almeida)/);
  expect(part.share).toBeLessThan(0.7);

  await openReady(page, `${app.baseUrl}/prayers`);
  await button(/^Ler a oração/).click();
  const prayer = await withMargin(page, button(/^Imprimir: Oração/), sheet);
  expect(prayer.foot).toContain('Oração: ');
  expect(prayer.share).toBeLessThan(0.7);
  await close();
});

test('the day of a plan is printed with a margin, and its readings as a list to tick', async () => {
  const maria = await join(app);
  const plans = maria.client.member.readingPlans;
  const { id } = await plans.start.mutate({ slug: 'primeiros-passos' });
  await plans.checkIn.mutate({ id, days: [1] });
  const seen = await visit(browser, DESKTOP, { theme: 'claro', base: app.baseUrl });
  await signInAs(seen, app, maria);
  const { page, close } = seen;
  await watchPrinting(page);
  await openReady(page, `${app.baseUrl}/reading-plan?day=1`);
  const dialog = page.getByRole('dialog').first();
  const day = await withMargin(
    page,
    page.getByRole('button', { name: 'Imprimir este dia' }),
    dialog,
  );
  expect(day.foot).toContain('Dia 1 - ');
  expect(day.share).toBeLessThan(0.7);

  await openReady(page, `${app.baseUrl}/reading-plan`);
  await page.getByRole('button', { name: 'Ver plano' }).click();
  const sheet = page.locator('.sheet-of-paper');
  await page.getByRole('button', { name: 'Imprimir as leituras' }).click();
  await page.getByRole('button', { name: 'Só o texto' }).click();
  await printed(page);
  expect(await sheet.locator('li').count()).toBe(30);
  expect(await sheet.locator('li[data-done]').allInnerTexts()).toEqual([
    expect.stringMatching(/^Dia 1 · /),
  ]);
  expect(await sheet.locator('li').nth(1).innerText()).toMatch(
    /^Dia 2 · .+, \d\d\/\d\d\/\d\d · .+\d/,
  );
  await close();
});
