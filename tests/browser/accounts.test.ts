import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import { expectAccessible, openReady, reloadReady, signInAs, visit } from '../support/pages.ts';
import { join, joinAsAdmin, PASSWORD } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp({
  template: 'seeded',
  env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'ola@exemplo.com.br' },
});

test('a visitor of a protected page signs in and comes back to where they were going', async () => {
  const maria = await join(app);
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await page.goto(`${app.baseUrl}/diary?tab=oracoes`);
  await page.waitForURL('**/auth?redirect=**');
  await page.getByRole('tab', { name: 'Entrar', selected: true }).waitFor();
  await page.locator('form:visible').getByLabel('E-mail').fill(maria.email);
  await page.locator('form:visible').getByLabel('Senha').fill('Errada-Errada-1');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('Erro no login').waitFor();
  await page.getByRole('alert').getByText('E-mail ou senha incorretos.').waitFor();
  expect(await page.locator('form:visible').getByLabel('E-mail').inputValue()).toBe(maria.email);
  await page.locator('form:visible').getByLabel('Senha').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/diary?tab=oracoes');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await seen.close();
});

test('a member who opens the landing page or the sign-in page is led on to the dashboard', async () => {
  const maria = await join(app);
  const seen = await visit(browser, PHONE);
  await signInAs(seen, app, maria);
  for (const path of ['/', '/auth']) {
    await openReady(seen.page, app.baseUrl + path);
    await seen.page.waitForURL('**/dashboard');
  }
  await seen.close();
});

test('the menu shows the name, changes the theme for good, and signs out', async () => {
  const maria = await join(app, 'Maria Aparecida');
  const seen = await visit(browser, DESKTOP);
  const { page } = seen;
  await signInAs(seen, app, maria);
  await openReady(page, `${app.baseUrl}/dashboard`);
  await page.getByRole('button', { name: 'Maria Aparecida' }).click();
  await page.getByRole('menuitemradio', { name: 'Escuro', exact: true }).click();
  await expectAccessible(page);
  await reloadReady(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('escuro');
  await page.getByRole('button', { name: 'Maria Aparecida' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.waitForURL(`${app.baseUrl}/`);
  await page.getByRole('link', { name: 'Começar Agora' }).waitFor();
  expect(await maria.client.session.current.query()).toBeNull();
  await seen.close();
});

test('a link by mail signs in to where the member was going, once', async () => {
  const maria = await join(app);
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await page.goto(`${app.baseUrl}/auth?redirect=%2Fsaved-verses`);
  await page.locator('form:visible').getByLabel('E-mail').fill(maria.email);
  await page.getByRole('button', { name: 'Receber link por e-mail' }).click();
  await page.getByRole('heading', { name: 'Entrar sem a senha', level: 2 }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByText('Confira seu e-mail').waitFor();
  const mail = await until(() =>
    app.mails.find(
      ({ to, subject }) => to.address === maria.email && subject === 'Seu link para entrar',
    ),
  );
  await page.goto(mail.link);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/saved-verses');

  const other = await visit(browser, PHONE);
  await other.page.goto(mail.link);
  await other.page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await other.page
    .getByRole('alert')
    .getByText(/já foi usado/)
    .waitFor();
  await expectAccessible(other.page);
  await other.close();
  await seen.close();
});

test('a forgotten password is replaced through the message', async () => {
  const maria = await join(app);
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await page.goto(`${app.baseUrl}/auth`);

  await page.locator('form:visible').getByLabel('E-mail').fill(maria.email);
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await expectAccessible(page);
  expect(await page.locator('form:visible').getByLabel('E-mail').inputValue()).toBe(maria.email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await page.getByText('Confira seu e-mail').waitFor();
  const mail = await until(() =>
    app.mails.find(
      ({ to, subject }) => to.address === maria.email && subject === 'Crie uma nova senha',
    ),
  );
  await page.goto(mail.link);

  await page.locator('form:visible').getByLabel('Nova senha').fill('Nova-Alianca-3');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await page.getByText('Senha alterada!').waitFor();
  await page.locator('form:visible').getByLabel('E-mail').fill(maria.email);
  await page.locator('form:visible').getByLabel('Senha').fill('Nova-Alianca-3');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/dashboard');
  await seen.close();
});

test('a confirmation link that does not work says so on the landing page', async () => {
  const seen = await visit(browser, PHONE);
  await seen.page.goto(`${app.baseUrl}/auth?view=confirm#token=falso`);

  await seen.page.getByRole('alert').getByText('O link de confirmação não é válido.').waitFor();
  await expectAccessible(seen.page);
  await seen.page.getByRole('link', { name: 'Peça um novo link' }).click();
  await seen.page.getByRole('button', { name: 'Reenviar confirmação' }).waitFor();
  await seen.close();
});

test('the profile changes name and password, and sessions are ended everywhere', async () => {
  const maria = await join(app, 'Maria Antiga');
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await signInAs(seen, app, maria);
  await openReady(page, `${app.baseUrl}/profile`);
  await expectAccessible(page);
  await page.locator('form:visible').getByLabel('Nome completo').fill('Maria Nova');
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  await page.getByText('Nome alterado!').waitFor();
  await page.getByRole('button', { name: 'Maria Nova' }).waitFor();
  await page.getByLabel('Senha atual').fill('Errada-Errada-1');
  await page.getByLabel('Nova senha').fill('Rocha-Eterna-5');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await page.getByText('A senha atual não confere.').waitFor();
  await page.getByLabel('Senha atual').fill(PASSWORD);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await page.getByText('Senha alterada!').waitFor();
  await openReady(page, `${app.baseUrl}/sessions`);
  await page.getByText('Este aparelho').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sair de todos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sair de todos' }).click();
  await page.waitForURL('**/auth?redirect=**');
  await seen.close();
});

describe('the administration', () => {
  test('has its own sign-in, which refuses a member', async () => {
    const maria = await join(app);
    const seen = await visit(browser, DESKTOP);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}/admin`);
    await page.waitForURL('**/admin/login');
    await page.getByRole('link', { name: 'Voltar ao Site' }).waitFor();
    await expectAccessible(page);
    await page.locator('form:visible').getByLabel('E-mail').fill('ninguem@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('Errada-Errada-1');
    await page.getByRole('button', { name: 'Mostrar senha' }).click();
    expect(await page.getByLabel('Senha', { exact: true }).getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page
      .getByRole('alert')
      .getByText('Credenciais inválidas ou sem permissão de administrador')
      .waitFor();
    await signInAs(seen, app, maria);
    await page.goto(`${app.baseUrl}/admin/login`);

    await page.getByRole('heading', { name: 'Acesso Negado' }).waitFor();
    await expectAccessible(page);
    await openReady(page, `${app.baseUrl}/admin/users`);
    await page.waitForURL('**/dashboard');
    await seen.close();
  });

  test('opens to an administrator, and says that the sign-in succeeded', async () => {
    const ana = await joinAsAdmin(app);
    const seen = await visit(browser, DESKTOP);
    const { page } = seen;
    await signInAs(seen, app, ana);
    await page.goto(`${app.baseUrl}/admin/login`);

    await page.waitForURL('**/admin/dashboard');
    await page.getByRole('heading', { name: 'Painel administrativo' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sair do Admin' }).click();
    await page.waitForURL('**/admin/login');
    await page.getByText('Logout realizado').waitFor();

    await page.getByLabel('E-mail').fill(ana.email);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL('**/admin/dashboard');
    await page.getByRole('heading', { name: 'Painel administrativo' }).waitFor();
    await page.getByText('Login realizado!').waitFor();
    await seen.close();
  });
});

test('a guarded address of the administration is reached after signing in', async () => {
  const ana = await joinAsAdmin(app);
  const seen = await visit(browser, DESKTOP);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/users`);
  await page.waitForURL('**/admin/login?redirect=%2Fadmin%2Fusers');
  await page.locator('form:visible').getByLabel('E-mail').fill(ana.email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(`${app.baseUrl}/admin/users`);
  // An address of another site is not one of the administration.
  await page.goto(`${app.baseUrl}/admin/login?redirect=${encodeURIComponent('/.//mau.example')}`);

  await page.waitForURL(`${app.baseUrl}/admin/dashboard`);
  await seen.close();
});

test('a page that does not exist says so in English and leads home', async () => {
  const seen = await visit(browser, PHONE);
  const response = await seen.page.goto(`${app.baseUrl}/nao-existe`);
  expect(response?.status()).toBe(404);
  await seen.page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  await expectAccessible(seen.page);
  await seen.page.getByRole('link', { name: 'Return to Home' }).click();
  await seen.page.waitForURL(`${app.baseUrl}/`);
  await seen.close();
});
