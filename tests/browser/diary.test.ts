import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openBrowser, openSharedApp } from '../support/open-app.ts';
import {
  expectFittingOnBoth,
  onBothSizes,
  openReady,
  reloadReady,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openSharedApp();

async function enter() {
  const seen = await visit(browser, PHONE);
  const maria = await join(app);
  await signInAs(seen, app, maria);
  return { seen, page: seen.page, maria };
}

async function ask(page: Page, question: string): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const whole = page.getByRole('button', { name: 'Compartilhar' });
  const before = await whole.count();
  await page.getByLabel('Sua mensagem').fill(question);
  await page.keyboard.press('Enter');
  await until(async () => (await whole.count()) > before);
}

test('a note is written, found, opened, changed and removed', async () => {
  const { seen, page } = await enter();
  await openReady(page, `${app.baseUrl}/diary`);
  await page.getByText('Seu diário espera pela primeira página').waitFor();
  await expectFittingOnBoth(page);

  await page.getByRole('button', { name: 'Nova anotação' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await dialog.getByText('Escreva a sua anotação.').waitFor();
  await dialog.getByLabel('Sua anotação').fill('O culto de hoje: Jo 3.16\nDeus é amor.');
  // The draft is there again after the dialog was closed by accident.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Nova anotação' }).click();
  await expectFittingOnBoth(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Anotação guardada no diário.').waitFor();

  await page.getByLabel('Buscar no diário').fill('oracao');
  await page.getByText('Nada no diário combina com a busca').waitFor();
  await page.getByLabel('Buscar no diário').fill('CULTO');
  const card = page.getByRole('link', { name: /O culto de hoje/ });
  await card.click();
  await dialog.getByRole('button', { name: 'João 3:16' }).waitFor();
  expect(new URL(page.url()).searchParams.get('e')).toBeTruthy();
  await expectFittingOnBoth(page);

  await dialog.getByRole('button', { name: 'Editar' }).click();
  await page.getByRole('dialog', { name: 'Editar' }).getByLabel('Título').fill('Domingo');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('dialog', { name: 'Domingo' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /Domingo/ }).click();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await page
    .getByRole('dialog', { name: 'Excluir do diário?' })
    .getByRole('button', { name: 'Excluir' })
    .click();
  await page.getByText('Página excluída do diário.').waitFor();
  await page.locator('a', { hasText: 'Domingo' }).waitFor({ state: 'detached' });
  await seen.close();
});

test('a prayer request is noted, answered and taken up again', async () => {
  const { seen, page } = await enter();
  await openReady(page, `${app.baseUrl}/diary`);
  await page.getByRole('link', { name: 'Pedidos de oração' }).click();
  await page.getByText('Por quem você quer orar?').waitFor();
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Novo pedido' }).click();
  await page.getByLabel('Pedido', { exact: true }).fill('Pela cirurgia de sexta-feira');
  await page.getByLabel('Por quem').fill('Dona Lúcia');
  await page.getByLabel('Assunto').selectOption({ label: 'Saúde' });
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Salvar' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Dona Lúcia' });
  await card.getByText('Saúde').waitFor();

  await card.getByRole('button', { name: 'Respondida' }).click();
  await page.getByLabel('Como foi').fill('Correu tudo bem!');
  await page.getByRole('button', { name: 'Marcar como respondida' }).click();
  await page.getByText('Graças a Deus!').waitFor();
  await page.getByRole('button', { name: 'Respondidas' }).click();
  await card.getByText('Correu tudo bem!').waitFor();
  await expectFittingOnBoth(page);
  await card.getByRole('button', { name: 'Voltar a orar' }).click();
  await page.getByText('As respostas ficam guardadas aqui').waitFor();
  await page.getByRole('button', { name: 'Em oração' }).click();
  await card.getByText('Pela cirurgia de sexta-feira').waitFor();

  await card.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Pedido', { exact: true }).fill('hoje eu vou me matar');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('link', { name: '188' }).waitFor();
  await expectFittingOnBoth(page);
  await seen.close();
});

test('an answer of the chat is stored once; its conversation is found, continued and removed', async () => {
  const { seen, page, maria } = await enter();
  await openReady(page, `${app.baseUrl}/chat`);
  await ask(page, 'João 3:16');
  await until(() => new URL(page.url()).searchParams.has('c'));
  await page.getByRole('button', { name: 'Guardar no diário' }).click();
  await page.getByRole('button', { name: 'Guardado' }).waitFor();
  await expectFittingOnBoth(page);
  await reloadReady(page);
  await page.getByText('João 3:16', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Guardar no diário' }).click();
  await page.getByRole('button', { name: 'Guardado' }).waitFor();
  const { items } = await maria.client.member.diary.list.query({});
  expect(items).toMatchObject([{ kind: 'chat', title: 'João 3:16', source: 'library' }]);

  await page.getByRole('button', { name: 'Nova conversa' }).click();
  await page.getByText('Olá! Sou seu Companheiro Bíblico.').first().waitFor();
  await ask(page, 'Salmos 23:1');

  await page.getByRole('button', { name: 'Conversas' }).click();
  const sheet = page.getByRole('dialog', { name: 'Conversas' });
  await sheet.getByText('Hoje').waitFor();
  await expectFittingOnBoth(page);
  await sheet.getByLabel('Procurar pelo título').fill('joao');
  await until(async () => (await sheet.getByRole('listitem').count()) === 2);
  await sheet.getByRole('button', { name: 'Renomear: João 3:16' }).click();
  await sheet.getByLabel('Título da conversa').fill('João, o amor de Deus');
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await sheet.getByRole('button', { name: /^João, o amor de Deus/ }).click();
  await page.getByText('Porque Deus amou o mundo').first().waitFor();
  await ask(page, 'Romanos 5:8');
  const [stored] = (await maria.client.member.conversations.list.query({})).items;
  expect(stored?.title).toBe('João, o amor de Deus');

  await page.getByRole('button', { name: 'Conversas' }).click();
  await sheet.getByRole('button', { name: 'Excluir: Salmos 23:1' }).click();
  await sheet.getByRole('button', { name: 'Excluir', exact: true }).click();
  await page.getByText('Conversa excluída.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Limpar' }).click();
  await page.getByRole('button', { name: 'Limpar conversa' }).click();
  await page.getByText('Chat limpo com sucesso').waitFor();
  await page.getByText('Histórico de conversas removido.').waitFor();
  await page.getByText('Olá! Sou seu Companheiro Bíblico.').first().waitFor();
  await until(async () => {
    const { items } = await maria.client.member.conversations.list.query({});
    return items.length === 0;
  });
  await seen.close();
});

test('a conversation that does not exist, or is somebody else’s, is reported as missing', async () => {
  const { seen, page } = await enter();
  const other = await join(app);
  const id = randomUUID();
  await app.context.db
    .insertInto('conversations')
    .values({ id, userId: other.id, title: 'De outra pessoa' })
    .execute();
  for (const c of [id, randomUUID(), 'nada']) {
    await openReady(page, `${app.baseUrl}/chat?c=${c}`);
    await page.getByRole('heading', { name: 'Conversa não encontrada' }).waitFor();
  }
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Nova conversa' }).click();
  await page.getByText('Olá! Sou seu Companheiro Bíblico.').first().waitFor();
  await seen.close();
});

test('the assistant beneath a study answers, loses nothing when it cannot, and is cleared', async () => {
  const { seen, page } = await enter();
  await openReady(page, `${app.baseUrl}/theme-study`);
  await page.getByLabel('Tema do estudo').fill('Gratidão');
  await page.getByRole('button', { name: 'Preparar estudo' }).click();
  const assistant = page.getByRole('region', { name: 'Assistente Bíblico' });
  const field = assistant.getByLabel('Sua mensagem');
  await page.route('**/trpc/ai.chatAssistant**', (route) => route.fulfill({ status: 503 }));
  await field.fill('João 3:16');
  await field.press('Enter');
  await page.getByText('Não foi possível enviar a mensagem. Tente novamente.').waitFor();
  await until(async () => (await field.inputValue()) === 'João 3:16');
  await page.unroute('**/trpc/ai.chatAssistant**');
  await field.press('Enter');
  await assistant.getByText('Porque Deus amou o mundo').first().waitFor();
  await assistant.getByRole('button', { name: 'Guardar no diário' }).waitFor();
  await onBothSizes(page, async () =>
    expect((await assistant.boundingBox())?.height).toBeLessThanOrEqual(600),
  );
  await assistant.getByRole('button', { name: 'Limpar' }).click();
  await page.getByText('Histórico de conversas removido.').waitFor();
  await assistant.getByText('Porque Deus amou o mundo').first().waitFor({ state: 'detached' });
  await seen.close();
});
