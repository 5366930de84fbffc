import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORDS } from '#server/auth/passwords.ts';
import { cookieOf, freshAddress, join, PASSWORD, postAuth } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ overrides: { passwords: PASSWORDS } });
});
afterAll(() => app.close());

const freshEmail = () => `${randomUUID()}@exemplo.com.br`;
const mailsTo = async (email: string) => {
  await app.context.background.settled();
  return app.mails.filter((mail) => mail.to.address === email);
};
const signUp = (email: string, more: object = {}) =>
  postAuth(app, '/sign-up/email', {
    name: 'João Teste',
    email,
    password: PASSWORD,
    callbackURL: '/',
    ...more,
  });
const signIn = (email: string, password = PASSWORD, headers = {}) =>
  postAuth(app, '/sign-in/email', { email, password }, headers);
const messageOf = async (response: Response): Promise<unknown> => (await response.json()).message;

describe('signing up', () => {
  test('sends a link that confirms the e-mail, signs in and leads to the root', async () => {
    const email = freshEmail();
    expect((await signUp(email)).status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Confirme seu e-mail no Companheiro Bíblico');
    expect(mail?.text).toContain('Olá, João!');
    const confirmed = await fetch(mail?.link ?? '', { redirect: 'manual' });
    expect(confirmed.status).toBe(302);
    expect(confirmed.headers.get('location')).toBe('/');
    const session = await clientWith(app, cookieOf(confirmed)).session.current.query();
    expect(session).toMatchObject({
      user: { email, name: 'João Teste' },
      role: 'user',
      administrates: false,
    });
  });

  test('gives the same answer for an e-mail that has an account, and tells its owner', async () => {
    const maria = await join(app);
    const fresh = await signUp(freshEmail());
    const taken = await signUp(maria.email, { name: 'João Teste' });
    expect(taken.status).toBe(fresh.status);
    const shape = (body: { user: object }) => Object.keys(body.user).sort();
    expect(shape(await taken.json())).toEqual(shape(await fresh.json()));
    const notice = (await mailsTo(maria.email)).at(-1);
    expect(notice?.subject).toBe('Você já tem uma conta no Companheiro Bíblico');
  });

  test.each([
    ['123456', 'Essa senha é muito comum e fácil de adivinhar. Escolha outra.'],
    ['Password', 'Essa senha é muito comum e fácil de adivinhar. Escolha outra.'],
    ['jesus123', 'Essa senha é muito comum e fácil de adivinhar. Escolha outra.'],
    ['abc', 'A senha precisa ter pelo menos 6 caracteres.'],
    ['x'.repeat(200), 'A senha é longa demais.'],
  ])('refuses the password %s', async (password, message) => {
    const response = await signUp(freshEmail(), { password });
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toBe(message);
  });

  test('refuses a blank name and an address that is none', async () => {
    expect(await messageOf(await signUp(freshEmail(), { name: '   ' }))).toBe(
      'Informe seu nome completo.',
    );
    expect(await messageOf(await signUp('sem-arroba'))).toBe('Informe um e-mail válido.');
  });

  test('refuses to send the confirmation to another site', async () => {
    const response = await signUp(freshEmail(), { callbackURL: 'https://mau.example/' });
    expect(response.status).toBe(403);
  });

  test('gives every new user the role "user"', async () => {
    const maria = await join(app);
    const row = await app.context.db
      .selectFrom('userRoles')
      .select('role')
      .where('userId', '=', maria.id)
      .executeTakeFirst();
    expect(row).toEqual({ role: 'user' });
  });
});

describe('signing in', () => {
  test('opens a session and signing out ends it at once', async () => {
    const maria = await join(app);
    const response = await signIn(maria.email);
    expect(response.status).toBe(200);
    const cookie = cookieOf(response);
    expect(await clientWith(app, cookie).session.current.query()).not.toBeNull();
    await postAuth(app, '/sign-out', {}, { cookie });
    expect(await clientWith(app, cookie).session.current.query()).toBeNull();
  });

  test('says the same of a wrong password and of an unknown e-mail', async () => {
    const maria = await join(app);
    const wrong = await signIn(maria.email, 'Outra-Senha-1');
    const unknown = await signIn(freshEmail(), 'Outra-Senha-1');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const bodies = [await wrong.json(), await unknown.json()];
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0].message).toBe('E-mail ou senha incorretos.');
  });

  test('before confirming asks for it and sends the link again', async () => {
    const email = freshEmail();
    await signUp(email);
    const response = await signIn(email);
    expect(response.status).toBe(403);
    expect(await messageOf(response)).toMatch(/^Confirme seu e-mail antes de entrar/);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('keeps the cookie from scripts and other sites', async () => {
    const maria = await join(app);
    const [cookie] = (await signIn(maria.email)).headers.getSetCookie();
    expect(cookie).toMatch(/^cb\.session_token=/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  test('is refused from another site', async () => {
    const maria = await join(app);
    const response = await signIn(maria.email, PASSWORD, {
      origin: 'https://mau.example',
      cookie: maria.cookie,
    });
    expect(response.status).toBe(403);
  });
});

describe('a forgotten password', () => {
  test('is replaced by a link, which ends all sessions and works once', async () => {
    const maria = await join(app);
    await postAuth(app, '/request-password-reset', { email: maria.email });
    const mail = (await mailsTo(maria.email)).at(-1);
    const token = new URL(mail?.link ?? '').searchParams.get('token');
    const body = { newPassword: 'Nova-Alianca-3', token };
    expect((await postAuth(app, '/reset-password', body)).status).toBe(200);
    expect(await maria.client.session.current.query()).toBeNull();
    expect((await signIn(maria.email)).status).toBe(401);
    expect((await signIn(maria.email, 'Nova-Alianca-3')).status).toBe(200);
    const again = await postAuth(app, '/reset-password', body);
    expect(again.status).toBe(400);
    expect(await messageOf(again)).toBe('Este link não é válido ou já foi usado. Peça um novo.');
    expect((await mailsTo(maria.email)).at(-1)?.subject).toBe('Sua senha foi alterada');
  });

  test('does not tell whether the e-mail has an account', async () => {
    const maria = await join(app);
    const known = await postAuth(app, '/request-password-reset', { email: maria.email });
    const unknown = await postAuth(app, '/request-password-reset', { email: freshEmail() });
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
  });

  test('may not become a common one', async () => {
    const maria = await join(app);
    await postAuth(app, '/request-password-reset', { email: maria.email });
    const token = new URL((await mailsTo(maria.email)).at(-1)?.link ?? '').searchParams.get(
      'token',
    );
    const response = await postAuth(app, '/reset-password', { newPassword: 'qwerty', token });
    expect(response.status).toBe(400);
  });
});

test('a new confirmation can be asked for, and nobody learns whether there is such an account', async () => {
  const email = freshEmail();
  await signUp(email);
  const known = await postAuth(app, '/send-verification-email', { email, callbackURL: '/' });
  const unknown = await postAuth(app, '/send-verification-email', {
    email: freshEmail(),
    callbackURL: '/',
  });
  expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('changing the password needs the old one and ends the other sessions', async () => {
  const maria = await join(app);
  const other = clientWith(app, cookieOf(await signIn(maria.email)));
  const change = (currentPassword: string) =>
    postAuth(
      app,
      '/change-password',
      { currentPassword, newPassword: 'Rocha-Eterna-5', revokeOtherSessions: true },
      { cookie: maria.cookie },
    );
  const refused = await change('Errada-Errada-1');
  expect(refused.status).toBe(400);
  expect(await messageOf(refused)).toBe('A senha atual não confere.');
  const changed = await change(PASSWORD);
  expect(changed.status).toBe(200);
  expect(await other.session.current.query()).toBeNull();
  expect(await clientWith(app, cookieOf(changed)).session.current.query()).not.toBeNull();
});

describe('limits', () => {
  test('hold for one account from many addresses at once', async () => {
    const maria = await join(app);
    const attempts = await Promise.all(
      Array.from({ length: 40 }, () => signIn(maria.email, 'Errada-Errada-1')),
    );
    const statuses = attempts.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('hold for one address with many accounts, whatever headers it sends', async () => {
    const address = freshAddress();
    const attempts = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        signIn(freshEmail(), 'Errada-Errada-1', {
          'x-forwarded-for': address,
          'x-client-ip': `192.0.2.${index}`,
          'x-real-ip': `192.0.2.${index}`,
        }),
      ),
    );
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('refuse bodies that are too large before reading them', async () => {
    const response = await postAuth(app, '/sign-in/email', {
      email: 'a@b.co',
      password: 'x'.repeat(50_000),
    });
    expect(response.status).toBe(413);
  });
});

test.each([
  '/update-user',
  '/delete-user',
  '/change-email',
  '/list-sessions',
  '/revoke-sessions',
  '/sign-in/social',
])('the door %s is closed', async (path) => {
  const maria = await join(app);
  const response = await postAuth(app, path, { name: 'x' }, { cookie: maria.cookie });
  expect(response.status).toBe(404);
});

describe('sessions', () => {
  test('are listed for their owner only, and can be ended one by one or all', async () => {
    const maria = await join(app);
    const jose = await join(app, 'José');
    const phone = clientWith(app, cookieOf(await signIn(maria.email)));
    const listed = await maria.client.member.account.sessions.query();
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain('token');
    const other = listed.find(({ current }) => !current);
    const id = other?.id ?? '';
    await expect(jose.client.member.account.endSession.mutate({ id })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    await maria.client.member.account.endSession.mutate({ id });
    expect(await phone.session.current.query()).toBeNull();
    await maria.client.member.account.endAllSessions.mutate();
    expect(await maria.client.session.current.query()).toBeNull();
    expect(await jose.client.session.current.query()).not.toBeNull();
  });

  test('that expired count for nothing', async () => {
    const maria = await join(app);
    await app.context.db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('userId', '=', maria.id)
      .execute();
    expect(await maria.client.session.current.query()).toBeNull();
  });
});

describe('the name', () => {
  test('can be changed by its owner', async () => {
    const maria = await join(app);
    await maria.client.member.account.rename.mutate({ name: '  Maria Nova  ' });
    expect((await maria.client.session.current.query())?.user.name).toBe('Maria Nova');
  });

  test.each(['', '   ', 'x'.repeat(121)])('is refused when it is %j', async (name) => {
    const maria = await join(app);
    await expect(maria.client.member.account.rename.mutate({ name })).rejects.toMatchObject({
      data: { code: 'INVALID_INPUT', field: 'name' },
    });
  });
});
