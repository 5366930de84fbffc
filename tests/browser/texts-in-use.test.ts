import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openBrowser, openSharedAppWithModel } from '../support/open-app.ts';
import {
  expectAccessible,
  expectFittingOnBoth,
  memberAt,
  openReady,
  reloadReady,
} from '../support/pages.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const { app, fake } = await openSharedAppWithModel();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('signs stay with their reference; the composer keeps its height and the window has no rest', async () => {
  const seen = await memberAt(browser, app, PHONE, true);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/chat`);
  const form = page.locator('form');
  const height = async () => (await form.boundingBox())?.height;
  const idle = await height();
  const answer = 'A graça é um presente que ninguém merece nem consegue pagar (Efésios 2:8). ';
  const { promise: held, resolve: finish } = Promise.withResolvers<void>();
  fake.reply(() => ({ pieces: [answer, answer, answer, answer], held }));
  await page.getByLabel('Sua mensagem').fill('O que é a graça?');
  await page.keyboard.press('Enter');
  await button(page, 'Parar').waitFor();
  expect(await height()).toBe(idle);
  finish();
  await button(page, 'Enviar').waitFor();
  const chip = page.locator('ol > li').last().locator('.verse-chip').first();
  expect(await chip.locator('..').innerText()).toBe('(Efésios 2:8).');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.height);
  await expectAccessible(page);
  await seen.close();
});

test('a place reads well in its sentence and is printed once', async () => {
  const seen = await memberAt(browser, app, PHONE, true);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/chat`);
  const answer =
    'Comece com o Salmo 23. Em João 3:16 lemos “Porque Deus amou o mundo de tal maneira.” Isso muda a vida.';
  fake.reply(() => ({ pieces: [answer] }));
  await page.getByLabel('Sua mensagem').fill('Por onde começo a ler?');
  await page.keyboard.press('Enter');
  const shown = page.locator('ol > li').last();
  await shown.getByText('Isso muda a vida').waitFor();
  expect(await shown.innerText()).toContain(
    'Comece com o Salmo 23. Em João 3:16 lemos “Porque Deus amou o mundo de tal maneira”. Isso muda a vida.',
  );
  await seen.close();
});

test('the first reference of an answer stands open, and can be closed', async () => {
  const seen = await memberAt(browser, app, PHONE, true);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/chat`);
  fake.reply(() => ({
    pieces: [
      'Deus ama o mundo, e {{João 3:16}} conta isso.\n\n',
      'Leia depois {{Salmos 23:1}} com calma.',
    ],
  }));
  const ask = async (question: string) => {
    await page.getByLabel('Sua mensagem').fill(question);
    await page.keyboard.press('Enter');
    await button(page, 'Enviar').waitFor();
    return page.locator('ol > li').last();
  };
  const answer = await ask('Deus me ama?');
  const open = answer.locator('details');
  await open.getByText('Porque Deus amou o mundo').waitFor();
  expect(await open.count()).toBe(1);
  await expectAccessible(page);
  await open.locator('summary').click();
  await open.getByText('Porque Deus amou o mundo').waitFor({ state: 'hidden' });

  fake.reply(() => ({ pieces: ['{{João 3:16}}\n\nTambém {{Salmos 23:1}} consola quem chora.'] }));
  const quoted = await ask('E um versículo?');
  await quoted.getByText('consola quem chora').waitFor();
  await quoted.getByRole('button', { name: 'Copiar' }).first().waitFor();
  expect(await quoted.locator('details').count()).toBe(0);

  fake.reply(() => ({
    pieces: ['Muitos leem {{João 3:16}} primeiro.\n\n{{João 3:16}}\n\nIsso nos basta.'],
  }));
  const named = await ask('Qual é o mais conhecido?');
  await named.getByText('Isso nos basta').waitFor();
  await named.getByRole('button', { name: 'Copiar' }).first().waitFor();
  expect(await named.locator('details').count()).toBe(0);
  await seen.close();
});

test('a double click selects nothing; a long reflection is read aloud; a verse is shared under its place', async () => {
  const seen = await memberAt(browser, app, PHONE, true);
  const { page } = seen;
  const reflection = 'Deus fica perto de quem o chama com sinceridade, todos os dias. '.repeat(25);
  const devotional = {
    title: 'Perto de quem chama',
    scripture: 'João 3:16',
    reflection,
    prayer: 'Pai, obrigado por estares perto. Amém.',
    action: 'Chame-o hoje em voz alta.',
  };
  const pieces = JSON.stringify(devotional).match(/.{1,120}/gu) ?? [];
  fake.reply(() => ({ pieces, delayMs: 20 }));
  await openReady(page, `${app.baseUrl}/devotional/morning`);
  await button(page, 'Gerar Devocional da Manhã').dblclick();
  await button(page, 'Novo Devocional').waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  const card = (heading: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
  await card('Reflexão').getByRole('button', { name: 'Ouvir' }).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Compartilhar' });
  await card('Leitura').getByRole('button', { name: 'Compartilhar' }).click();
  await dialog.locator('figcaption', { hasText: /^João 3:16 \(/ }).waitFor();
  await page.keyboard.press('Escape');
  await card('Reflexão').getByRole('button', { name: 'Compartilhar' }).click();
  await dialog.getByText('Perto de quem chama · Reflexão').waitFor();
  await seen.close();
});

test('what is copied from the quick search has its place', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page, context } = seen;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, `${app.baseUrl}/bible-quick?q=João+3:16`);
  await page.getByRole('button', { name: /^Copiar/ }).click();
  await page.getByText('Copiado!').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Porque Deus amou o mundo.*\nJoão 3:16 \(.+\)$/s);

  await openReady(page, `${app.baseUrl}/bible-quick?q=João+3:16-17; Sl 23:1`);
  await button(page, 'Forma de copiar').click();
  const dialog = page.getByRole('dialog', { name: 'Forma de copiar' });
  for (const choice of ['Sem números', 'Antes', 'Um por linha']) {
    await dialog.getByRole('button', { name: choice }).click();
  }
  await expectFittingOnBoth(page);
  await dialog.getByRole('button', { name: 'Copiar assim' }).click();
  await dialog.waitFor({ state: 'detached' });
  const ALL = /^João 3:16-17 \(.+\)\nPorque Deus .+\nPorque Deus .+\n\nSalmos 23:1 \(.+\)\n.+$/;
  await until(async () => ALL.test(await page.evaluate(() => navigator.clipboard.readText())));

  await reloadReady(page);
  await page
    .getByRole('button', { name: /^Copiar/ })
    .last()
    .click();
  const psalm = /^Salmos 23:1 \(.+\)\n.+$/;
  await until(async () => psalm.test(await page.evaluate(() => navigator.clipboard.readText())));
  await seen.close();
});

test('the way to the parts of a study is a bar on the lower navigation, not a float over the text', async () => {
  const seen = await memberAt(browser, app, PHONE, false);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/theme-study`);
  await page.getByLabel('Tema do estudo').fill('oração');
  await button(page, 'Preparar estudo').click();
  const bar = button(page, 'Neste estudo');
  await button(page, 'Compartilhar tudo').waitFor();
  await until(async () => {
    // The page may still move to the answer that has just come.
    await page.locator('#reflection').scrollIntoViewIfNeeded();
    const box = await bar.boundingBox();
    const nav = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox();
    return box?.x === 0 && box.width === PHONE.width && box.y + box.height === nav?.y;
  });
  await bar.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Introdução' }).waitFor();
  await seen.close();
});
