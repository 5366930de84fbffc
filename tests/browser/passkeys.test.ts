import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openApp, openBrowser } from '../support/open-app.ts';
import {
  expectAccessible,
  expectFittingOnBoth,
  expectNoOverflow,
  layersLeft,
  openReady,
  signInAs,
  visit,
} from '../support/pages.ts';
import { join, joinAsAdmin, PASSWORD } from '../support/people.ts';

const browser = await openBrowser();
const app = await openApp({ host: 'localhost' });

type Device = Readonly<{
  cdp: CDPSession;
  id: string;
  /** Says whether whoever holds the device unlocks it. */
  unlocks: (does: boolean) => Promise<void>;
}>;

/** A device in the browser that creates passkeys and unlocks them by a finger. */
async function withDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const unlocks = async (isUserVerified: boolean) => {
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
  };
  return { cdp, id, unlocks };
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Chaves de acesso' });

/** Opens the sign-in page as somebody whose session ended. */
async function openSignIn(page: Page, address = '/auth'): Promise<void> {
  await layersLeft(page);
  await page.context().clearCookies();
  await page.goto(app.baseUrl + address);
}

const forget = (userId: string) =>
  app.context.db
    .updateTable('sessions')
    .set({ provedAt: new Date(0) })
    .where('userId', '=', userId)
    .execute();

/** A member at the card of passkeys, on a device that can have one. */
async function atCard() {
  const maria = await join(app);
  const seen = await visit(browser, PHONE);
  await signInAs(seen, app, maria);
  const { page } = seen;
  const device = await withDevice(page);
  await openReady(page, `${app.baseUrl}/profile`);
  const card = cardOf(page);
  const add = card.getByRole('button', { name: 'Adicionar chave de acesso' });
  return { maria, seen, page, device, card, add };
}

test('a member adds a passkey and names it', async () => {
  const { seen, page, device, card, add } = await atCard();
  // Whoever does not unlock the device has none.
  await device.unlocks(false);
  await add.click();
  await card.getByText('O cadastro da chave de acesso foi cancelado').waitFor();
  await device.unlocks(true);
  await add.click();
  await page.getByText('Chave de acesso adicionada!').waitFor();
  await card.getByText('Chrome · Linux').waitFor();
  await card.getByText(/^Adicionada em \d\d\/\d\d\/\d{4}$/).waitFor();
  await add.click();
  await card.getByText('Este aparelho já tem uma chave de acesso da sua conta.').waitFor();
  await expectFittingOnBoth(page);

  await card.getByRole('button', { name: 'Renomear Chrome · Linux' }).click();
  const naming = page.getByRole('dialog', { name: 'Renomear a chave de acesso' });
  await naming.getByLabel('Nome').fill('  ');
  await naming.getByRole('button', { name: 'Salvar' }).click();
  await naming.getByText('Dê um nome à chave.').waitFor();
  await naming.getByLabel('Nome').fill('Celular da Maria, que ela divide com a filha Antonieta');
  await naming.getByRole('button', { name: 'Salvar' }).click();
  await card.getByText('Celular da Maria').waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '130%';
  });
  await expectNoOverflow(page);
  await seen.close();
});

test('a passkey opens the account, proves who asks for its removal, and then opens nothing', async () => {
  const { maria, seen, page, device, card, add } = await atCard();
  await add.click();
  await card.getByText('Chrome · Linux').waitFor();

  await openSignIn(page, '/auth?redirect=%2Fprofile');
  await device.unlocks(false);
  const enter = page.getByRole('button', { name: 'Entrar com chave de acesso' });
  await enter.click();
  await page
    .locator('form:visible')
    .getByText('A entrada com a chave de acesso foi cancelada')
    .waitFor();
  await device.unlocks(true);
  await enter.click();
  await page.waitForURL('**/profile');
  await page.getByText('Login realizado!').waitFor();

  // A proof that is old is asked for anew, and the passkey may give it.
  await forget(maria.id);
  await card.getByRole('button', { name: 'Remover Chrome · Linux' }).click();
  const removing = page.getByRole('dialog', { name: /^Remover “Chrome/ });
  await expectAccessible(page);
  await removing.getByRole('button', { name: 'Remover' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await proof.getByRole('button', { name: 'Usar a senha' }).waitFor();
  await expectFittingOnBoth(page);
  await proof.getByRole('button', { name: 'Usar a chave de acesso' }).click();
  await page.getByText('Chave de acesso removida').waitFor();
  await card.getByText('Chrome · Linux').waitFor({ state: 'detached' });

  await openSignIn(page);
  await enter.click();
  await page.locator('form:visible').getByText('não abre nenhuma conta daqui').waitFor();
  await seen.close();
});

test('the sign-in page says what is wrong with a passkey, and loads its code on demand', async () => {
  const maria = await join(app);
  const seen = await visit(browser, PHONE);
  const { page } = seen;
  await signInAs(seen, app, maria);
  await withDevice(page);
  await openReady(page, `${app.baseUrl}/profile`);
  await cardOf(page).getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  await page.getByText('Chave de acesso adicionada!').waitFor();

  await openSignIn(page);
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/passkey-/.test(name)),
    );
  const enter = page.getByRole('button', { name: 'Entrar com chave de acesso' });
  await enter.waitFor();
  expect(await fetched()).toBe(false);
  await expectFittingOnBoth(page);
  await page.route(/\/passkey-/, (route) => route.abort('internetdisconnected'));
  await enter.click();
  const form = page.locator('form:visible');
  await form.getByText('Não foi possível carregar esta forma de entrar.').waitFor();
  await page.unroute(/\/passkey-/);
  await app.context.db
    .updateTable('users')
    .set({ blockedAt: new Date() })
    .where('id', '=', maria.id)
    .execute();
  await enter.click();
  await form.getByText('Esta conta está bloqueada.').waitFor();
  expect(await fetched()).toBe(true);
  await app.context.db
    .updateTable('users')
    .set({ blockedAt: null, emailVerified: false })
    .where('id', '=', maria.id)
    .execute();
  await enter.click();
  await page.getByRole('heading', { name: 'Confirme seu e-mail' }).waitFor();
  await page.getByRole('log').getByText('Peça um novo link aqui.').waitFor();

  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await openSignIn(page);
  await enter.click();
  await page
    .locator('form:visible')
    .getByText('Este navegador não abre chaves de acesso')
    .waitFor();
  await seen.close();
});

test('an administrator opens the administration by a passkey where two factors are demanded', async () => {
  const ana = await joinAsAdmin(app);
  const { db, settings } = app.context;
  const row = { key: 'staffNeedsSecondFactor', value: 'true', updatedBy: null };
  await db.insertInto('systemSettings').values(row).execute();
  settings.forget();
  const seen = await visit(browser, DESKTOP);
  await signInAs(seen, app, ana);
  const { page } = seen;
  await withDevice(page);
  await forget(ana.id);
  await openReady(page, `${app.baseUrl}/admin/users`);
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await proof.getByLabel('Sua senha').fill(PASSWORD);
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('usuários carregados do aplicativo').waitFor();

  // The password alone leads to the gate, and the passkey through it.
  await openSignIn(page, '/admin/login?redirect=%2Fadmin%2Fusers');
  await page.getByLabel('E-mail').fill(ana.email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const confirm = card.getByRole('button', { name: 'Confirmar com a chave de acesso' });
  await confirm.waitFor();
  await expectFittingOnBoth(page);
  await confirm.click();
  await page.getByText('usuários carregados do aplicativo').waitFor();

  await openSignIn(page, '/admin/login?redirect=%2Fadmin%2Fusers');
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await page.getByText('Login realizado!').waitFor();
  await page.getByText('usuários carregados do aplicativo').waitFor();
  await db.deleteFrom('systemSettings').where('key', '=', row.key).execute();
  settings.forget();
  await seen.close();
});
