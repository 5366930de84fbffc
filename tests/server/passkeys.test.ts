import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { takeSecondFactorOf } from '#server/features/users/first-admin.queries.ts';
import { codeOf } from '../support/authenticator.ts';
import {
  type Authenticator,
  challenge,
  enter,
  newAuthenticator,
  passkeyOf,
  register,
} from '../support/passkeys.ts';
import {
  cookieOf,
  join,
  joinAs,
  joinAsAdmin,
  PASSWORD,
  type Person,
  postAuth,
} from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const Told = z.object({ code: z.string(), message: z.string() });
const told = async (response: Response) => Told.parse(await response.json());
const session = (cookie: string) => clientWith(app, cookie).session.current.query();
const keysOf = ({ client }: Pick<Person, 'client'>) => client.member.account.passkeys;

/** Somebody whose account a device opens. */
async function withKey(person: Person): Promise<Person & { device: Authenticator; key: string }> {
  const device = newAuthenticator();
  const added = await register(app, device, person.cookie, { name: 'Celular' });
  const { id: key } = z.object({ id: z.string() }).parse(await added.json());
  return { ...person, device, key };
}

/** Somebody as they come in by the password alone. */
async function byPassword(person: Person): Promise<Person> {
  const body = { email: person.email, password: PASSWORD };
  const cookie = cookieOf(await postAuth(app, '/sign-in/email', body));
  return { ...person, cookie, client: clientWith(app, cookie) };
}

const forget = (userId: string) =>
  sql`update sessions set proved_at = now() - interval '11 minutes' where user_id = ${userId}`.execute(
    app.context.db,
  );
const change = (userId: string, set: object) =>
  app.context.db.updateTable('users').set(set).where('id', '=', userId).execute();
const actsOf = async (userId: string) => {
  const rows = await app.context.db
    .selectFrom('auditLog')
    .select(['action', 'actorId'])
    .where('subject', '=', userId)
    .where(sql<boolean>`action like 'passkey%'`)
    .orderBy('id')
    .execute();
  return rows;
};
const subjectsTo = async ({ email }: Person) => {
  await app.context.background.settled();
  return app.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject);
};

describe('signing in with a passkey', () => {
  test('opens the account without a password, and is told in the list of sessions', async () => {
    const maria = await withKey(await join(app));
    const entered = await enter(app, maria.device);
    expect(entered.status).toBe(200);
    const cookie = cookieOf(entered);
    expect(await session(cookie)).toMatchObject({ user: { id: maria.id }, secondFactor: null });
    expect(await clientWith(app, cookie).member.account.sessions.query()).toHaveLength(2);
    const user = await app.context.db
      .selectFrom('users')
      .select('lastSignInAt')
      .where('id', '=', maria.id)
      .executeTakeFirstOrThrow();
    expect(user.lastSignInAt).not.toBeNull();
  });

  test('a challenge works once, and for what it was made for', async () => {
    const maria = await withKey(await join(app));
    const begun = await challenge(app, 'authenticate');
    expect(begun.options).toMatchObject({ userVerification: 'required', rpId: '127.0.0.1' });
    const body = {
      response: maria.device.get({ challenge: begun.challenge, origin: app.baseUrl }),
    };
    const send = (cookie: string) =>
      postAuth(app, '/passkey/verify-authentication', body, { cookie });
    expect((await send(begun.cookie)).status).toBe(200);
    const again = await send(begun.cookie);
    expect([again.status, await told(again)]).toEqual([
      400,
      {
        code: 'CHALLENGE_NOT_FOUND',
        message: 'O tempo para usar a chave de acesso acabou. Tente de novo.',
      },
    ]);
    const other = await challenge(app, 'register', maria.cookie);
    expect((await told(await send(other.cookie))).code).toBe('CHALLENGE_NOT_FOUND');
  });

  test.each([
    ['another site', { origin: 'https://outro.example' }, 'AUTHENTICATION_FAILED'],
    ['an older challenge', { challenge: 'b3V0cm8' }, 'AUTHENTICATION_FAILED'],
    ['a device that verified nobody', { isVerified: false }, 'PASSKEY_UNVERIFIED'],
  ])('is refused from %s', async (_case, wrong, code) => {
    const { device } = await withKey(await join(app));
    const begun = await challenge(app, 'authenticate');
    const response = device.get({ challenge: begun.challenge, origin: app.baseUrl, ...wrong });
    const refused = await postAuth(
      app,
      '/passkey/verify-authentication',
      { response },
      { cookie: begun.cookie },
    );
    expect(refused.status).toBe(400);
    expect((await told(refused)).code).toBe(code);
    expect(await session(cookieOf(refused))).toBeNull();
  });

  test('a device with the name of another’s credential opens nothing', async () => {
    const maria = await withKey(await join(app));
    const forger = newAuthenticator(Buffer.from(maria.device.id, 'base64url'));
    expect((await told(await enter(app, forger))).code).toBe('AUTHENTICATION_FAILED');
    const jose = await join(app, 'José');
    const taken = await register(app, forger, jose.cookie);
    expect([taken.status, (await told(taken)).code]).toEqual([400, 'PASSKEY_TAKEN']);
    expect((await enter(app, maria.device)).status).toBe(200);
  });

  test('keeps the rules of every sign-in: nobody unknown, blocked or unconfirmed', async () => {
    const unknown = await enter(app, newAuthenticator());
    expect([unknown.status, (await told(unknown)).code]).toEqual([401, 'PASSKEY_NOT_FOUND']);
    const maria = await withKey(await join(app));
    await change(maria.id, { blockedAt: new Date() });
    const blocked = await enter(app, maria.device);
    expect([blocked.status, await told(blocked)]).toEqual([
      403,
      {
        code: 'ACCOUNT_BLOCKED',
        message: 'Esta conta está bloqueada. Fale com quem cuida do site.',
      },
    ]);
    await change(maria.id, { blockedAt: null, emailVerified: false });
    const unconfirmed = await enter(app, maria.device);
    expect((await told(unconfirmed)).code).toBe('EMAIL_UNCONFIRMED');
    for (const response of [blocked, unconfirmed]) {
      expect(await session(cookieOf(response))).toBeNull();
    }
  });

  test('an initial password opens nothing until it is changed, with a passkey neither', async () => {
    const maria = await withKey(await join(app));
    await change(maria.id, { mustChangePassword: true });
    expect(await session(cookieOf(await enter(app, maria.device)))).toBeNull();
    const refused = await register(app, newAuthenticator(), maria.cookie);
    expect(refused.status).toBe(401);
  });

  test.each([
    ['nothing', {}],
    ['a response without an id', { response: {} }],
    ['an id of other characters', { response: { id: 'a\u0000b', response: {} } }],
    ['a response without its parts', { response: { id: 'abc', response: {} } }],
  ])('%s is refused, and is no fault of the server', async (_case, body) => {
    const maria = await withKey(await join(app));
    const begun = await challenge(app, 'authenticate');
    const send = (response: object) =>
      postAuth(app, '/passkey/verify-authentication', response, { cookie: begun.cookie });
    expect([400, 401]).toContain((await send(body)).status);
    const again = await challenge(app, 'register', maria.cookie);
    const registered = await postAuth(app, '/passkey/verify-registration', body, {
      cookie: again.cookie,
    });
    expect([registered.status, (await told(registered)).message]).toEqual([
      400,
      expect.stringMatching(/^[A-ZÀ-Ý].*\.$/),
    ]);
  });

  test('asks no code of whoever has an authenticator: it is two factors by itself', async () => {
    const ana = await withKey(await joinAsAdmin(app));
    const enabled = await postAuth(
      app,
      '/two-factor/enable',
      { password: PASSWORD },
      { cookie: ana.cookie },
    );
    const { totpURI } = z.object({ totpURI: z.string() }).parse(await enabled.json());
    const code = { code: codeOf(totpURI) };
    await postAuth(app, '/two-factor/verify-totp', code, { cookie: ana.cookie });
    const cookie = cookieOf(await enter(app, ana.device));
    expect(await session(cookie)).toMatchObject({ role: 'admin', secondFactor: 'on' });
  });
});

describe('adding a passkey', () => {
  test('takes a session and a fresh proof, and its owner is told', async () => {
    const maria = await join(app);
    expect((await challenge(app, 'register')).status).toBe(401);
    await forget(maria.id);
    const stale = await challenge(app, 'register', maria.cookie);
    expect([stale.status, stale.body]).toEqual([
      403,
      {
        code: 'SESSION_NOT_FRESH',
        message: 'Por segurança, confirme antes que é você e tente de novo.',
      },
    ]);
    await maria.client.member.account.prove.mutate({ password: PASSWORD });
    const { key } = await withKey(maria);
    expect(await keysOf(maria).list.query()).toEqual([
      { id: key, name: 'Celular', createdAt: expect.any(String) },
    ]);
    expect(await subjectsTo(maria)).toContain('Nova chave de acesso');
    expect(await actsOf(maria.id)).toEqual([{ action: 'passkey.add', actorId: maria.id }]);
  });

  test('a challenge is of the account that asked for it', async () => {
    const [maria, jose] = [await join(app), await join(app, 'José')];
    const begun = await challenge(app, 'register', maria.cookie);
    const [challengeCookie = ''] = begun.cookie.split('; ').slice(-1);
    const response = newAuthenticator().create({
      challenge: begun.challenge,
      origin: app.baseUrl,
    });
    const cookie = `${jose.cookie}; ${challengeCookie}`;
    const refused = await postAuth(app, '/passkey/verify-registration', { response }, { cookie });
    expect(refused.status).toBe(401);
    for (const person of [maria, jose]) expect(await keysOf(person).list.query()).toEqual([]);
  });

  test('takes a device that verifies its user, and no session of its own making', async () => {
    const maria = await join(app);
    const device = newAuthenticator();
    const careless = await register(app, device, maria.cookie, { isVerified: false });
    expect([careless.status, (await told(careless)).code]).toEqual([400, 'PASSKEY_UNVERIFIED']);
    const begun = await challenge(app, 'register', maria.cookie);
    expect(begun.options).toMatchObject({
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    });
    const body = {
      response: device.create({ challenge: begun.challenge, origin: app.baseUrl }),
      createSession: true,
    };
    const added = await postAuth(app, '/passkey/verify-registration', body, {
      cookie: begun.cookie,
    });
    expect(await added.json()).not.toHaveProperty('session');
    expect(added.headers.getSetCookie()).toEqual([]);
    expect(await keysOf(maria).list.query()).toMatchObject([{ name: 'Chave de acesso' }]);
  });

  test('takes a name of one line, and twenty devices', async () => {
    const maria = await join(app);
    const long = await register(app, newAuthenticator(), maria.cookie, { name: 'x'.repeat(61) });
    expect(await told(long)).toEqual({
      code: 'NAME_TOO_LONG',
      message: 'O nome é longo demais.',
    });
    await register(app, newAuthenticator(), maria.cookie, { name: ' Meu\n\u202ecelular ' });
    for (let more = 1; more < 20; more++) await passkeyOf(maria, `Aparelho ${more}`);
    const full = await challenge(app, 'register', maria.cookie);
    expect([full.status, full.body]).toEqual([
      400,
      {
        code: 'TOO_MANY_PASSKEYS',
        message: 'A conta já tem 20 chaves de acesso. Remova uma que não usa mais.',
      },
    ]);
    const [first] = await keysOf(maria).list.query();
    expect(first?.name).toBe('Meu celular');
  });

  test('names to the device those that it must not add again', async () => {
    const maria = await withKey(await join(app));
    const { options } = await challenge(app, 'register', maria.cookie);
    expect(options?.['excludeCredentials']).toMatchObject([{ id: maria.device.id }]);
  });
});

describe('the list of passkeys', () => {
  test('its owner renames and removes them; nobody else does', async () => {
    const maria = await withKey(await join(app));
    const jose = await join(app, 'José');
    const id = maria.key;
    expect(await keysOf(jose).list.query()).toEqual([]);
    await expect(keysOf(jose).rename.mutate({ id, name: 'Meu' })).rejects.toThrow();
    await expect(keysOf(jose).remove.mutate({ id })).rejects.toThrow();
    await expect(keysOf(maria).rename.mutate({ id, name: ' ' })).rejects.toThrow(
      'Dê um nome à chave.',
    );
    await keysOf(maria).rename.mutate({ id, name: ' Celular  da Maria' });
    expect(await keysOf(maria).list.query()).toMatchObject([{ id, name: 'Celular da Maria' }]);
    await forget(maria.id);
    await expect(keysOf(maria).remove.mutate({ id })).rejects.toThrow('confirme antes que é você');
    await maria.client.member.account.prove.mutate({ password: PASSWORD });
    await keysOf(maria).remove.mutate({ id });
    expect(await keysOf(maria).list.query()).toEqual([]);
    expect((await told(await enter(app, maria.device))).code).toBe('PASSKEY_NOT_FOUND');
    expect(await subjectsTo(maria)).toContain('Chave de acesso removida');
    expect((await actsOf(maria.id)).at(-1)).toEqual({
      action: 'passkey.remove',
      actorId: maria.id,
    });
  });

  test('a removed one takes the sessions along that it opened, and no other', async () => {
    const maria = await withKey(await join(app));
    const stolen = cookieOf(await enter(app, maria.device));
    const mine = await byPassword(maria);
    await keysOf(mine).remove.mutate({ id: maria.key });
    expect(await session(stolen)).toBeNull();
    expect(await session(mine.cookie)).not.toBeNull();
  });
});

describe('a passkey as a proof of who acts', () => {
  test('takes the place of the password, for its owner alone', async () => {
    const maria = await withKey(await join(app));
    const jose = await withKey(await join(app, 'José'));
    const mine = await byPassword(maria);
    await forget(maria.id);
    expect(await mine.client.member.account.proof.query()).toEqual(['password', 'passkey']);
    const others = await enter(app, jose.device, mine.cookie);
    expect([others.status, await told(others)]).toEqual([
      403,
      {
        code: 'PASSKEY_OF_ANOTHER',
        message: 'Esta chave de acesso é de outra conta. Use uma das suas.',
      },
    ]);
    expect((await session(mine.cookie))?.user.id).toBe(maria.id);
    const begun = await challenge(app, 'authenticate', mine.cookie);
    expect(begun.options?.['allowCredentials']).toMatchObject([{ id: maria.device.id }]);
    const proven = cookieOf(await enter(app, maria.device, mine.cookie));
    expect(await clientWith(app, proven).member.account.proof.query()).toEqual([]);
    // The session that it replaces ends.
    expect(await session(mine.cookie)).toBeNull();
    await forget(maria.id);
    const { account } = clientWith(app, proven).member;
    expect(await account.proof.query()).toEqual(['passkey', 'password']);
    await account.prove.mutate({ password: PASSWORD });
    expect(await account.proof.query()).toEqual([]);
  });

  test('of whoever looks after the site, the password proves no session that it opened', async () => {
    const ana = await withKey(await joinAsAdmin(app));
    const { account } = clientWith(app, cookieOf(await enter(app, ana.device))).member;
    await forget(ana.id);
    expect(await account.proof.query()).toEqual(['passkey']);
    await expect(account.prove.mutate({ password: PASSWORD })).rejects.toThrow();
  });
});

describe('where the site demands a second factor', () => {
  const demand = async (demanded: boolean) => {
    const { db, settings } = app.context;
    await db.deleteFrom('systemSettings').execute();
    const row = { key: 'staffNeedsSecondFactor', value: 'true', updatedBy: null };
    if (demanded) await db.insertInto('systemSettings').values(row).execute();
    settings.forget();
  };

  test('a session that a passkey opened has it, and one of the password has not', async () => {
    const ana = await joinAsAdmin(app);
    await demand(true);
    try {
      expect(await session(ana.cookie)).toMatchObject({ secondFactor: 'missing' });
      const { key, device } = await withKey(ana);
      // The passkey was made in this session, after the password.
      await ana.client.admin.users.list.query({});
      const stranger = await byPassword(ana);
      await expect(stranger.client.admin.users.list.query({})).rejects.toThrow('duas etapas');
      const entered = cookieOf(await enter(app, device));
      expect(await session(entered)).toMatchObject({ secondFactor: 'off' });
      await clientWith(app, entered).admin.users.list.query({});

      // The password alone changes nothing of what protects the account.
      const enabled = await postAuth(
        app,
        '/two-factor/enable',
        { password: PASSWORD },
        { cookie: stranger.cookie },
      );
      expect([enabled.status, (await told(enabled)).code]).toEqual([403, 'PASSKEY_NEEDED']);
      const added = await challenge(app, 'register', stranger.cookie);
      expect(added.body).toMatchObject({ code: 'PASSKEY_NEEDED' });
      await expect(keysOf(stranger).remove.mutate({ id: key })).rejects.toThrow(
        'entre com a sua chave de acesso',
      );
      expect(await keysOf(ana).list.query()).toHaveLength(1);

      // It opens the session of the password as well, and leaves none behind when it goes.
      const confirmed = clientWith(app, cookieOf(await enter(app, device, stranger.cookie)));
      await confirmed.admin.users.list.query({});
      await confirmed.member.account.passkeys.remove.mutate({ id: key });
      await expect(confirmed.admin.users.list.query({})).rejects.toThrow('duas etapas');
    } finally {
      await demand(false);
    }
  });

  test('an administrator takes it from somebody who lost the device, as a maintainer does', async () => {
    const ana = await joinAsAdmin(app);
    const rute = await withKey(await joinAs(app, 'moderator'));
    const { users } = ana.client.admin;
    const { items } = await users.list.query({ words: rute.email });
    expect(items).toMatchObject([{ id: rute.id, hasPasskeys: true, twoFactorEnabled: false }]);
    await users.removeSecondFactor.mutate({ id: rute.id });
    expect(await session(rute.cookie)).toBeNull();
    expect((await told(await enter(app, rute.device))).code).toBe('PASSKEY_NOT_FOUND');
    const again = await withKey(await byPassword(rute));
    expect(await takeSecondFactorOf(app.context.db, rute.email)).toBe(true);
    expect((await told(await enter(app, again.device))).code).toBe('PASSKEY_NOT_FOUND');
  });
});

test('sessions of whoever looks after the site end unused, by whatever they were opened', async () => {
  const ana = await withKey(await joinAsAdmin(app));
  const cookie = cookieOf(await enter(app, ana.device));
  await sql`update sessions set used_at = now() - interval '13 hours' where user_id = ${ana.id}`.execute(
    app.context.db,
  );
  expect(await session(cookie)).toBeNull();
});

test('passkeys go with the account, and stand in the copy of one’s data by name alone', async () => {
  const maria = await withKey(await join(app));
  const sections = new Map<string, readonly object[]>();
  const stream = { context: { stream: true } };
  const { personalData } = maria.client.member;
  for await (const { title, rows } of await personalData.export.mutate(undefined, stream)) {
    sections.set(title, rows);
  }
  expect(sections.get('Chaves de acesso')).toEqual([
    { name: 'Celular', createdAt: expect.anything() },
  ]);
  await personalData.erase.mutate({ password: PASSWORD });
  expect((await told(await enter(app, maria.device))).code).toBe('PASSKEY_NOT_FOUND');
});
