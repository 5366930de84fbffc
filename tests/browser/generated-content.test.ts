import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import type { Reply } from '../support/fake-openai.ts';
import { openApp, openAppWithModel, openBrowser } from '../support/open-app.ts';
import { cutAnswers, expectFittingOnBoth, memberAt, openReady } from '../support/pages.ts';
import type { TestApp } from '../support/test-app.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const library = await openApp();
const { app: model, fake } = await openAppWithModel();

type Size = { width: number; height: number };

const member = (app: TestApp, size: Size, consent?: boolean) =>
  memberAt(browser, app, size, consent);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

describe('without a model', () => {
  const app = library;

  test('every screen is filled from the library', async () => {
    const seen = await member(app, PHONE);
    const { page } = seen;

    await openReady(page, `${app.baseUrl}/daily-word`);
    await page.getByText('Texto pronto do nosso acervo').waitFor();
    await heading(page, 'Aplicação prática').waitFor();
    await page.getByRole('link', { name: 'Voltar à Home' }).waitFor();
    await expectFittingOnBoth(page);
    const words = () => page.locator('blockquote').innerText();
    const first = await words();
    await button(page, 'Nova Palavra').click();
    await until(
      async () => (await page.locator('blockquote').count()) && (await words()) !== first,
    );

    await openReady(page, `${app.baseUrl}/promises`);
    await heading(page, 'O que você recebe').waitFor();
    await page.getByRole('link', { name: 'Voltar para Home' }).waitFor();
    await button(page, 'Receber uma Promessa').click();
    await page.getByText('Nova promessa gerada!').waitFor();
    await page.getByText('Deus tem uma palavra especial para você hoje.').waitFor();
    for (const part of ['Promessa', 'Explicação', 'Oração', 'Ações']) {
      await heading(page, part).waitFor();
    }
    expect(await heading(page, 'O que você recebe').count()).toBe(0);
    expect(await page.locator('ol > li').count()).toBeGreaterThanOrEqual(3);
    const chapter = await page.getByRole('link', { name: 'Leia no contexto' }).getAttribute('href');
    expect(chapter).toMatch(/^\/bible\?ref=[1-3A-Z]{3}\.\d+/);
    await button(page, 'Gerar Nova Promessa').waitFor();
    await expectFittingOnBoth(page);

    for (const [path, generate, last] of [
      ['/devotional/morning', 'Gerar Devocional da Manhã', 'Ação para hoje'],
      ['/devotional/night', 'Gerar Devocional da Noite', 'Gratidão do Dia'],
    ] as const) {
      await openReady(page, app.baseUrl + path);
      await button(page, generate).click();
      await page.getByText('Devocional gerado com sucesso!').waitFor();
      await heading(page, last).waitFor();
      await button(page, 'Novo Devocional').waitFor();
      await expectFittingOnBoth(page);
    }

    await openReady(page, `${app.baseUrl}/prayers`);
    await button(page, 'Sabedoria').waitFor();
    expect(await page.locator('h3').count()).toBe(7);
    await button(page, 'Sabedoria').click();
    await page.getByText('Texto pronto do nosso acervo').waitFor();
    await expectFittingOnBoth(page);
    await seen.close();
  });

  test('a prayer of which there is nothing offers others by name, and each prayer is announced', async () => {
    const seen = await member(app, PHONE);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/prayers`);
    await page.getByLabel('Tema da oração').fill('xptz qwrt');
    await button(page, 'Escrever oração').click();
    const nothing = page.getByRole('alert').filter({ hasText: 'Ainda não temos no acervo' });
    await nothing.waitFor();
    expect(await page.getByText('Oração criada!').count()).toBe(0);
    expect(await page.getByLabel('Tema da oração').inputValue()).toBe('xptz qwrt');
    await expectFittingOnBoth(page);
    await nothing.getByRole('button').first().click();
    await page.getByText('Oração criada!').waitFor();
    await heading(page, 'Sua oração').waitFor();
    await nothing.waitFor({ state: 'detached' });

    await page
      .getByLabel('Tema da oração')
      .fill('tô esperando neném, ora por mim e pelo meu marido');
    await button(page, 'Escrever oração').click();
    await page.getByText('Oração criada!').waitFor();
    await page.getByLabel('Tema da oração').fill('quero morrer');
    await button(page, 'Escrever oração').click();
    await page.getByRole('link', { name: /^188/ }).waitFor();
    await page.locator('.toast').waitFor({ state: 'detached' });
    await seen.close();
  });

  test('an answer is there again when the member comes back to its screen', async () => {
    const seen = await member(app, PHONE);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/promises`);
    await button(page, 'Receber uma Promessa').click();
    await button(page, 'Gerar Nova Promessa').waitFor();
    const words = await page.locator('blockquote').innerText();
    await page.getByRole('link', { name: 'Voltar para Home' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('link', { name: /^Promessas/ }).click();
    await button(page, 'Gerar Nova Promessa').waitFor();
    expect(await page.locator('blockquote').innerText()).toBe(words);
    await seen.close();
  });
});

describe('with a model', () => {
  const app = model;
  const says = (text: string, reply: Omit<Reply, 'pieces'> = {}) =>
    fake.reply(() => ({ pieces: text.match(/[\s\S]{1,20}/g) ?? [], ...reply }));
  const PRAYER = 'Pai, obrigado porque ouves a quem te chama, como no Salmo 23:1. Amém.';
  const LONG_PRAYER = `${'Pai, fica comigo neste dia inteiro e guarda os meus. '.repeat(12)}Amém.`;
  const PROMISE = {
    verse: 'João 3:16',
    explanation: 'Jesus disse isto a Nicodemos, de noite, e quem crê pode apoiar-se nisso hoje.',
    prayer: 'Pai, obrigado pelo teu amor, que recebo com alegria. Amém.',
    actions: ['Leia o capítulo inteiro.', 'Conte isto a um amigo.', 'Agradeça em voz alta.'],
  };
  const WORD = {
    verse: 'Salmos 23:1',
    reflection: 'Quem tem um pastor não anda só, mesmo quando o caminho desce por um vale escuro.',
    practicalApplication: 'Escreva três coisas que hoje não lhe faltam e agradeça por elas.',
  };

  test('the daily word asks for consent by itself; refused, the library answers and says so', async () => {
    const seen = await member(app, PHONE);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/daily-word`);
    await button(page, 'Prefiro o acervo').click();
    await page.getByText('Você desligou a inteligência artificial no seu perfil').waitFor();
    await heading(page, 'Aplicação prática').waitFor();
    expect(fake.requests).toHaveLength(0);
    await seen.close();
  });

  test('a daily word that fails shows an error and can be requested again; a new one and the whole are shared', async () => {
    const seen = await member(app, PHONE, true);
    const { page } = seen;
    let mend = await cutAnswers(page);
    await openReady(page, `${app.baseUrl}/daily-word`);
    await page.getByText('Ocorreu um erro inesperado. Tente novamente.').waitFor();
    await expectFittingOnBoth(page);
    await mend();
    says(JSON.stringify(WORD));
    await button(page, 'Tentar novamente').click();
    await page.getByText('Gerado por IA · confira na Bíblia').waitFor();
    await page.getByText('Quem tem um pastor não anda só').waitFor();
    await button(page, 'Compartilhar tudo').click();
    await page.getByRole('dialog', { name: 'Compartilhar' }).getByText('Palavra do dia').waitFor();
    await page.keyboard.press('Escape');
    mend = await cutAnswers(page);
    await button(page, 'Nova Palavra').click();
    await page.getByText('Ocorreu um erro inesperado. Tente novamente.').waitFor();
    await page.getByText('Quem tem um pastor não anda só').waitFor();
    await seen.close();
  });

  test('a built-in prayer is fetched by the first click alone, and one is open at a time', async () => {
    const seen = await member(app, PHONE, true);
    const { page } = seen;
    const [item, other] = [button(page, 'Gratidão'), button(page, 'Sabedoria')];
    const stored = page.getByText('Pai, antes de pedir qualquer coisa, quero agradecer.');
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    says(LONG_PRAYER, { held });
    await openReady(page, `${app.baseUrl}/prayers`);
    await stored.waitFor();
    await item.click();
    await until(() => item.isDisabled());
    await page.locator('h3 .spinner').waitFor();
    finish();
    await until(() => item.isEnabled());
    await until(async () => (await item.getAttribute('aria-expanded')) === 'true');
    await page.getByText('Pai, fica comigo neste dia').waitFor();
    await stored.waitFor({ state: 'detached' });
    await item.click();
    await stored.waitFor();
    await item.click();
    await page.getByText('Pai, fica comigo neste dia').waitFor();
    expect(fake.requests).toHaveLength(1);
    says(PRAYER);
    await other.click();
    await page.getByText('ouves a quem te chama').waitFor();
    await until(async () => (await item.getAttribute('aria-expanded')) === 'false');
    await seen.close();
  });

  test('a built-in prayer that fails opens all the same, keeps the stored one, and can be requested again', async () => {
    const seen = await member(app, PHONE, true);
    const { page } = seen;
    const mend = await cutAnswers(page);
    await openReady(page, `${app.baseUrl}/prayers`);
    await button(page, 'Perdão').click();
    await page.getByText('Não foi possível gerar a oração. Tente novamente.').waitFor();
    await until(
      async () => (await button(page, 'Perdão').getAttribute('aria-expanded')) === 'true',
    );
    await page.getByText('Carregando oração...').waitFor();
    await expectFittingOnBoth(page);
    await mend();
    says(PRAYER);
    await button(page, 'Tentar de novo').click();
    await page.getByText('ouves a quem te chama').waitFor();
    await seen.close();
  });

  test('a prayer on a theme: blank is refused, a failure loses nothing, danger is met with help', async () => {
    const seen = await member(app, DESKTOP, true);
    const { page } = seen;
    const theme = page.getByLabel('Tema da oração');
    await openReady(page, `${app.baseUrl}/prayers`);
    await theme.fill('   ');
    await button(page, 'Escrever oração').click();
    await page.getByText('Tema necessário').waitFor();
    await page.getByText('Por favor, insira um tema para a oração').waitFor();
    expect(await theme.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectFittingOnBoth(page);
    const mend = await cutAnswers(page);
    await theme.fill('a saúde da minha mãe');
    await button(page, 'Escrever oração').click();
    await page.getByText('Não foi possível gerar a oração. Tente novamente.').waitFor();
    expect(await theme.inputValue()).toBe('a saúde da minha mãe');
    await mend();
    says(PRAYER);
    await button(page, 'Escrever oração').click();
    await page.getByText('Oração criada!').waitFor();
    await page.getByText('Sua oração personalizada foi gerada com sucesso').waitFor();
    await heading(page, 'Sua oração').waitFor();
    await until(async () => (await theme.inputValue()) === '');
    const asked = fake.requests.length;
    await theme.fill('quero morrer');
    await button(page, 'Escrever oração').click();
    await page.getByRole('link', { name: /^188/ }).waitFor();
    await until(async () => (await theme.inputValue()) === '');
    expect(fake.requests).toHaveLength(asked);
    await page.getByText('O que você escreveu não foi enviado nem guardado.').waitFor();
    await expectFittingOnBoth(page);
    says('[perigo-suicidio]');
    await theme.fill('que a noite seja bonita');
    await button(page, 'Escrever oração').click();
    await page.getByText('O que você escreveu não foi guardado.').waitFor();
    await page.getByRole('link', { name: /^188/ }).waitFor();
    await seen.close();
  });

  test('a promise that fails leaves the one before; a stopped one stops the model', async () => {
    const seen = await member(app, PHONE, true);
    const { page } = seen;
    let mend = await cutAnswers(page);
    await openReady(page, `${app.baseUrl}/promises`);
    await button(page, 'Receber uma Promessa').click();
    const failure = page.getByText('Não foi possível gerar uma nova promessa. Tente novamente.');
    await failure.waitFor();
    await heading(page, 'O que você recebe').waitFor();
    await mend();
    says(JSON.stringify(PROMISE));
    await button(page, 'Receber uma Promessa').click();
    await page.getByText('Conte isto a um amigo.').waitFor();
    await button(page, 'Gerar Nova Promessa').waitFor();
    const aborted = fake.aborted();
    says(JSON.stringify({ ...PROMISE, explanation: 'Deus é fiel ao que disse. '.repeat(200) }), {
      delayMs: 20,
      ending: 'hang',
    });
    await button(page, 'Gerar Nova Promessa').click();
    await page.getByText('Deus é fiel ao que disse.').waitFor();
    await button(page, 'Parar').click();
    await until(() => fake.aborted() > aborted);
    await button(page, 'Gerar Nova Promessa').waitFor();
    await page.getByText('Deus é fiel ao que disse.').waitFor();
    await expectFittingOnBoth(page);
    mend = await cutAnswers(page);
    await button(page, 'Gerar Nova Promessa').click();
    await page.getByText('Conte isto a um amigo.').waitFor();
    await seen.close();
  });

  test('a devotional that fails shows an error', async () => {
    const seen = await member(app, PHONE, true);
    const { page } = seen;
    await cutAnswers(page);
    await openReady(page, `${app.baseUrl}/devotional/morning`);
    await button(page, 'Gerar Devocional da Manhã').click();
    await page.getByText('Erro ao gerar devocional').waitFor();
    await button(page, 'Gerar Devocional da Manhã').waitFor();
    await seen.close();
  });
});
