import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openAppWithModel, openBrowser } from '../support/open-app.ts';
import {
  cutAnswers,
  expectAccessible,
  expectAnswerAccessible,
  expectFittingOnBoth,
  memberAt,
  onBothSizes,
  openReady,
} from '../support/pages.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const library = await openApp();
const { app: model, fake } = await openAppWithModel();

const HEADINGS = [
  'Introdução',
  'Pontos principais',
  'Referências bíblicas',
  'Contexto histórico',
  'Análise teológica',
  'Reflexão',
  'Aplicação prática',
  'Oração',
  'Estudo adicional',
];
const LONG = 'Quem espera em Deus aprende a esperar com os outros, um dia de cada vez. '.repeat(4);
const STUDY = {
  title: 'Esperar com quem prometeu',
  introduction: `${LONG}Leia Romanos 5:5.`,
  mainPoints: ['A espera tem motivo (Romanos 5:3-4).', 'A espera tem companhia.', LONG.repeat(2)],
  biblicalReferences: ['Romanos 5:5', 'Salmos 23:1', 'João 3:16'],
  historicalContext: LONG,
  theologicalAnalysis: LONG.repeat(4),
  reflection: LONG,
  practicalApplication: LONG,
  prayer: `${LONG}Amém.`,
  additionalStudy: LONG,
};
const says = (answer: object, delayMs = 0, ending: 'done' | 'hang' = 'done') =>
  fake.reply(() => ({
    pieces: JSON.stringify(answer).match(/[\s\S]{1,40}/g) ?? [],
    delayMs,
    ending,
  }));

const theme = (page: Page) => page.getByLabel('Tema do estudo');
const generate = (page: Page) => page.getByRole('button', { name: 'Preparar estudo' });
const parts = async (page: Page) => {
  // The parts of a study come with its first one.
  await page
    .locator('article section h2')
    .nth(HEADINGS.length - 1)
    .waitFor();
  return page.locator('article section h2').allInnerTexts();
};

test('a study comes from the library, with the way to its parts and its verses', async () => {
  const seen = await memberAt(browser, library, PHONE);
  const { page } = seen;
  await openReady(page, `${library.baseUrl}/theme-study`);
  expect(await generate(page).isDisabled()).toBe(true);
  await theme(page).fill('   ');
  expect(await generate(page).isDisabled()).toBe(true);
  await theme(page).press('Control+Enter');
  await page.getByText('Tema necessário').waitFor();
  await page.getByText('Por favor, digite um tema para estudo.').waitFor();

  await theme(page).fill('xilofone elétrico');
  await generate(page).click();
  await page
    .getByRole('alert')
    .getByText('Ainda não temos no acervo um estudo sobre esse tema.')
    .waitFor();
  expect(await theme(page).inputValue()).toBe('xilofone elétrico');
  expect(await page.getByText('Erro ao gerar estudo').count()).toBe(0);
  await expectFittingOnBoth(page);

  await page.getByRole('button', { name: 'Gratidão', exact: true }).click();
  expect(await theme(page).inputValue()).toBe('Gratidão');
  await generate(page).click();
  await page.getByText('Estudo gerado!').waitFor();
  await page.getByText('Texto pronto do nosso acervo').waitFor();
  expect(await parts(page)).toEqual(HEADINGS);
  await onBothSizes(page, () => expectAnswerAccessible(page));

  await page.getByRole('heading', { name: 'Assistente Bíblico' }).waitFor();
  await page.getByRole('button', { name: 'Guardar no diário' }).click();
  await page.getByRole('button', { name: 'Guardado' }).waitFor();

  await page.setViewportSize(DESKTOP);
  await goTo(page, 'Reflexão');
  await until(() => page.evaluate(() => document.activeElement?.id === 'reflection'));
  await until(async () => (await topOf(page.locator('#reflection'))) < DESKTOP.height / 2);
  await page.setViewportSize(PHONE);
  await goTo(page, 'Oração');
  await until(() => page.evaluate(() => document.activeElement?.id === 'prayer'));
  const prayer = page.locator('#prayer');
  await prayer.getByRole('button', { name: 'Copiar' }).waitFor();
  await until(async () => (await topOf(prayer)) < PHONE.height / 2);

  await page.locator('#biblicalReferences .chip').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Abrir o capítulo' }).waitFor();
  await seen.close();
});

test('a study that fails loses nothing, and is written field by field when it succeeds', async () => {
  const seen = await memberAt(browser, model, PHONE, true);
  const { page } = seen;
  await openReady(page, `${model.baseUrl}/theme-study`);
  const mend = await cutAnswers(page);
  await theme(page).fill('Como esperar sem desistir?');
  await generate(page).click();
  await page.getByText('Erro ao gerar estudo').waitFor();
  await page.getByText('Tente novamente em alguns instantes.').waitFor();
  expect(await theme(page).inputValue()).toBe('Como esperar sem desistir?');
  await page.reload();
  await until(async () => (await theme(page).inputValue()) === 'Como esperar sem desistir?');

  await mend();
  says(STUDY, 5);
  await generate(page).click();
  await page.getByRole('heading', { name: STUDY.title }).waitFor();
  await page.getByText('Estudo gerado!').waitFor();
  await page.getByText('Gerado por IA · confira na Bíblia').waitFor();
  expect(await parts(page)).toEqual(HEADINGS);
  // Every text of a study is read aloud, whatever its length.
  const heard = page.locator('article section:not(#mainPoints), #mainPoints li');
  const unheard = heard.filter({ hasNot: page.getByRole('button', { name: 'Ouvir' }) });
  expect(await unheard.count()).toBe(0);
  await onBothSizes(page, () => expectAnswerAccessible(page));
  await seen.close();
});

test('a study that is stopped keeps its text so far, and stops the model', async () => {
  const seen = await memberAt(browser, model, PHONE, true);
  const { page } = seen;
  await openReady(page, `${model.baseUrl}/theme-study`);
  says({ ...STUDY, additionalStudy: LONG.repeat(40) }, 15, 'hang');
  await theme(page).fill('Esperança');
  await generate(page).click();
  await page.getByRole('heading', { name: 'Introdução' }).waitFor();
  const aborted = fake.aborted();
  await page.getByRole('button', { name: 'Parar' }).click();
  await until(() => fake.aborted() > aborted);
  expect(await page.getByRole('heading', { name: STUDY.title }).count()).toBe(1);
  expect(await page.getByText('Erro ao gerar estudo').count()).toBe(0);
  await page.locator('#introduction').getByRole('button', { name: 'Copiar' }).waitFor();
  await seen.close();
});

const topOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().top);

/** Moves to a section by the list beside the study, or by the one behind the button at the thumb. */
async function goTo(page: Page, part: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Neste estudo' });
  if (!(await menu.isVisible())) {
    await page.getByRole('link', { name: part, exact: true }).click();
    return;
  }
  await menu.click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: part, exact: true }).click();
}
