import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectFittingOnBoth, memberAt, openReady } from '../support/pages.ts';
import { until } from '../support/until.ts';

const DAY_MS = 86_400_000;

const browser = await openBrowser();
const app = await openApp();

/** A name is taken once a day. */
let joined = 0;

async function begin(page: Page): Promise<void> {
  await page.getByLabel('Categoria').selectOption({ label: 'Pentateuco' });
  await page.getByRole('button', { name: 'Médio' }).click();
  await page.getByRole('button', { name: 'Iniciar quiz' }).click();
  await page.getByText('Pergunta 1 de 10', { exact: true }).waitFor();
}

async function answer(page: Page, letter = 'A'): Promise<void> {
  await page.locator(`input[name="quiz-option"][value="${letter}"]`).check();
  await page.getByRole('button', { name: 'Verificar resposta' }).click();
  await page.getByText(/^Resposta (?:correta!|incorreta)$/).waitFor();
}

/** What a button sends to the printer, which is closed again. */
async function onPaper(page: Page, name: string): Promise<string> {
  await page.evaluate(() => Reflect.set(window, 'print', () => {}));
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Só o texto' }).click();
  const words = await page
    .locator('.sheet-of-paper')
    .evaluate((sheet) => [...sheet.children].map(({ textContent }) => textContent).join('\n'));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  return words;
}

test('a quiz is set up, answered, reviewed and found again', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/quiz`);
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Iniciar quiz' }).click();
  await page.getByRole('alert').getByText('Selecione uma categoria e nível').waitFor();
  await begin(page);
  await page.getByText('Todas de nível Médio').waitFor();
  await page.getByRole('button', { name: 'Verificar resposta' }).click();
  await page.locator('#quiz-missing').waitFor();
  await expectFittingOnBoth(page);
  await answer(page);
  await expectFittingOnBoth(page);
  await page.getByRole('main').locator('.chip').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Próxima pergunta' }).click();
  // A page that is loaded anew goes on where it was.
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  for (let at = 2; at <= 10; at++) {
    await page.getByText(`Pergunta ${at} de 10`, { exact: true }).waitFor();
    await answer(page, 'B');
    const next = at === 10 ? 'Finalizar' : 'Próxima pergunta';
    await page.getByRole('button', { name: next }).click();
  }
  await page.getByRole('heading', { name: 'Resultado' }).waitFor();
  const told = await page
    .getByText(/^\d+ de 10 respostas certas$|^1 de 10 respostas certas$/)
    .innerText();
  const right = Number(told.split(' ')[0]);
  await page.getByRole('img', { name: `Resultado: ${right * 10}%` }).waitFor();
  expect(await page.getByText(/^Você respondeu:/).count()).toBe(10 - right);
  const alone = await onPaper(page, 'Imprimir as perguntas');
  expect(alone.match(/^\d+\. /gm)).toHaveLength(10);
  expect(alone.match(/^[A-D]\) /gm)).toHaveLength(40);
  expect(alone).not.toMatch(/Gabarito|Resposta certa/);
  const withKey = await onPaper(page, 'Imprimir com o gabarito');
  expect(withKey.split(/^Gabarito$/m)[1]?.match(/^\d+\. [A-D]\) /gm)).toHaveLength(10);
  await expectFittingOnBoth(page);
  await page.getByRole('link', { name: 'Novo quiz' }).click();
  await page.getByRole('heading', { name: 'Histórico' }).waitFor();
  expect(await page.getByLabel('Categoria').inputValue()).toBe('');
  await expectFittingOnBoth(page);
  await page.getByRole('link', { name: /Pentateuco/ }).click();
  await page.getByRole('heading', { name: 'Resultado' }).waitFor();
  await seen.close();
});

test('a quiz returns to its setup when going back', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/quiz`);
  await begin(page);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await page.getByRole('button', { name: 'Iniciar quiz' }).waitFor();
  await begin(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Iniciar quiz' }).waitFor();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await until(() => new URL(page.url()).pathname === '/dashboard');
  await seen.close();
});

test('a quiz says so when questions do not arrive, and answers are kept until they do', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/quiz`);
  await page.route('**/trpc/member.quiz.start?**', (route) => route.fulfill({ status: 503 }));
  await page.getByLabel('Categoria').selectOption({ label: 'Cartas' });
  await page.getByRole('button', { name: 'Fácil' }).click();
  await page.getByRole('button', { name: 'Iniciar quiz' }).click();
  await page.getByRole('alert').getByText('Erro ao carregar perguntas').waitFor();
  await page.unroute('**/trpc/member.quiz.start?**');
  await page.getByRole('button', { name: 'Iniciar quiz' }).click();
  await page.getByText('Pergunta 1 de 10', { exact: true }).waitFor();
  await seen.close();
});

test('the quiz of the day has a ranking that a member joins by choice', async () => {
  const seen = await memberAt(browser, app, PHONE);
  const { page } = seen;
  // The ranking counts members from their second day on.
  const createdAt = new Date(Date.now() - 2 * DAY_MS);
  await app.context.db.updateTable('users').set({ createdAt }).execute();
  await openReady(page, `${app.baseUrl}/quiz`);
  await page.getByRole('button', { name: 'Abrir o quiz do dia' }).click();
  for (let at = 1; at <= 5; at++) {
    await page.getByText(`Pergunta ${at} de 5`, { exact: true }).waitFor();
    await answer(page, 'C');
    await page.getByRole('button', { name: at === 5 ? 'Finalizar' : 'Próxima pergunta' }).click();
  }
  const ranking = page.getByRole('region', { name: 'Ranking de hoje' });
  await ranking.getByLabel('Participar com o nome').fill('www.site.com');
  await ranking.getByRole('button', { name: 'Entrar no ranking' }).click();
  await ranking.getByText(/^(?:Use só letras|Escolha um nome)/).waitFor();
  joined++;
  const name = `Maria ${joined}`;
  await ranking.getByLabel('Participar com o nome').fill(name);
  await ranking.getByRole('button', { name: 'Entrar no ranking' }).click();
  await ranking.getByText(`${name} (você)`).waitFor();
  await expectFittingOnBoth(page);
  await ranking.getByRole('button', { name: 'Sair do ranking' }).click();
  await ranking.getByLabel('Participar com o nome').waitFor();
  await ranking.getByText(name).first().waitFor({ state: 'detached' });
  await seen.close();
});
