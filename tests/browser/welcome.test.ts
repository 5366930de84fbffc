import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectNoOverflow,
  openReady,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp();

async function enter() {
  const maria = await join(app);
  await maria.client.member.consent.set.mutate({ consent: false });
  const seen = await visit(browser, PHONE);
  await signInAs(seen, app, maria);
  await openReady(seen.page, `${app.baseUrl}/dashboard`);
  return { maria, ...seen };
}

test('three answers lead a new member to a saved verse, a plan, a reminder and its first reading', async () => {
  const { maria, page, close } = await enter();
  await page.getByRole('button', { name: 'Ler a Bíblia toda' }).click();
  await page.getByRole('button', { name: '5 minutos' }).waitFor();
  // The answer is gone; whoever listens is at the next question, not at the top of the page.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Quanto tempo');
  await page.getByRole('button', { name: '5 minutos' }).click();
  await page.getByRole('button', { name: 'À noite, às 21h' }).click();
  await page.getByText('Primeiros Passos', { exact: true }).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Guardar este versículo' }).click();
  await page.getByText('Guardado para você reler').waitFor();
  await page.getByRole('button', { name: 'Começar a ler' }).click();
  await page.getByRole('heading', { level: 1, name: /^João 1/ }).waitFor();
  // With "Começar Agora", "Cadastrar" and the link of the message, the eighth touch ends the first day.
  await page.getByRole('button', { name: 'Concluir Dia' }).click();
  await page.getByText('Por hoje, está lido').waitFor();
  expect(await maria.client.member.readingPlans.underWay.query()).toMatchObject({
    plans: [{ plan: { slug: 'primeiros-passos' } }],
  });
  expect(await maria.client.member.reminders.current.query()).toMatchObject({
    reminder: { hour: 21, channel: 'email' },
  });
  await openReady(page, `${app.baseUrl}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('O que traz você aqui?').count()).toBe(0);
  await close();
});

test('questions that are closed do not come back', async () => {
  const { page, close } = await enter();
  await page.getByRole('button', { name: 'Fechar as perguntas' }).click();
  await page.getByText('O que traz você aqui?').waitFor({ state: 'detached' });
  await openReady(page, `${app.baseUrl}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('O que traz você aqui?').count()).toBe(0);
  await close();
});
