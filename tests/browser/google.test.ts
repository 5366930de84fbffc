import { afterAll, beforeEach, expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { googlePerson, startFakeGoogle } from '../support/fake-google.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectFittingOnBoth,
  expectNoOverflow,
  layersLeft,
  visit,
} from '../support/pages.ts';
import { join } from '../support/people.ts';

const browser = await openBrowser();
const fake = await startFakeGoogle();
afterAll(() => fake.close());
const app = await openApp({ env: fake.env, overrides: { google: fake.google } });
beforeEach(() => {
  fake.browser.person = null;
});

test('the button leads to Google and back, and the profile lets it go once there is a password', async () => {
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${app.baseUrl}/auth?redirect=%2Fprofile`);
  const google = page.getByRole('button', { name: 'Entrar com o Google' });
  await google.waitFor();
  await page.getByText('O que você lê e escreve não vai para ele.').first().waitFor();
  expect(scripts.filter((url) => url.includes('google'))).toEqual([]);
  await expectAccessible(page);
  await expectFittingOnBoth(page);

  // Whoever refuses reads so, and may try again.
  await google.click();
  await page.locator('form:visible').getByText('A entrada com o Google foi cancelada.').waitFor();
  await expectAccessible(page);
  await page.reload();
  await google.waitFor();
  expect(await page.getByText('foi cancelada').count()).toBe(0);

  const lidia = googlePerson();
  fake.browser.person = lidia;
  await page.getByRole('tab', { name: 'Cadastrar' }).click();
  await page.getByRole('button', { name: 'Continuar com o Google' }).click();
  await page.waitForURL('**/profile');
  await page.getByText('Login realizado!').waitFor();
  const card = page.getByRole('region', { name: 'Entrada com o Google' });
  await card.getByText('Só ele abre a sua conta.').waitFor();
  const password = page.getByRole('region', { name: 'Senha' });
  await password.getByRole('button', { name: 'Criar uma senha' }).click();
  await password.getByText('Enviamos o link.').waitFor();
  expect(await page.getByLabel('Senha atual').count()).toBe(0);
  await expectFittingOnBoth(page);

  // Erasing asks for Google where there is no password.
  await app.context.db
    .updateTable('sessions')
    .set({ provedAt: new Date(0) })
    .execute();
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.getByRole('button', { name: 'Excluir para sempre' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Confirmar com o Google' }).click();
  await page.waitForURL('**/profile');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.getByRole('button', { name: 'Excluir para sempre' }).click();
  await page.getByText('Tudo o que era seu foi apagado.').waitFor();
  await seen.close();
});

test('an account with a password is joined, and unlinked in the profile', async () => {
  const maria = await join(app);
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  fake.browser.person = googlePerson({ email: maria.email });
  await page.goto(`${app.baseUrl}/auth?redirect=%2Fprofile`);
  await page.getByRole('button', { name: 'Entrar com o Google' }).click();
  await page.waitForURL('**/profile');
  const card = page.getByRole('region', { name: 'Entrada com o Google' });
  await card.getByRole('button', { name: 'Desligar o Google' }).click();
  const asking = page.getByRole('dialog', { name: 'Desligar o Google?' });
  await expectFittingOnBoth(page);
  await asking.getByRole('button', { name: 'Desligar' }).click();
  await page.getByText('O Google não abre mais a sua conta').waitFor();
  await card.waitFor({ state: 'detached' });
  await page.getByLabel('Senha atual').waitFor();
  await layersLeft(page);
  await expectNoOverflow(page);
  await seen.close();
});
