import { expect, test } from 'vitest';
import { opening, sendBeacon } from '../support/beacons.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectNoOverflow,
  memberAt,
  openReady,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join, joinAsAdmin, PASSWORD, postAuth } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();
const SMALLEST = { width: 320, height: 640 };

test('a confirmation link that is opened again says that all is well, with the way to sign in', async () => {
  const seen = await visit(browser, PHONE);
  const { page, context } = seen;
  const email = `maria.${Date.now()}@exemplo.com.br`;
  await page.goto(`${app.baseUrl}/auth?view=sign-up`);
  const form = page.locator('form:visible');
  await form.getByLabel('Nome completo').fill('Maria da Silva');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Senha').fill(PASSWORD);
  await form.getByRole('button', { name: 'Cadastrar' }).click();
  await page.getByText('Cadastro realizado!').waitFor();
  const mail = await until(() => app.mails.find(({ to }) => to.address === email));
  await page.goto(mail.link);
  await page.waitForURL('**/dashboard');
  await context.clearCookies();
  await page.goto(mail.link);
  await page.getByRole('alert').getByText('Seu e-mail está confirmado.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Entre com a sua senha' }).click();
  await page.waitForURL('**/auth');
  await seen.close();
});

test('a confirmation link on another device asks for the password, and confirms with it', async () => {
  const email = `jose.${Date.now()}@exemplo.com.br`;
  await postAuth(app, '/sign-up/email', {
    name: 'José Souza',
    email,
    password: PASSWORD,
    callbackURL: '/?confirmed=1',
  });
  const mail = await until(() => app.mails.find(({ to }) => to.address === email));
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await page.goto(mail.link);
  await page.getByRole('heading', { name: 'Confirme com a sua senha' }).waitFor();
  const form = page.locator('form:visible');
  expect(await form.getByLabel('E-mail').inputValue()).toBe(email);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await form.getByLabel('Senha').fill('Errada-Errada-1');
  await form.getByRole('button', { name: 'Confirmar e entrar' }).click();
  await form.getByRole('alert').getByText('E-mail ou senha incorretos.').waitFor();
  await form.getByLabel('Senha').fill(PASSWORD);
  await form.getByRole('button', { name: 'Confirmar e entrar' }).click();
  await page.waitForURL('**/dashboard');
  await seen.close();
});

test('a reset link that no longer works leads to a new one', async () => {
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await page.goto(`${app.baseUrl}/auth?view=reset#token=falso`);
  await page.locator('form:visible').getByLabel('Nova senha').fill('Nova-Alianca-3');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await page.getByRole('alert').getByText('Peça um novo.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pedir um novo link' }).click();
  await page.getByRole('button', { name: 'Enviar link' }).waitFor();
  await seen.close();
});

test('an unknown address is answered without scripts', async () => {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(`${app.baseUrl}/nao-existe`);
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  await context.close();
});

test('what waits for the connection says so, and goes on by itself', async () => {
  const maria = await join(app);
  await maria.client.member.diary.add.mutate({
    key: crypto.randomUUID(),
    kind: 'note',
    title: 'Gratidão',
    content: 'Hoje agradeci pelo pão.',
  });
  const seen = await visit(browser, PHONE);
  await signInAs(seen, app, maria);
  const { page, context } = seen;
  await openReady(page, `${app.baseUrl}/diary`);
  await page.getByRole('link', { name: /Gratidão/ }).waitFor();
  await context.setOffline(true);
  await page.getByLabel('Buscar no diário').fill('pão');
  await page.getByRole('status').getByText('Sem conexão.').waitFor();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByText('Sem conexão.').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /Gratidão/ }).waitFor();
  const held = Promise.withResolvers<void>();
  await page.route('**/trpc/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByLabel('Buscar no diário').fill('água');
  await page.getByText('A conexão está lenta. Ainda estamos carregando...').waitFor();
  held.resolve();
  await page.getByText('A conexão está lenta.').waitFor({ state: 'detached' });
  await seen.close();
});

test('the smallest phone has room for the reader and for the administration', async () => {
  const seen = await memberAt(browser, app, SMALLEST);
  await openReady(seen.page, `${app.baseUrl}/bible?ref=JHN.3`);
  await seen.page.getByRole('heading', { name: 'João 3' }).waitFor();
  await expectNoOverflow(seen.page);
  await seen.close();
  const ana = await joinAsAdmin(app);
  const admin = await visit(browser, SMALLEST);
  await signInAs(admin, app, ana);
  await openReady(admin.page, `${app.baseUrl}/admin/dashboard`);
  const card = admin.page.getByRole('list').getByRole('link', { name: 'Configurações' });
  const lines = () =>
    card.evaluate((element) => {
      const range = document.createRange();
      // The words of the card, below its icon.
      range.selectNode(element.lastChild ?? element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  expect(await lines()).toBe(1);
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectNoOverflow(admin.page);
  await admin.close();
});

test('the home of a member begins with praying and with the place where they stopped reading', async () => {
  const seen = await visit(browser, PHONE);
  const maria = await join(app);
  await signInAs(seen, app, maria);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/dashboard`);
  const first = page.getByRole('navigation', { name: 'Agora' });
  // The bar below leads to the Bible, until there is a place to go on from.
  expect(await first.getByRole('link').allTextContents()).toEqual(['Orar agora', 'Perguntar']);
  await maria.client.member.reading.setPosition.mutate({ book: 'ROM', chapter: 8, verse: 20 });
  await openReady(page, `${app.baseUrl}/dashboard`);
  await first.getByRole('link', { name: 'Continuar em Romanos 8:20' }).click();
  await page.getByRole('heading', { level: 1, name: /^Romanos 8/ }).waitFor();
  await seen.close();
});

test('the home of a phone has its sections folded but for the first; a desk shows them all', async () => {
  const { page, close } = await memberAt(browser, app, PHONE);
  await openReady(page, `${app.baseUrl}/dashboard`);
  const tools = page.getByRole('region', { name: 'Ferramentas' });
  const quiz = tools.getByRole('link', { name: /^Quiz bíblico/ });
  await page.getByRole('link', { name: /^Casamento abençoado/ }).waitFor();
  expect(await quiz.isVisible()).toBe(false);
  await tools.getByRole('button', { name: 'Ferramentas', expanded: false }).click();
  await quiz.waitFor();
  await expectAccessible(page);
  await tools.getByRole('button', { name: 'Ferramentas', expanded: true }).click();
  await quiz.waitFor({ state: 'hidden' });
  await page.setViewportSize(DESKTOP);
  await quiz.waitFor();
  expect(await tools.getByRole('button').count()).toBe(0);
  await close();
});

test('the open section of a phone shows six of its cards, and the others by a tap', async () => {
  const seen = await visit(browser, PHONE);
  const maria = await join(app);
  await signInAs(seen, app, maria);
  await sendBeacon(app, maria.cookie, opening('/quiz'));
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/dashboard`);
  const tools = page.getByRole('region', { name: 'Ferramentas' });
  const last = tools.getByRole('link', { name: /^Promessas/ });
  await tools.getByRole('link', { name: /^Quiz bíblico/ }).waitFor();
  expect(await last.isVisible()).toBe(false);
  await tools.getByRole('button', { name: 'Ver mais 8', expanded: false }).click();
  await last.waitFor();
  await expectAccessible(page);
  await tools.getByRole('button', { name: 'Ver menos' }).click();
  await last.waitFor({ state: 'hidden' });
  await page.setViewportSize(DESKTOP);
  await last.waitFor();
  await seen.close();
});
