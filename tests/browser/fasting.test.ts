import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NOTICES } from '#shared/answers/ai.ts';
import { brazilianDay } from '#shared/calendar.ts';
import { FASTING_WARNING } from '#shared/fasting/fasting-warning.ts';
import { PHONE } from '../support/browser.ts';
import { openApp, openAppWithModel, openBrowser } from '../support/open-app.ts';
import {
  cutAnswers,
  expectAnswerAccessible,
  expectFittingOnBoth,
  memberAt,
  onBothSizes,
  openReady,
} from '../support/pages.ts';
import { readPdf } from '../support/pdf.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const library = await openApp();
const { app: model, fake } = await openAppWithModel();

const HEADINGS = [
  'Introdução',
  'Antes de jejuar, cuide de você',
  'Motivo',
  'Duração',
  'O que deixar e o que manter',
  'Oração de apresentação',
  'Orações de cada dia',
  'Oração durante o jejum',
  'Oração de encerramento',
  'Orientação espiritual',
];
const FOREWORD = [
  NOTICES.steered,
  FASTING_WARNING.never,
  ...FASTING_WARNING.neverCases,
  FASTING_WARNING.doctor,
  ...FASTING_WARNING.cases,
  ...FASTING_WARNING.always,
];
const LONG =
  'O jejum abre espaço para a oração; não compra resposta nem obriga a Deus a coisa alguma. '.repeat(
    4,
  );
const PLAN = {
  title: 'Um dia para ouvir — “com calma”',
  introduction: LONG,
  motivation: `${LONG}Leia devagar João 3:16.`,
  duration: LONG,
  restrictions: LONG,
  presentationPrayer: `${LONG}Amém.`,
  dailyPrayers: ['Pai, ensina-me a ouvir antes de falar, e a esperar. Amém. '.repeat(3)],
  duringPrayer: `${LONG}Amém.`,
  closingPrayer: `${LONG}Amém.`,
  spiritualGuidance: LONG,
};
const says = (answer: object, delayMs = 0, ending: 'done' | 'hang' = 'done') =>
  fake.reply(() => ({
    pieces: JSON.stringify(answer).match(/[\s\S]{1,40}/g) ?? [],
    delayMs,
    ending,
  }));

const motive = (page: Page) => page.getByLabel('Motivo do jejum');
const duration = (page: Page) => page.getByLabel('Duração');
const generate = (page: Page) => page.getByRole('button', { name: 'Preparar plano de jejum' });
async function headings(page: Page): Promise<string[]> {
  const found = page.locator('article section > h2');
  await found.nth(HEADINGS.length - 1).waitFor();
  return found.allInnerTexts();
}

async function fill(page: Page, days: string): Promise<void> {
  await motive(page).fill('Sabedoria para uma decisão');
  await duration(page).selectOption({ label: days });
}

test('missing fields are named and marked, and nothing is requested', async () => {
  const seen = await memberAt(browser, model, PHONE, true);
  const { page } = seen;
  await openReady(page, `${model.baseUrl}/fasting`);
  await page.getByRole('heading', { name: FASTING_WARNING.title }).waitFor();
  await page.getByRole('link', { name: '192' }).waitFor();
  await motive(page).fill('   ');
  await generate(page).click();
  await page.getByText('Por favor, preencha o motivo e a duração do jejum').waitFor();
  await page.getByText('Escreva o motivo do jejum.').waitFor();
  await page.getByText('Escolha a duração do jejum.').waitFor();
  expect(await motive(page).getAttribute('aria-invalid')).toBe('true');
  expect(await motive(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await onBothSizes(page, async () => {
    const toast = await page.locator('.toast').boundingBox();
    const field = await motive(page).boundingBox();
    expect(toast?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
  });
  expect(fake.requests).toEqual([]);
  await expectFittingOnBoth(page);
  await seen.close();
});

test('a long plan of the library opens day by day; going back finds the form as it was', async () => {
  const seen = await memberAt(browser, library, PHONE);
  const { page } = seen;
  await openReady(page, `${library.baseUrl}/fasting`);
  await fill(page, '40 dias');
  await page.getByLabel('Tipo de jejum').selectOption('completo');
  await page.getByText('O plano seguirá o jejum parcial').waitFor();
  await page.getByLabel('Observações').fill('Trabalho de pé o dia todo.');
  await generate(page).click();
  await page.getByText('Plano de jejum gerado com sucesso!').waitFor();
  await page.getByText('Texto pronto do nosso acervo').waitFor();
  expect(await headings(page)).toEqual(HEADINGS);
  expect(await page.locator('details').count()).toBe(40);
  await page.locator('summary', { hasText: 'Dia 40' }).click();
  await page.locator('details[open]').getByRole('button', { name: 'Copiar' }).waitFor();
  await onBothSizes(page, () => expectAnswerAccessible(page));

  const result = await page.locator('main').innerText();
  expect(result.indexOf(NOTICES.steered)).toBeLessThan(result.indexOf('Introdução'));
  expect(result.indexOf(NOTICES.steered)).toBeGreaterThan(0);
  // The member's own words stand above what was written for them.
  const reason = result.indexOf('Sabedoria para uma decisão');
  expect(reason).toBeGreaterThan(0);
  expect(reason).toBeLessThan(result.indexOf('Introdução'));

  await page.getByRole('button', { name: 'Compartilhar tudo' }).click();
  const whatsApp = page.getByRole('link', { name: 'WhatsApp' });
  const sent = decodeURIComponent((await whatsApp.getAttribute('href')) ?? '');
  for (const words of FOREWORD) expect(sent).toContain(words);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Guardar no diário' }).click();
  await page.getByRole('button', { name: 'Guardado' }).waitFor();
  const diary = await seen.context.newPage();
  await openReady(diary, `${library.baseUrl}/diary`);
  await diary.locator('a', { hasText: 'Plano de jejum' }).click();
  await diary.getByRole('button', { name: 'Excluir' }).waitFor();
  const stored = await diary.getByRole('dialog').innerText();
  for (const words of FOREWORD) expect(stored).toContain(words);
  expect(stored.split('\n')).toEqual(expect.arrayContaining(['Introdução', 'Dia 1', 'Dia 40']));
  await diary.close();

  await page.getByRole('button', { name: 'Voltar ao formulário' }).click();
  expect(await motive(page).inputValue()).toBe('Sabedoria para uma decisão');
  expect(await duration(page).inputValue()).toBe('40-dias');
  expect(await page.getByLabel('Tipo de jejum').inputValue()).toBe('completo');
  expect(await page.getByLabel('Observações').inputValue()).toBe('Trabalho de pé o dia todo.');
  await page.locator('article').waitFor({ state: 'detached' });
  await seen.close();
});

test('a plan that fails loses nothing; a plan that comes is saved as text and as a PDF', async () => {
  const seen = await memberAt(browser, model, PHONE, true);
  const { page } = seen;
  await openReady(page, `${model.baseUrl}/fasting`);
  const mend = await cutAnswers(page);
  await fill(page, '1 dia');
  await generate(page).click();
  await page.getByText('Erro ao gerar o plano de jejum. Tente novamente.').waitFor();
  expect(await motive(page).inputValue()).toBe('Sabedoria para uma decisão');
  await page.reload();
  await until(async () => (await motive(page).inputValue()) === 'Sabedoria para uma decisão');
  await until(async () => (await duration(page).inputValue()) === '1-dia');

  await mend();
  says(PLAN);
  await generate(page).click();
  await page.getByText('Plano de jejum gerado com sucesso!').waitFor();
  await page.getByText('Gerado por IA · confira na Bíblia').waitFor();
  expect(await headings(page)).toEqual(HEADINGS);
  await onBothSizes(page, () => expectAnswerAccessible(page));

  const saved: Download[] = [];
  page.on('download', (download) => saved.push(download));
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await until(() => saved.length === 2);
  const stem = `plano_jejum_${brazilianDay(new Date())}`;
  expect(saved.map((file) => file.suggestedFilename())).toEqual([`${stem}.txt`, `${stem}.pdf`]);
  const [text, pdf] = await Promise.all(saved.map(async (file) => readFileSync(await file.path())));
  const written = String(text).replace(/\s+/g, ' ').toLowerCase();
  const printed = await readPdf(pdf ?? Buffer.of());
  for (const words of [
    PLAN.title,
    FASTING_WARNING.title,
    ...FASTING_WARNING.neverCases,
    ...FASTING_WARNING.cases,
    ...FASTING_WARNING.always,
    'Gerado por IA · confira na Bíblia',
    'Sabedoria para uma decisão',
    'Leia devagar João 3:16.',
    'Dia 1',
    PLAN.spiritualGuidance.trim(),
  ]) {
    expect(written).toContain(words.toLowerCase());
    expect(printed.text).toContain(words);
  }
  expect(printed.pages).toBeGreaterThan(1);
  expect(printed.text).toContain(`Página 1 de ${printed.pages}`);
  await page.getByText('Salvo em PDF e em texto.').waitFor();
  await page.getByRole('button', { name: 'Texto', exact: true }).click();
  await until(() => saved.length === 3);
  await seen.close();
});

test('a plan that is stopped keeps its text so far, and stops the model', async () => {
  const seen = await memberAt(browser, model, PHONE, true);
  const { page } = seen;
  await openReady(page, `${model.baseUrl}/fasting`);
  says({ ...PLAN, spiritualGuidance: LONG.repeat(40) }, 15, 'hang');
  await fill(page, '1 dia');
  await generate(page).click();
  await page.getByRole('heading', { name: 'Introdução' }).waitFor();
  expect(await page.getByRole('button', { name: 'Download PDF' }).isDisabled()).toBe(true);
  const aborted = fake.aborted();
  await page.getByRole('button', { name: 'Parar' }).click();
  await until(() => fake.aborted() > aborted);
  await page.locator('#introduction').getByRole('button', { name: 'Copiar' }).waitFor();
  expect(await page.getByText('Erro ao gerar o plano').count()).toBe(0);
  await seen.close();
});

test('a motive that asks for help is answered with help, and stored nowhere', async () => {
  const seen = await memberAt(browser, model, PHONE, true);
  const { page } = seen;
  await openReady(page, `${model.baseUrl}/fasting`);
  await motive(page).fill('Quero me matar');
  await duration(page).selectOption({ label: '3 dias' });
  await generate(page).click();
  await page.getByText('Você não precisa passar por isso sem ajuda').waitFor();
  expect(fake.requests).toEqual([]);
  await page.getByRole('button', { name: 'Voltar ao formulário' }).click();
  expect(await motive(page).inputValue()).toBe('');
  await seen.close();
});
