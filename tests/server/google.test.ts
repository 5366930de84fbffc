import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  type FakeGoogle,
  type GooglePerson,
  googlePerson,
  startFakeGoogle,
} from '../support/fake-google.ts';
import {
  cookieOf,
  freshAddress,
  join,
  joinAs,
  joinAsAdmin,
  PASSWORD,
  type Person,
  postAuth,
} from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let fake: FakeGoogle;

beforeAll(async () => {
  fake = await startFakeGoogle();
  app = await startTestApp({ env: fake.env, overrides: { google: fake.google } });
});
beforeEach(() => {
  fake.lies.claims = {};
  fake.lies.key = null;
});
afterAll(async () => {
  await app.close();
  await fake.close();
});

const BACK = '/auth?by=google&redirect=%2Fdiary';
const Begun = z.object({ url: z.string() });

/** Presses the button. @returns what Google is asked, and the cookies of the browser */
async function begin(cookie = '', more: object = {}) {
  const body = { provider: 'google', callbackURL: BACK, errorCallbackURL: BACK, ...more };
  const begun = await postAuth(app, '/sign-in/social', body, cookie ? { cookie } : {});
  const { url } = Begun.parse(await begun.json());
  const cookies = [cookie, cookieOf(begun)].filter(Boolean).join('; ');
  return { asked: new URL(url).searchParams, url, cookies };
}

async function comeBack(address: string, cookie: string) {
  const response = await fetch(address, {
    redirect: 'manual',
    headers: { cookie, 'x-forwarded-for': freshAddress() },
  });
  // A browser drops what a server takes away.
  const kept = cookieOf(response)
    .split('; ')
    .filter((each) => !each.endsWith('='))
    .join('; ');
  const to = new URL(response.headers.get('location') ?? '', app.baseUrl);
  return {
    status: response.status,
    to: to.href.slice(app.baseUrl.length),
    error: to.searchParams.get('error'),
    cookie: kept,
    client: clientWith(app, kept),
  };
}

/** The whole way of somebody who chooses their account at Google. */
async function enter(person: GooglePerson, cookie = '') {
  const { asked, cookies } = await begin(cookie);
  return comeBack(fake.grant(person, asked), cookies);
}

const current = (cookie: string) => clientWith(app, cookie).session.current.query();
const accountOf = (email: string) =>
  app.context.db
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.userId', 'users.id')
    .selectAll('accounts')
    .select(['users.id as owner', 'name', 'emailVerified', 'image'])
    .where('email', '=', email)
    .execute();
const change = (email: string, set: object) =>
  app.context.db.updateTable('users').set(set).where('email', '=', email).execute();
const forget = (userId: string) =>
  sql`update sessions set proved_at = now() - interval '11 minutes' where user_id = ${userId}`.execute(
    app.context.db,
  );
const actsOf = async (subject: string) => {
  const rows = await app.context.db
    .selectFrom('auditLog')
    .select(['action'])
    .where('subject', '=', subject)
    .where(sql<boolean>`action like 'google%'`)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};
const subjectsTo = async (address: string) => {
  await app.context.background.settled();
  return app.mails.filter(({ to }) => to.address === address).map(({ subject }) => subject);
};
const at = (person: Person) => googlePerson({ email: person.email });

describe('coming by Google', () => {
  test('opens an account with a clean name, a confirmed address and no token of Google’s', async () => {
    const lidia = googlePerson({ name: '  Lídia\u202e\n de   Tiatira ' });
    const { asked, cookies, url } = await begin();
    expect(url.startsWith(fake.google.authorize)).toBe(true);
    expect(Object.fromEntries(asked)).toMatchObject({
      redirect_uri: `${app.baseUrl}/api/auth/callback/google`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{32}$/),
    });
    const entered = await comeBack(fake.grant(lidia, asked), cookies);
    expect([entered.status, entered.to]).toEqual([302, BACK]);
    expect(await entered.client.session.current.query()).toMatchObject({
      user: { name: 'Lídia de Tiatira', email: lidia.email },
      role: 'user',
    });
    expect(await accountOf(lidia.email)).toMatchObject([
      {
        ...{ providerId: 'google', accountId: lidia.sub, emailVerified: true, image: null },
        ...{ accessToken: null, refreshToken: null, idToken: null, password: null, scope: null },
      },
    ]);
    expect(await subjectsTo(lidia.email)).toEqual([]);
    const again = await enter({ ...lidia, name: 'Outro Nome' });
    expect((await again.client.session.current.query())?.user.name).toBe('Lídia de Tiatira');
    expect(await accountOf(lidia.email)).toHaveLength(1);
  });

  test('a name that is none becomes the beginning of the address, a long one its beginning', async () => {
    const nameless = googlePerson({
      name: '\u200b\n',
      email: `lidia.${Date.now()}@exemplo.com.br`,
    });
    await enter(nameless);
    expect(await accountOf(nameless.email)).toMatchObject([{ name: nameless.email.split('@')[0] }]);
    const long = googlePerson({ name: 'Ana '.repeat(100) });
    await enter(long);
    const [{ name = '' } = {}] = await accountOf(long.email);
    expect(name?.length).toBeLessThanOrEqual(120);
    expect(name?.startsWith('Ana Ana')).toBe(true);
  });

  test('joins a confirmed account, on record, and its owner is told', async () => {
    const maria = await join(app);
    const person = at(maria);
    const entered = await enter({ ...person, email: person.email.toUpperCase() });
    expect(await current(entered.cookie)).toMatchObject({ user: { id: maria.id } });
    expect(await actsOf(maria.id)).toEqual(['google.link']);
    expect(await subjectsTo(maria.email)).toContain('Sua conta agora abre com o Google');
    await enter(person);
    expect(await actsOf(maria.id)).toEqual(['google.link']);
    const byPassword = await postAuth(app, '/sign-in/email', {
      email: maria.email,
      password: PASSWORD,
    });
    expect(byPassword.status).toBe(200);
    // Another identity with the same address, as a domain with a new owner gives, joins beside it.
    await app.context.db
      .updateTable('users')
      .set({ email: `nova-${maria.email}` })
      .where('id', '=', maria.id)
      .execute();
    const stranger = await enter(at(maria));
    expect((await current(stranger.cookie))?.user.id).not.toBe(maria.id);
    expect((await current((await enter(person)).cookie))?.user.id).toBe(maria.id);
  });

  test('a person who refuses, or whose way was another’s, opens nothing', async () => {
    const lidia = googlePerson();
    const { asked, cookies } = await begin();
    const refused = await comeBack(fake.refuse(asked), cookies);
    expect([refused.to, await current(refused.cookie)]).toEqual([
      expect.stringContaining(`${BACK}&error=access_denied`),
      null,
    ]);
    const stolen = await begin();
    const elsewhere = await comeBack(fake.grant(lidia, stolen.asked), '');
    expect([elsewhere.error, await current(elsewhere.cookie)]).toEqual(['state_mismatch', null]);
    const other = await begin();
    const mixed = await comeBack(fake.grant(lidia, stolen.asked), other.cookies);
    expect([mixed.error, await current(mixed.cookie)]).toEqual(['state_mismatch', null]);
    const forged = new URLSearchParams(asked);
    forged.set('state', 'x'.repeat(32));
    const unknown = await comeBack(fake.grant(lidia, forged), cookies);
    expect([unknown.to.split('&')[0], unknown.error]).toEqual([
      '/auth?by=google',
      'state_mismatch',
    ]);
    const once = await begin();
    const address = fake.grant(lidia, once.asked);
    expect((await comeBack(address, once.cookies)).error).toBeNull();
    expect((await comeBack(address, once.cookies)).error).toBe('state_mismatch');
  });

  test.each([
    ['of another issuer', { iss: 'https://outro.example' }],
    ['for another client', { aud: 'outro' }],
    ['that is over', { exp: 1, iat: 1 }],
    ['of another sign-in', { nonce: 'outro' }],
    ['without an address', { email: undefined }],
    ['without a person', { sub: '' }],
  ])('a token %s opens nothing', async (_case, claims) => {
    fake.lies.claims = claims;
    const lidia = googlePerson();
    const entered = await enter(lidia);
    expect([entered.error, await current(entered.cookie)]).toEqual([
      'unable_to_get_user_info',
      null,
    ]);
    expect(await accountOf(lidia.email)).toEqual([]);
  });

  test('a token with another signature opens nothing', async () => {
    fake.lies.key = fake.otherKey();
    expect((await enter(googlePerson())).error).toBe('unable_to_get_user_info');
  });

  test('an address that Google has not confirmed neither joins nor opens an account', async () => {
    const maria = await join(app);
    const joined = await enter({ ...at(maria), email_verified: false });
    expect([joined.error, await current(joined.cookie)]).toEqual(['GOOGLE_UNCONFIRMED', null]);
    const stranger = googlePerson({ email_verified: false });
    const opened = await enter(stranger);
    expect([opened.error, await accountOf(stranger.email)]).toEqual(['GOOGLE_UNCONFIRMED', []]);
    expect(await accountOf(maria.email)).toHaveLength(1);
  });

  test('an account that nobody confirmed, or that an invitation opens, stays as it is', async () => {
    const email = `${crypto.randomUUID()}@exemplo.com.br`;
    await postAuth(app, '/sign-up/email', { name: 'Alguém', email, password: PASSWORD });
    const unconfirmed = await enter(googlePerson({ email }));
    expect([unconfirmed.error, await current(unconfirmed.cookie)]).toEqual([
      'account_not_linked',
      null,
    ]);
    expect(await accountOf(email)).toMatchObject([
      { emailVerified: false, providerId: 'credential' },
    ]);
    const admin = await joinAsAdmin(app);
    const invited = { email: `${crypto.randomUUID()}@exemplo.com.br` };
    await admin.client.admin.users.invite.mutate(invited);
    const claimed = await enter(googlePerson({ email: invited.email }));
    expect([claimed.error, await current(claimed.cookie)]).toEqual(['account_not_linked', null]);
    expect(await accountOf(invited.email)).toMatchObject([
      { emailVerified: false, providerId: null },
    ]);
  });

  test('a blocked account stays shut, whether it was joined or not', async () => {
    const lidia = googlePerson();
    await enter(lidia);
    const maria = await join(app);
    for (const person of [lidia, at(maria)]) {
      await change(person.email, { blockedAt: new Date() });
      const entered = await enter(person);
      expect([entered.error, await current(entered.cookie)]).toEqual(['ACCOUNT_BLOCKED', null]);
      await change(person.email, { blockedAt: null });
      expect(await current(entered.cookie)).toBeNull();
    }
    expect(await actsOf(maria.id)).toEqual([]);
  });

  test('who looks after the site, or has a second factor, comes otherwise', async () => {
    const rute = await joinAs(app, 'moderator');
    const ana = await joinAsAdmin(app);
    const maria = await join(app);
    await change(maria.email, { twoFactorEnabled: true });
    for (const person of [rute, ana, maria]) {
      const entered = await enter(at(person));
      expect([entered.error, await current(entered.cookie)]).toEqual([
        'GOOGLE_NOT_FOR_STAFF',
        null,
      ]);
      expect(await accountOf(person.email)).toHaveLength(1);
    }
    const lidia = googlePerson();
    const { cookie } = await enter(lidia);
    const id = (await current(cookie))?.user.id ?? '';
    await app.context.db
      .updateTable('userRoles')
      .set({ role: 'admin' })
      .where('userId', '=', id)
      .execute();
    expect((await enter(lidia)).error).toBe('GOOGLE_NOT_FOR_STAFF');
  });

  test('whoever is signed in becomes nobody else by it', async () => {
    const maria = await join(app);
    for (const other of [googlePerson(), at(await join(app, 'José'))]) {
      const entered = await enter(other, maria.cookie);
      expect([entered.error, entered.cookie.includes('session_token=')]).toEqual([
        'GOOGLE_OF_ANOTHER',
        false,
      ]);
    }
    expect(await current(maria.cookie)).toMatchObject({ user: { id: maria.id } });
  });

  test('leads nowhere else, and takes neither a token nor more rights of the client’s', async () => {
    for (const away of ['https://outro.example/x', '//outro.example', 'javascript:alert(1)']) {
      for (const field of ['callbackURL', 'errorCallbackURL']) {
        const body = { provider: 'google', callbackURL: BACK, [field]: away };
        expect((await postAuth(app, '/sign-in/social', body)).status).toBe(403);
      }
    }
    for (const more of [
      { idToken: { token: 'x' } },
      { scopes: ['https://mail.google.com/'] },
      { newUserCallbackURL: '/dashboard' },
      { disableRedirect: true },
      { additionalParams: { hd: 'x' } },
    ]) {
      const refused = await postAuth(app, '/sign-in/social', { provider: 'google', ...more });
      expect(refused.status).toBe(400);
    }
    const foreign = await postAuth(
      app,
      '/sign-in/social',
      { provider: 'google', callbackURL: BACK },
      { origin: 'https://outro.example', cookie: 'a=b' },
    );
    expect(foreign.status).toBe(403);
    expect((await postAuth(app, '/sign-in/social', { provider: 'github' })).status).toBe(404);
  });

  test('is asked for thirty times a minute by one address', async () => {
    const body = { provider: 'google', callbackURL: BACK };
    const headers = { 'x-forwarded-for': freshAddress() };
    const statuses: number[] = [];
    for (let time = 0; time < 31; time++) {
      statuses.push((await postAuth(app, '/sign-in/social', body, headers)).status);
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([
      30, 429,
    ]);
  });
});

describe('an account that Google opens', () => {
  test('proves who it is by Google, and is erased after that', async () => {
    const lidia = googlePerson();
    const { cookie, client } = await enter(lidia);
    const id = (await current(cookie))?.user.id ?? '';
    expect(await client.member.account.entrances.query()).toEqual({
      ...{ google: true, password: false, passkeys: false },
    });
    expect(await client.member.account.proof.query()).toEqual([]);
    await forget(id);
    expect(await client.member.account.proof.query()).toEqual(['google']);
    await expect(client.member.account.prove.mutate({ password: 'x' })).rejects.toThrow();
    await expect(client.member.personalData.erase.mutate({ password: 'x' })).rejects.toThrow(
      'Por segurança, confirme antes que é você e tente de novo.',
    );
    const proven = await enter(lidia, cookie);
    expect(await current(cookie)).toBeNull();
    await proven.client.member.personalData.erase.mutate({});
    expect(await accountOf(lidia.email)).toEqual([]);
  });

  test('one with a password is not erased without it', async () => {
    const maria = await join(app);
    await enter(at(maria));
    await expect(maria.client.member.personalData.erase.mutate({})).rejects.toThrow(
      'A senha está incorreta.',
    );
  });

  test('is unlinked while something else opens it, after a proof, on record', async () => {
    const lidia = googlePerson();
    const { client } = await enter(lidia);
    await expect(client.member.account.unlinkGoogle.mutate()).rejects.toThrow(
      'Só o Google abre esta conta. Crie antes uma senha ou adicione uma chave de acesso.',
    );
    const maria = await join(app);
    await maria.client.member.account.unlinkGoogle.mutate();
    await enter(at(maria));
    await forget(maria.id);
    await expect(maria.client.member.account.unlinkGoogle.mutate()).rejects.toThrow(
      'Por segurança, confirme antes que é você e tente de novo.',
    );
    await maria.client.member.account.prove.mutate({ password: PASSWORD });
    await maria.client.member.account.unlinkGoogle.mutate();
    expect(await maria.client.member.account.entrances.query()).toMatchObject({ google: false });
    expect(await actsOf(maria.id)).toEqual(['google.link', 'google.unlink']);
    expect(await subjectsTo(maria.email)).toContain('O Google não abre mais a sua conta');
    expect(await accountOf(lidia.email)).toHaveLength(1);
  });

  test('gets its first password by a link', async () => {
    const lidia = googlePerson();
    const { client } = await enter(lidia);
    await postAuth(app, '/request-password-reset', { email: lidia.email });
    await app.context.background.settled();
    const link = app.mails.findLast(({ to }) => to.address === lidia.email)?.link ?? '';
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
    const body = { newPassword: PASSWORD, token };
    expect((await postAuth(app, '/reset-password', body)).status).toBe(200);
    const signIn = { email: lidia.email, password: PASSWORD };
    const byPassword = clientWith(app, cookieOf(await postAuth(app, '/sign-in/email', signIn)));
    await byPassword.member.account.unlinkGoogle.mutate();
    await expect(client.member.account.entrances.query()).rejects.toThrow();
  });
});

test('where no keys are configured there is no such way', async () => {
  const bare = await startTestApp();
  const asked = await postAuth(bare, '/sign-in/social', { provider: 'google' });
  const back = await fetch(`${bare.baseUrl}/api/auth/callback/google?code=x&state=y`);
  expect([asked.status, back.status]).toEqual([404, 404]);
  await bare.close();
});
