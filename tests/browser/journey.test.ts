import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openBrowser, openSharedAppWithModel } from '../support/open-app.ts';
import { expectAccessible, expectNoOverflow, openReady, visit } from '../support/pages.ts';
import { PASSWORD } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const { app, fake } = await openSharedAppWithModel();

describe.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
])('a new member %s', (_name, viewport) => {
  test('signs up, confirms and reads João 3', async () => {
    const email = `${randomUUID()}@exemplo.com.br`;
    const seen = await visit(browser, viewport);
    const { page } = seen;

    await page.goto(app.baseUrl);

    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'Começar Agora' }).click();
    await page.getByRole('tab', { name: 'Cadastrar', selected: true }).waitFor();
    await page.locator('form:visible').getByLabel('Nome completo').fill('Maria das Dores');
    await page.locator('form:visible').getByLabel('E-mail').fill(email);
    await page.locator('form:visible').getByLabel('Senha').fill('123456');
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await page.getByText('Erro no cadastro').waitFor();
    await expectAccessible(page);
    await page.locator('form:visible').getByLabel('Senha').fill(PASSWORD);
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await page.getByText('Cadastro realizado!').waitFor();
    await page.getByText('Verifique seu e-mail para ativar sua conta.').waitFor();

    const mail = await until(() => app.mails.find((message) => message.to.address === email));
    await page.goto(mail.link);

    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: /Maria/ }).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await openReady(page, `${app.baseUrl}/bible?ref=JHN.3`);
    await page.getByText('Porque Deus amou o mundo de tal maneira').waitFor();
    await page.getByRole('link', { name: 'Sobre o texto' }).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'João 4' }).click();
    await page.getByRole('heading', { name: 'João 4' }).waitFor();
    await seen.close();
  });

  test('asks a question whose answer streams in, and opens what it names', async () => {
    const seen = await visit(browser, viewport);
    const { page } = seen;
    await signUpThere(page);
    fake.reply(() => ({
      pieces: [
        'O amor de Deus ',
        'se vê em João 3:16',
        ': ele deu o próprio Filho. ',
        'Leia também Romanos 5:8.\n\n| Livro | Tema |\n|---|',
        '---|\n| Rute | Lealdade em tempos difíceis |\n| Jonas | Misericórdia sem fronteiras |\n',
        '\n1. Leia devagar.\n2. Anote uma frase.',
      ],
      delayMs: 30,
    }));
    await openReady(page, `${app.baseUrl}/chat`);
    await page.getByText('Olá! Sou seu Companheiro Bíblico.').first().waitFor();
    await page.getByText('Pressione Enter para enviar ou Shift+Enter para nova linha').waitFor();
    await page.getByLabel('Sua mensagem').fill('Como Deus mostra o seu amor?');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Usar inteligência artificial?' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Autorizo' }).click();
    await page.getByText('Gerado por IA · confira na Bíblia').waitFor();
    const table = page.getByRole('table');
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['Livro', 'Tema']);
    expect(await table.getByRole('row').last().getByRole('cell').allInnerTexts()).toEqual([
      'Jonas',
      'Misericórdia sem fronteiras',
    ]);
    // No word of a cell is broken to make room for another.
    const head = await table.getByRole('columnheader').first().boundingBox();
    expect(head?.height).toBeLessThan(60);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Romanos 5:8' }).click();
    const verse = page.getByRole('dialog', { name: 'Romanos 5:8' });
    await verse.getByRole('link', { name: 'Abrir o capítulo' }).waitFor();
    await verse.locator('blockquote').waitFor();
    await expectAccessible(page);
    await verse.getByRole('link', { name: 'Abrir o capítulo' }).click();
    await page.getByRole('heading', { name: 'Romanos 5:8' }).waitFor();
    await seen.close();
  });

  test('shows a failure of the model inside the chat, and loses nothing', async () => {
    const seen = await visit(browser, viewport);
    const { page } = seen;
    await signUpThere(page);
    fake.reply(() => ({ pieces: [], status: 500 }));
    await openReady(page, `${app.baseUrl}/chat`);
    // The library has nothing on it either.
    await page.getByLabel('Sua mensagem').fill('qual a capital da França?');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Autorizo' }).click();
    // A toast closes by itself, also while something else is waited for.
    const toast = page.getByText('Erro ao enviar mensagem. Tente novamente.').waitFor();
    await page
      .getByText('Desculpe, ocorreu um erro ao processar sua mensagem. Por favor, tente novamente.')
      .first()
      .waitFor();
    await toast;
    await page.getByText('qual a capital da França?').waitFor();
    await seen.close();
  });

  test('stops an answer, and the model is stopped with it', async () => {
    const seen = await visit(browser, viewport);
    const { page } = seen;
    await signUpThere(page);
    fake.reply(() => ({
      pieces: Array.from({ length: 100 }, () => 'A graça de Deus basta. '),
      delayMs: 30,
      ending: 'hang',
    }));
    await openReady(page, `${app.baseUrl}/chat`);
    await page.getByLabel('Sua mensagem').fill('Fale da graça');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Autorizo' }).click();
    await page.getByText('A graça de Deus basta.').waitFor();
    const aborted = fake.aborted();
    await page.getByRole('button', { name: 'Parar' }).click();
    await until(() => fake.aborted() > aborted);
    await page.getByRole('button', { name: 'Enviar' }).waitFor();
    await page.getByRole('button', { name: 'Limpar' }).click();
    await page.getByRole('button', { name: 'Limpar conversa' }).click();
    await page.getByText('Histórico de conversas removido.').waitFor();
    await page.getByText('Fale da graça').first().waitFor({ state: 'detached' });
    await seen.close();
  });
});

async function signUpThere(page: Page): Promise<void> {
  const email = `${randomUUID()}@exemplo.com.br`;
  await page.goto(`${app.baseUrl}/auth?view=sign-up`);

  await page.locator('form:visible').getByLabel('Nome completo').fill('José Teste');
  await page.locator('form:visible').getByLabel('E-mail').fill(email);
  await page.locator('form:visible').getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  // The mail may arrive before the answer that makes this the browser of the sign-up.
  await page.getByText('Cadastro realizado!').waitFor();
  const mail = await until(() => app.mails.find((message) => message.to.address === email));
  await page.goto(mail.link);

  await page.waitForURL('**/dashboard');
}
