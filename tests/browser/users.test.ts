import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOf } from '../support/authenticator.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectFittingOnBoth,
  openReady,
  reloadReady,
  seeWords,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join, joinAsAdmin, PASSWORD, postAuth } from '../support/people.ts';
import { until } from '../support/until.ts';

const browser = await openBrowser();
const app = await openApp();

/** A name for each try, since the list is of everybody. */
const named = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** The list as an administrator sees it, with the card of one member. */
async function openList() {
  const ana = await joinAsAdmin(app);
  const rosa = await join(app, named('Rosa'));
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, ana);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/users`);
  await page.getByText('usuários carregados do aplicativo').waitFor();
  await page.getByLabel('Buscar por nome ou e-mail').fill(rosa.email);
  await page.getByText('1 usuário carregado do aplicativo').waitFor();
  await expectFittingOnBoth(page);
  await page.getByLabel('Ordem').selectOption({ label: 'Nome' });
  await page.waitForURL('**/admin/users?order=name');

  // Not by its role, which an open menu hides.
  const card = page.locator('li').filter({ hasText: rosa.email });
  const choose = async (act: string) => {
    await card.getByRole('button', { name: /^Ações de Rosa/ }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  return { seen, page, rosa, card, choose };
}

test('an administrator finds a member, changes the role and corrects the name', async () => {
  const { seen, page, card, choose } = await openList();
  await choose('Tornar administrador');
  await page.getByRole('dialog').getByRole('button', { name: 'Tornar administrador' }).click();
  await card.getByText('Administrador').waitFor();
  await choose('Tornar usuário');
  await seeWords(card.getByText('Usuário', { exact: true }));
  await choose('Corrigir dados');
  const corrected = named('Rosa Corrigida');
  await page.getByRole('dialog').getByLabel('Nome completo').fill(corrected);
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await card.getByText(corrected).waitFor();
  await seen.close();
});

test('what is done with several is taken back after the page was left and loaded anew', async () => {
  const { seen, page, rosa, card } = await openList();
  await page.getByLabel(/^Escolher Rosa/).check();
  await page
    .getByRole('region', { name: 'Escolhidos' })
    .getByRole('button', { name: 'Tornar moderador' })
    .click();
  await card.getByText('Moderador').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Relatórios' }).first().click();
  await page.waitForURL('**/admin/reports');
  await openReady(page, `${app.baseUrl}/admin/users`);
  await page.getByText('Papel de 1 pessoa atualizado.', { exact: true }).waitFor();
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByText('Tudo voltou a ser como antes.').waitFor();
  expect(await rosa.client.session.current.query()).toMatchObject({ role: 'user' });
  await seen.close();
});

test('a member is looked at, blocked, and free again', async () => {
  const { seen, page, rosa, card, choose } = await openList();
  await choose('Ver resumo');
  await page.getByRole('dialog').getByText('Versículos salvos').waitFor();
  await expectFittingOnBoth(page);
  await page.keyboard.press('Escape');
  await choose('Bloquear');
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click();
  await card.getByText('Bloqueado').waitFor();
  await until(async () => (await rosa.client.session.current.query()) === null);
  await choose('Desbloquear');
  await card.getByText('Bloqueado').waitFor({ state: 'detached' });
  await seen.close();
});

test('an address is invited, and refused in words before', async () => {
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, await joinAsAdmin(app));
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/users`);
  const invited = `convidada-${randomUUID()}`;
  await page.getByRole('button', { name: 'Convidar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await dialog.getByText('Por favor, insira um email válido').waitFor();
  await dialog.getByLabel('E-mail').fill(`${invited}@exemplo.com.br`);
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByLabel('Buscar por nome ou e-mail').fill(invited);
  await page.getByText('Pendente (convidado)').waitFor();
  await page.getByLabel('Buscar por nome ou e-mail').fill('ninguém com este nome');
  await page.getByText('Nenhum usuário encontrado com os filtros aplicados.').waitFor();
  await seen.close();
});

test('an invited person says a name, chooses a password and is welcomed', async () => {
  const ana = await joinAsAdmin(app);
  const email = `convidado-${randomUUID()}@exemplo.com.br`;
  await ana.client.admin.users.invite.mutate({ email });
  await app.context.background.settled();
  const link = app.mails.findLast(({ to }) => to.address === email)?.link ?? '';
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await page.goto(link);
  await page.getByRole('heading', { level: 2, name: 'Crie sua senha' }).waitFor();
  await expectFittingOnBoth(page);
  await page.getByRole('button', { name: 'Abrir minha conta' }).click();
  const form = page.locator('form:visible');
  expect(await form.getByLabel('Nome completo').getAttribute('aria-invalid')).toBe('true');
  await form.getByLabel('Nome completo').fill('Débora dos Santos');
  await form.getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Abrir minha conta' }).click();
  await page.getByText('Boas-vindas, Débora!').waitFor();
  await seen.close();
});

test('a first password that was printed is changed before anything opens', async () => {
  const ana = await joinAsAdmin(app);
  await app.context.db
    .updateTable('users')
    .set({ mustChangePassword: true })
    .where('id', '=', ana.id)
    .execute();
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  const form = page.locator('form:visible');
  await page.goto(`${app.baseUrl}/auth`);
  await form.getByLabel('E-mail').fill(ana.email);
  await form.getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { level: 2, name: 'Troque a senha inicial' }).waitFor();
  await page.goto(`${app.baseUrl}/dashboard`);
  await page.getByRole('heading', { level: 2, name: 'Troque a senha inicial' }).waitFor();
  await expectFittingOnBoth(page);
  await form.getByLabel('Senha inicial').fill('Errada-Errada-1');
  await form.getByLabel('Nova senha').fill('Outro-Caminho-8');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await form.getByRole('alert').getByText('senha').waitFor();
  await form.getByLabel('Senha inicial').fill(PASSWORD);
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText('Senha alterada!').waitFor();
  await seen.close();
});

test('roles are explained and given', async () => {
  const ana = await joinAsAdmin(app);
  const rute = await join(app, named('Rute'));
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, ana);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/users/roles`);
  await page.getByLabel('Buscar por nome ou e-mail').fill(rute.email);
  const role = page.getByLabel(`Papel de ${rute.name}`);
  await role.selectOption({ label: 'Moderador' });
  await page.getByText('Role do usuário atualizada com sucesso').first().waitFor();
  expect(await rute.client.session.current.query()).toMatchObject({ role: 'moderator' });
  await expectFittingOnBoth(page);

  await openReady(page, `${app.baseUrl}/admin/audit`);
  await page.getByText(`mudou o papel de ${rute.name}`).waitFor();
  await page.getByText('papel: de “Usuário” para “Moderador”').first().waitFor();
  await page.getByLabel('Ação', { exact: true }).selectOption('quizCategory.delete');
  await page.getByText('Nenhuma ação encontrada').waitFor();
  await page.getByLabel('Ação', { exact: true }).selectOption('user.role');
  await page.getByLabel('Pessoa').fill(rute.name);
  await page.getByText(`mudou o papel de ${rute.name}`).waitFor();
  // The act stands in the address and the person does not; both are there again after a reload.
  await page.waitForURL('**/admin/audit?action=user.role');
  await reloadReady(page);
  await page.getByText(`mudou o papel de ${rute.name}`).waitFor();
  await until(async () => (await page.getByLabel('Pessoa').inputValue()) === rute.name);
  await expectFittingOnBoth(page);
  await seen.close();
});

test('an administrator enables a second factor, enters with it, and proves who acts', async () => {
  const ana = await joinAsAdmin(app);
  const rosa = await join(app, named('Rosa'));
  const seen = await visit(browser, PHONE);
  await signInAs(seen, app, ana);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/profile`);
  const card = page.getByRole('region', { name: 'Verificação em duas etapas' });
  await card.getByLabel('Sua senha').fill(PASSWORD);
  await card.getByRole('button', { name: 'Ativar' }).click();
  await card.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }).waitFor();
  await expectFittingOnBoth(page);
  await expectAccessible(page);
  const uri =
    (await card.getByRole('link', { name: 'Abra no aplicativo' }).getAttribute('href')) ?? '';
  await card.getByLabel('Código do aplicativo').fill('000000');
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await card.getByText('O código não confere.').waitFor();
  await card.getByLabel('Código do aplicativo').fill(codeOf(uri));
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await card.getByText('Guarde estes códigos de recuperação agora').waitFor();
  const [recovery = ''] = await card.getByRole('listitem').allTextContents();
  await expectFittingOnBoth(page);
  await card.getByRole('button', { name: 'Já guardei' }).click();
  await card.getByText('Ativa: a sua entrada pede a senha e um código').waitFor();

  await page.context().clearCookies();
  await openReady(page, `${app.baseUrl}/admin/login`);
  await page.getByLabel('E-mail').fill(ana.email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/auth?*');
  const form = page.locator('form:visible');
  await form.getByLabel('Código').fill(codeOf(uri, 1));
  await expectFittingOnBoth(page);
  await form.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/admin/dashboard');

  await app.context.db
    .updateTable('sessions')
    .set({ provedAt: new Date(0) })
    .where('userId', '=', ana.id)
    .execute();
  await openReady(page, `${app.baseUrl}/admin/users/roles`);
  await page.getByLabel('Buscar por nome ou e-mail').fill(rosa.email);
  const role = page.getByLabel(`Papel de ${rosa.name}`);
  await role.selectOption({ label: 'Moderador' });
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  await dialog.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await dialog.getByLabel('Código de recuperação').fill(recovery);
  await expectFittingOnBoth(page);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Role do usuário atualizada com sucesso').waitFor();
  await until(async () => (await role.inputValue()) === 'moderator');
  await seen.close();
});

test('where the site demands it, the administration shows the way to it and nothing else', async () => {
  const ana = await joinAsAdmin(app);
  await app.context.db
    .insertInto('systemSettings')
    .values({ key: 'staffNeedsSecondFactor', value: 'true', updatedBy: ana.id })
    .execute();
  app.context.settings.forget();
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, ana);
  const { page } = seen;
  await openReady(page, `${app.baseUrl}/admin/users`);
  await page.getByText('Ative a sua para abrir a administração.').waitFor();
  expect(
    await page.getByRole('navigation', { name: 'Administração' }).getByRole('link').count(),
  ).toBe(0);
  await expectFittingOnBoth(page);
  const card = page.getByRole('region', { name: 'Verificação em duas etapas' });
  await card.getByLabel('Sua senha').fill(PASSWORD);
  await card.getByRole('button', { name: 'Ativar' }).click();
  const uri =
    (await card.getByRole('link', { name: 'Abra no aplicativo' }).getAttribute('href')) ?? '';
  await card.getByLabel('Código do aplicativo').fill(codeOf(uri));
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await card.getByRole('button', { name: 'Já guardei' }).click();
  await page.getByText('usuários carregados do aplicativo').waitFor();
  await app.context.db
    .deleteFrom('systemSettings')
    .where('key', '=', 'staffNeedsSecondFactor')
    .execute();
  app.context.settings.forget();
  await seen.close();
});

test.each(['/admin/users', '/admin/users/roles'])(
  'at %s, whose session has ended is told so where they sign in again',
  async (address) => {
    const ana = await joinAsAdmin(app);
    const seen = await visit(browser, DESKTOP);
    await signInAs(seen, app, ana);
    const { page } = seen;
    await openReady(page, `${app.baseUrl}${address}`);
    await page.getByText(ana.email).waitFor();
    await postAuth(app, '/sign-out', {}, { cookie: ana.cookie });
    await page.getByLabel('Buscar por nome ou e-mail').fill('rosa');

    await page.waitForURL(`**/auth?redirect=${encodeURIComponent(address)}`);
    await page.getByText('Usuário não autenticado').waitFor();
    await page.getByText('Entre novamente para continuar.').waitFor();
    await seen.close();
  },
);
