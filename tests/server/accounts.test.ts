import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORDS } from '#server/auth/passwords.ts';
import { trustedOrigins } from '#server/auth/safe-links.ts';
import { readEnv } from '#server/env.ts';
import {
  confirm,
  cookieOf,
  freshAddress,
  join,
  PASSWORD,
  postAuth,
  tokenIn,
} from '../support/people.ts';
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
/** Opens the link that earlier releases mailed, on a device that holds these cookies. */
const open = (link: string | undefined, cookie = '', callbackURL = '/') => {
  const query = new URLSearchParams({ token: tokenIn(link) ?? '', callbackURL });
  const address = `${app.baseUrl}/api/auth/verify-email?${query}`;
  return fetch(address, { redirect: 'manual', headers: { cookie } });
};
const messageOf = async (response: Response): Promise<unknown> => (await response.json()).message;

describe('signing up', () => {
  test('sends a link that confirms the e-mail, signs in and leads to the root', async () => {
    const email = freshEmail();
    const signedUp = await signUp(email);
    expect(signedUp.status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Confirme seu e-mail no Companheiro Bíblico');
    expect(mail?.text).toContain('Olá, João!');
    // What a server, a proxy or another site sees of the link names nobody and opens nothing.
    const { pathname, search } = new URL(mail?.link ?? '');
    expect(pathname + search).toBe('/auth?view=confirm');
    const confirmed = await confirm(app, mail?.link, cookieOf(signedUp));
    expect(confirmed.status).toBe(200);
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
    ['       ', 'A senha não pode ter só espaços.'],
    ['\u200b\u3164\u2800 \u2060\ufeff', 'A senha não pode ter só espaços.'],
    ['joao teste', 'A senha não pode ser o seu e-mail nem o seu nome. Escolha outra.'],
    ['abc', 'A senha precisa ter pelo menos 6 caracteres.'],
    ['x'.repeat(200), 'A senha é longa demais.'],
  ])('refuses the password %s', async (password, message) => {
    const response = await signUp(freshEmail(), { password });
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toBe(message);
  });

  test('refuses its own address as a password, whole or up to the @, also by a link', async () => {
    const email = `dona.aparecida.${randomUUID()}@exemplo.com.br`;
    for (const password of [email, email.toUpperCase(), email.split('@')[0] ?? '']) {
      expect(await messageOf(await signUp(email, { password }))).toMatch(/e-mail nem o seu nome/);
    }
    await signUp(email);
    await postAuth(app, '/request-password-reset', { email });
    const link = (await mailsTo(email)).at(-1)?.link ?? '';
    const token = tokenIn(link);
    const reset = (newPassword: string) => postAuth(app, '/reset-password', { newPassword, token });
    expect(await messageOf(await reset(email))).toMatch(/e-mail nem o seu nome/);
    expect((await reset(PASSWORD)).status).toBe(200);
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

  test.each(['/.//mau.example', '/a/..//mau.example', '/%2e//mau.example'])(
    'confirms without leading to another site by way of %s',
    async (callbackURL) => {
      const email = freshEmail();
      const cookie = cookieOf(await signUp(email, { callbackURL }));
      const [mail] = await mailsTo(email);
      const { pathname, search } = new URL(mail?.link ?? '');
      expect(pathname + search).toBe('/auth?view=confirm');
      // An invalid token, the one that was sent, and that one a second time.
      for (const link of [`${app.baseUrl}/auth#token=x`, mail?.link, mail?.link]) {
        const response = await open(link, cookie, callbackURL);
        expect(response.status).toBe(302);
        const led = new URL(response.headers.get('location') ?? '', app.baseUrl);
        expect(led.origin).toBe(app.baseUrl);
        expect(response.headers.get('location')).not.toMatch(/mau|^\/\//);
      }
    },
  );

  test('replaces what somebody else signed up with and nobody confirmed', async () => {
    const email = freshEmail();
    await signUp(email, { name: 'Quem Veio Antes', password: 'Senha-De-Outro-4' });
    const cookie = cookieOf(await signUp(email, { name: 'Dona Maria' }));
    const [first, second] = await mailsTo(email);
    expect(second?.subject).toBe('Confirme seu e-mail no Companheiro Bíblico');
    const stale = await confirm(app, first?.link, cookie);
    expect(stale.status).toBe(401);
    expect(stale.headers.getSetCookie()).toEqual([]);
    expect((await stale.json()).code).toBe('INVALID_TOKEN');
    await confirm(app, second?.link, cookie);
    expect((await signIn(email, 'Senha-De-Outro-4')).status).toBe(401);
    const mine = await signIn(email);
    expect(mine.status).toBe(200);
    const session = await clientWith(app, cookieOf(mine)).session.current.query();
    expect(session?.user.name).toBe('Dona Maria');
    // A sign-up after the confirmation changes nothing.
    await signUp(email, { name: 'Quem Veio Depois', password: 'Senha-De-Outro-4' });
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(email, 'Senha-De-Outro-4')).status).toBe(401);
  });

  describe('with an address that is signed up by somebody else afterwards', () => {
    const theirs = 'Senha-De-Outro-4';
    const hijacked = async () => {
      const email = freshEmail();
      const mine = cookieOf(await signUp(email, { name: 'Dona Maria' }));
      await signUp(email, { name: 'Quem Veio Depois', password: theirs });
      return { email, mine, newest: (await mailsTo(email)).at(-1)?.link };
    };

    test('asks the owner of the mailbox for the password, which she did not choose', async () => {
      const { email, mine, newest } = await hijacked();
      for (const cookie of [mine, '']) {
        const asked = await confirm(app, newest, cookie);
        expect([asked.status, await messageOf(asked)]).toEqual([
          403,
          expect.stringMatching(/senha/),
        ]);
        expect(asked.headers.getSetCookie()).toEqual([]);
      }
      expect((await signIn(email)).status).toBe(401);
      expect((await signIn(email, theirs)).status).toBe(403);
    });

    test('is hers with a new password, and theirs opens nothing', async () => {
      const { email } = await hijacked();
      await postAuth(app, '/request-password-reset', { email });
      const link = new URL((await mailsTo(email)).at(-1)?.link ?? '');
      const token = tokenIn(link.href);
      await postAuth(app, '/reset-password', { token, newPassword: 'Rocha-Eterna-5' });
      expect((await signIn(email, theirs)).status).toBe(401);
      expect((await signIn(email, 'Rocha-Eterna-5')).status).toBe(200);
    });
  });

  test('on another device is confirmed once the password was given there', async () => {
    const email = freshEmail();
    await signUp(email);
    const [mail] = await mailsTo(email);
    expect((await confirm(app, mail?.link)).status).toBe(403);
    const wrong = await signIn(email, 'Errada-Errada-1');
    expect((await confirm(app, mail?.link, cookieOf(wrong))).headers.getSetCookie()).toEqual([]);
    const right = await signIn(email);
    expect(right.status).toBe(403);
    const confirmed = await confirm(app, mail?.link, cookieOf(right));
    expect(confirmed.status).toBe(200);
    expect(await clientWith(app, cookieOf(confirmed)).session.current.query()).not.toBeNull();
  });

  test.each([
    ['/bible?ref=JHN.3.16&save=v16', '/bible?ref=JHN.3.16&save=v16'],
    ['https://mau.example/', '/dashboard'],
    ['//mau.example', '/dashboard'],
  ])('on another device carries on to %s as %s', async (redirect, followed) => {
    const email = freshEmail();
    const callbackURL = `/?${new URLSearchParams({ confirmed: '1', redirect })}`;
    await signUp(email, { callbackURL });
    const [mail] = await mailsTo(email);
    const led = (await open(mail?.link, '', callbackURL)).headers.get('location') ?? '';
    for (const address of [mail?.link ?? '', led]) {
      const { pathname, searchParams } = new URL(address, app.baseUrl);
      expect([pathname, searchParams.get('view')]).toEqual(['/auth', 'confirm']);
      expect(searchParams.get('redirect')).toBe(followed);
    }
  });

  test('is not confirmed by a token that is forged, and not from another site', async () => {
    const email = freshEmail();
    const cookie = cookieOf(await signUp(email));
    const [mail] = await mailsTo(email);
    const [head = '', payload = '', signature = ''] = (tokenIn(mail?.link) ?? '').split('.');
    const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const signed = (secret: string, told: object) =>
      new SignJWT({ ...claims, ...told })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(secret));
    const forged = [
      `${json({ alg: 'none' })}.${payload}.`,
      `${json({ alg: 'none' })}.${payload}.${signature}`,
      `${head}.${json({ ...claims, email: freshEmail() })}.${signature}`,
      await signed('um-segredo-que-ninguem-aqui-conhece-0', {}),
      await signed((await app.context.auth.$context).secret, {
        exp: Math.floor(Date.now() / 1000) - 1,
      }),
    ];
    for (const token of forged) {
      const refused = await confirm(app, `${app.baseUrl}/auth#token=${token}`, cookie);
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    }
    const foreign = { cookie, origin: 'https://mau.example' };
    const refused = await postAuth(app, '/verify-email', { token: tokenIn(mail?.link) }, foreign);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
    expect((await signIn(email)).status).toBe(403);
    expect((await confirm(app, mail?.link, cookie)).status).toBe(200);
  });

  test('that is refused leaves an earlier one as it was', async () => {
    const email = freshEmail();
    const cookie = cookieOf(await signUp(email));
    expect((await signUp(email, { password: 'abc' })).status).toBe(400);
    expect((await signUp(email, { name: ' ' })).status).toBe(400);
    const [mail] = await mailsTo(email);
    await confirm(app, mail?.link, cookie);
    expect((await signIn(email)).status).toBe(200);
  });

  test('takes no fields but its own, and no control characters in a name', async () => {
    expect((await signUp(freshEmail(), { image: 'https://mau.example/x.png' })).status).toBe(400);
    const email = freshEmail();
    expect((await signUp(email, { name: 'Ma\u0000ria\u0007 da Silva' })).status).toBe(200);
    const row = await app.context.db
      .selectFrom('users')
      .select('name')
      .where('email', '=', email)
      .executeTakeFirst();
    expect(row?.name).toBe('Maria da Silva');
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

  test('again ends the session whose cookie it replaces, and no other', async () => {
    const maria = await join(app);
    const elsewhere = cookieOf(await signIn(maria.email));
    const again = await signIn(maria.email, PASSWORD, { cookie: maria.cookie });
    expect(again.status).toBe(200);
    expect(await maria.client.session.current.query()).toBeNull();
    for (const cookie of [elsewhere, cookieOf(again)]) {
      expect(await clientWith(app, cookie).session.current.query()).not.toBeNull();
    }
    // A refused sign-in ends nothing.
    await signIn(maria.email, 'Errada-Errada-1', { cookie: elsewhere });
    expect(await clientWith(app, elsewhere).session.current.query()).not.toBeNull();
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

  test('before the confirmation asks for it and sends the link again', async () => {
    const email = freshEmail();
    await signUp(email);
    const response = await signIn(email);
    expect(response.status).toBe(403);
    expect(await messageOf(response)).toMatch(/^Confirme seu e-mail antes de entrar/);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('hides the cookie from scripts and other sites', async () => {
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
    const token = tokenIn(mail?.link ?? '');
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

  test('that is replaced ends every other link for it', async () => {
    const maria = await join(app);
    for (const _ of [1, 2]) {
      await postAuth(app, '/request-password-reset', { email: maria.email });
    }
    const tokens = (await mailsTo(maria.email))
      .filter(({ subject }) => subject === 'Crie uma nova senha')
      .map(({ link }) => tokenIn(link));
    expect(tokens).toHaveLength(2);
    const reset = (token: string | null | undefined, newPassword: string) =>
      postAuth(app, '/reset-password', { token, newPassword });
    expect((await reset(tokens[1], 'Nova-Alianca-3')).status).toBe(200);
    expect((await reset(tokens[0], 'De-Outra-Pessoa-4')).status).toBe(400);
    expect((await signIn(maria.email, 'Nova-Alianca-3')).status).toBe(200);
  });

  test('leads nowhere by better-auth’s own link', async () => {
    const path = `${app.baseUrl}/api/auth/reset-password/x?callbackURL=/.//mau.example`;
    expect((await fetch(path, { redirect: 'manual' })).status).toBe(404);
  });

  test('may not become a common one', async () => {
    const maria = await join(app);
    await postAuth(app, '/request-password-reset', { email: maria.email });
    const token = tokenIn((await mailsTo(maria.email)).at(-1)?.link ?? '');
    // The second is far down in the lists of leaked ones.
    for (const newPassword of ['qwerty', 'ghhh47hj7649']) {
      const response = await postAuth(app, '/reset-password', { newPassword, token });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'PASSWORD_COMMON' });
    }
  });
});

test('a password has the eight characters that a maintainer may demand, and 128 at most', async () => {
  const strict = await startTestApp({ env: { PASSWORD_MIN_LENGTH: '8' } });
  const TOO_SHORT = 'A senha precisa ter pelo menos 8 caracteres.';
  const email = freshEmail();
  const enter = (password: string) =>
    postAuth(strict, '/sign-up/email', { name: 'João', email, password, callbackURL: '/' });
  const refused = await enter('Sete-77');
  expect([refused.status, await messageOf(refused)]).toEqual([400, TOO_SHORT]);
  expect((await enter('Oito-888')).status).toBe(200);

  const maria = await join(strict);
  const change = (currentPassword: string, newPassword: string) =>
    postAuth(
      strict,
      '/change-password',
      { currentPassword, newPassword },
      { cookie: maria.cookie },
    );
  expect(await messageOf(await change(PASSWORD, 'Sete-77'))).toBe(TOO_SHORT);
  await postAuth(strict, '/request-password-reset', { email: maria.email, redirectTo: '/auth' });
  await strict.context.background.settled();
  const link = strict.mails.findLast(({ to }) => to.address === maria.email)?.link;
  const replace = (newPassword: string) =>
    postAuth(strict, '/reset-password', { token: tokenIn(link), newPassword });
  expect(await messageOf(await replace('Sete-77'))).toBe(TOO_SHORT);
  const longest = 'á'.repeat(64) + 'B7'.repeat(32);
  expect((await replace(`${longest}x`)).status).toBe(400);
  expect((await replace(longest)).status).toBe(200);
  const entered = await postAuth(strict, '/sign-in/email', {
    email: maria.email,
    password: longest,
  });
  expect(entered.status).toBe(200);
  await strict.close();
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
      // Whether other sessions end is not the client's to say.
      { currentPassword, newPassword: 'Rocha-Eterna-5', revokeOtherSessions: false },
      { cookie: maria.cookie },
    );
  const refused = await change('Errada-Errada-1');
  expect(refused.status).toBe(400);
  expect(await messageOf(refused)).toBe('A senha atual não confere.');
  const changed = await change(PASSWORD);
  expect(changed.status).toBe(200);
  expect(await other.session.current.query()).toBeNull();
  expect(await clientWith(app, cookieOf(changed)).session.current.query()).not.toBeNull();
  expect((await mailsTo(maria.email)).map(({ subject }) => subject)).toContain(
    'Sua senha foi alterada',
  );
});

test('the current password may be tried ten times, and a link for a new one ends with it', async () => {
  const maria = await join(app);
  const change = (currentPassword: string) =>
    postAuth(
      app,
      '/change-password',
      { currentPassword, newPassword: 'Rocha-Eterna-5' },
      { cookie: maria.cookie },
    );
  await postAuth(app, '/request-password-reset', { email: maria.email });
  const token = tokenIn((await mailsTo(maria.email)).at(-1)?.link ?? '');
  expect((await change(PASSWORD)).status).toBe(200);
  const late = await postAuth(app, '/reset-password', { token, newPassword: 'Outra-Vez-Nova-6' });
  expect(late.status).toBe(400);

  const jose = await join(app, 'José Souza');
  const statuses = await Promise.all(
    Array.from({ length: 14 }, async () => {
      const response = await postAuth(
        app,
        '/change-password',
        { currentPassword: 'Errada-Errada-1', newPassword: 'Rocha-Eterna-5' },
        { cookie: jose.cookie },
      );
      return response.status;
    }),
  );
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

describe('limits', () => {
  const attack = (email: string, times: number, headers = () => ({})) =>
    Promise.all(
      Array.from({ length: times }, async () => {
        const { status } = await signIn(email, 'Errada-Errada-1', headers());
        return status;
      }),
    );
  const devicesOf = (response: Response) =>
    cookieOf(response)
      .split('; ')
      .filter((pair) => pair.includes('device_'))
      .join('; ');

  test('hold for one account from one address', async () => {
    const maria = await join(app);
    const from = { 'x-forwarded-for': freshAddress() };
    const statuses = await attack(maria.email, 16, () => from);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const refused = await signIn(maria.email, PASSWORD, from);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.',
    });
  });

  test('slow tries from everywhere down, and shut out only devices that are not known', async () => {
    const maria = await join(app);
    const known = devicesOf(await signIn(maria.email));
    const triedBefore = (hits: number) =>
      sql`update rate_limits set hits = ${hits} where key like '/sign-in/email anywhere:%'`.execute(
        app.context.db,
      );
    await triedBefore(60);
    const before = performance.now();
    expect((await signIn(maria.email, 'Errada-Errada-1')).status).toBe(401);
    expect(performance.now() - before).toBeGreaterThan(1900);
    expect((await signIn(maria.email)).status).toBe(200);
    await triedBefore(300);
    expect((await signIn(maria.email)).status).toBe(429);
    expect((await signIn(maria.email, PASSWORD, { cookie: known })).status).toBe(200);
  });

  test('let a device that signed in before through, and one that has just set a new password', async () => {
    const maria = await join(app);
    const known = devicesOf(await signIn(maria.email));
    expect(known).toMatch(/^cb\.device_[0-9a-f]{16}=/);
    const jose = await join(app, 'José Souza');
    const foreign = devicesOf(await signIn(jose.email));
    const from = { 'x-forwarded-for': freshAddress() };
    await attack(maria.email, 12, () => from);
    const status = async (cookie: string) =>
      (await signIn(maria.email, PASSWORD, { ...from, cookie })).status;
    expect(await status('')).toBe(429);
    expect(await status(known)).toBe(200);
    // Another account's mark, under the name of this one too, and a forged one open nothing.
    const name = known.split('=')[0] ?? '';
    expect(await status(foreign)).toBe(429);
    expect(await status(`${name}=${foreign.split('=')[1]}`)).toBe(429);
    expect(await status(`${name}=x.${name.slice(-16)}.forged`)).toBe(429);

    await postAuth(app, '/request-password-reset', { email: maria.email });
    const mail = (await mailsTo(maria.email)).at(-1);
    const token = tokenIn(mail?.link ?? '');
    const fresh = await postAuth(app, '/reset-password', { token, newPassword: PASSWORD }, from);
    expect(await status(devicesOf(fresh))).toBe(200);
  });

  test('count what a known device tries, too', async () => {
    const maria = await join(app);
    const cookie = devicesOf(await signIn(maria.email));
    const statuses = await attack(maria.email, 25, () => ({ cookie }));
    expect(new Set(statuses)).toEqual(new Set([401]));
    const { rows } = await sql<{ hits: number }>`
      select hits from rate_limits where key like '/sign-in/email device:%' and hits > 20`.execute(
      app.context.db,
    );
    expect(rows).toHaveLength(1);
    const from = { 'x-forwarded-for': freshAddress(), cookie };
    const further = await attack(maria.email, 11, () => from);
    expect(further.toSorted()).toEqual([...Array(10).fill(401), 429]);
  });

  test('of mails neither let a mailbox be filled nor leave the owner without a link', async () => {
    const maria = await join(app);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () =>
        postAuth(app, '/request-password-reset', { email: maria.email }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const links = (await mailsTo(maria.email)).filter(({ subject }) => /nova senha/.test(subject));
    expect(links).toHaveLength(10);
    const token = tokenIn(links[0]?.link ?? '');
    const reset = await postAuth(app, '/reset-password', { token, newPassword: 'Nova-Alianca-3' });
    expect(reset.status).toBe(200);
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
    const refused = attempts.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    // Also where better-auth's own limiter answers.
    expect(await refused[0]?.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.',
    });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('refuse bodies that are too large before reading them', async () => {
    const response = await postAuth(app, '/sign-in/email', {
      email: 'a@b.co',
      password: 'x'.repeat(50_000),
    });
    expect(response.status).toBe(413);
  });

  test('refuse bodies that do not tell their size', async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${app.baseUrl}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      });
      sent.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
      sent.end('{}');
    });
    expect(status).toBe(413);
  });
});

test.each([
  ['https://biblia.example', ['https://biblia.example']],
  [
    'http://192.168.0.5:3000',
    ['http://192.168.0.5:3000', 'http://localhost:3000', 'http://127.0.0.1:3000'],
  ],
])('behind %s these origins are trusted: %j', (BASE_URL, origins) => {
  expect(trustedOrigins(readEnv({ BASE_URL }))).toEqual(origins);
});

test.each([
  '/update-user',
  '/delete-user',
  '/change-email',
  '/list-sessions',
  '/revoke-sessions',
  '/sign-in/social',
])('the route %s is closed', async (path) => {
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
