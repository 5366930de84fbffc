import { symmetricEncrypt } from 'better-auth/crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { takeSecondFactorOf } from '#server/features/users/first-admin.queries.ts';
import { codeOf } from '../support/authenticator.ts';
import { storedPdf } from '../support/files.ts';
import {
  cookieOf,
  join,
  joinAs,
  joinAsAdmin,
  PASSWORD,
  type Person,
  postAuth,
  tokenIn,
} from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const Enrolled = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()).length(10) });
const Told = z.object({ code: z.string(), message: z.string() });

const post = (path: string, body: object, cookie = '') => postAuth(app, path, body, { cookie });
const signIn = (email: string, password = PASSWORD) => post('/sign-in/email', { email, password });
const enable = (cookie: string) => post('/two-factor/enable', { password: PASSWORD }, cookie);
const verify = (cookie: string, code: string) => post('/two-factor/verify-totp', { code }, cookie);
const recover = (cookie: string, code: string) =>
  post('/two-factor/verify-backup-code', { code }, cookie);
const told = async (response: Response) => Told.parse(await response.json());
const session = (cookie: string) => clientWith(app, cookie).session.current.query();

/** Somebody with a second factor, whose next code is that of the next period. */
async function enrolled(person: Person) {
  const { totpURI, backupCodes } = Enrolled.parse(await (await enable(person.cookie)).json());
  const verified = await verify(person.cookie, codeOf(totpURI));
  expect(verified.status).toBe(200);
  const cookie = cookieOf(verified);
  return { ...person, cookie, client: clientWith(app, cookie), totpURI, backupCodes };
}

const age = (userId: string, column: 'proved_at' | 'used_at' | 'created_at', ago: string) =>
  sql`update sessions set ${sql.ref(column)} = now() - ${ago}::interval where user_id = ${userId}`.execute(
    app.context.db,
  );
const actsOf = async (userId: string) => {
  const rows = await app.context.db
    .selectFrom('auditLog')
    .select('action')
    .where('subject', '=', userId)
    .where(sql<boolean>`action like 'second-factor%'`)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('signing in with a second factor', () => {
  test('takes the password and then a code; the password alone opens nothing', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    const first = await signIn(ana.email);
    expect(await first.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
    const pending = cookieOf(first);
    expect(await session(pending)).toBeNull();
    const wrong = await verify(pending, '000000');
    expect(wrong.status).toBe(401);
    expect(await told(wrong)).toEqual({
      code: 'INVALID_CODE',
      message: 'O código não confere. Digite o que o aplicativo mostra agora.',
    });
    const right = await verify(pending, ` ${codeOf(ana.totpURI, 1).replace(/^.../, '$& ')}`);
    expect(right.status).toBe(200);
    expect(await session(cookieOf(right))).toMatchObject({ role: 'admin', secondFactor: 'on' });
  });

  test('a code works once, at the sign-in as in the session', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    const code = codeOf(ana.totpURI, 1);
    expect((await verify(cookieOf(await signIn(ana.email)), code)).status).toBe(200);
    const replayed = await verify(cookieOf(await signIn(ana.email)), code);
    expect((await told(replayed)).code).toBe('CODE_USED');
    expect((await told(await verify(ana.cookie, code))).code).toBe('CODE_USED');
  });

  test('a code that two send at once lets one of them in', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    const pending = [await signIn(ana.email), await signIn(ana.email)].map(cookieOf);
    const code = codeOf(ana.totpURI, 1);
    const answers = await Promise.all(pending.map((cookie) => verify(cookie, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('a recovery code works once, and its owner is told', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    const [code = ''] = ana.backupCodes;
    const used = await recover(cookieOf(await signIn(ana.email)), ` ${code} `);
    expect(await session(cookieOf(used))).toMatchObject({ user: { email: ana.email } });
    const again = await recover(cookieOf(await signIn(ana.email)), code);
    expect(await told(again)).toEqual({
      code: 'INVALID_BACKUP_CODE',
      message: 'Esse código de recuperação não existe ou já foi usado.',
    });
    await app.context.background.settled();
    expect(app.mails.findLast(({ to }) => to.address === ana.email)?.subject).toBe(
      'Um código de recuperação foi usado',
    );
    expect(await actsOf(ana.id)).toEqual(['second-factor.enable', 'second-factor.recovery']);
  });

  test('recovery codes are stored as hashes of 120 bits, and typed as one likes', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    const rows = () => app.context.db.selectFrom('twoFactors').selectAll().execute();
    const storedOf = async () => (await rows()).find(({ userId }) => userId === ana.id);
    const [first = '', second = ''] = ana.backupCodes;
    expect(
      ana.backupCodes.every((code) => /^([2-9a-kmnp-z]{4}-){5}[2-9a-kmnp-z]{4}$/.test(code)),
    ).toBe(true);
    const before = JSON.stringify(await storedOf());
    expect(before.match(/sha256:/g)).toHaveLength(10);
    for (const code of ana.backupCodes) expect(before).not.toContain(code.slice(0, 9));
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')}`;
    const entered = await recover(cookieOf(await signIn(ana.email)), typed);
    expect(await session(cookieOf(entered))).toMatchObject({ user: { email: ana.email } });
    const after = String((await storedOf())?.backupCodes);
    expect(after.match(/sha256:/g)).toHaveLength(9);
    // What lies in the database lets nobody in.
    const hash = /sha256:[\w-]+/.exec(after)?.[0] ?? '';
    expect((await recover(cookieOf(await signIn(ana.email)), hash)).status).toBe(401);
    const next = await recover(cookieOf(await signIn(ana.email)), second);
    expect(await session(cookieOf(next))).toMatchObject({ user: { email: ana.email } });
  });

  test('a recovery code of a release before still works once', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    const { secretConfig } = await app.context.auth.$context;
    const data = JSON.stringify(['aB3dE-fGh1J', 'xxxxx-yyyyy']);
    await app.context.db
      .updateTable('twoFactors')
      .set({ backupCodes: await symmetricEncrypt({ key: secretConfig, data }) })
      .where('userId', '=', ana.id)
      .execute();
    const used = await recover(cookieOf(await signIn(ana.email)), 'aB3dE-fGh1J');
    expect(await session(cookieOf(used))).toMatchObject({ user: { email: ana.email } });
    const again = await recover(cookieOf(await signIn(ana.email)), 'aB3dE-fGh1J');
    expect(again.status).toBe(401);
    const { backupCodes } = await app.context.db
      .selectFrom('twoFactors')
      .select('backupCodes')
      .where('userId', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(backupCodes.match(/sha256:/g)).toHaveLength(1);
  });

  test('ten wrong codes lock it for a while, for the right code as well', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    for (let round = 0; round < 2; round++) {
      const pending = cookieOf(await signIn(ana.email));
      for (let guess = 0; guess < 5; guess++) await verify(pending, `${round}0000${guess}`);
    }
    const locked = await verify(cookieOf(await signIn(ana.email)), codeOf(ana.totpURI, 1));
    expect(locked.status).toBe(429);
  });

  test('no device is trusted instead of a code', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    const code = codeOf(ana.totpURI, 1);
    const body = { code, trustDevice: true };
    const right = await post('/two-factor/verify-totp', body, cookieOf(await signIn(ana.email)));
    const again = await postAuth(
      app,
      '/sign-in/email',
      { email: ana.email, password: PASSWORD },
      { cookie: cookieOf(right) },
    );
    expect(await again.json()).toMatchObject({ twoFactorRedirect: true });
  });

  test('a new password does not take its place', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    await post('/request-password-reset', { email: ana.email });
    await app.context.background.settled();
    const token = tokenIn(app.mails.findLast(({ to }) => to.address === ana.email)?.link);
    await post('/reset-password', { newPassword: 'Outra-Senha-Longa-8', token });
    const answer = await signIn(ana.email, 'Outra-Senha-Longa-8');
    expect(await answer.json()).toMatchObject({ twoFactorRedirect: true });
  });
});

describe('a stolen session', () => {
  test('cannot enable, disable or renew without the password', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    const rute = await joinAs(app, 'moderator');
    const wrong = { password: 'Errada-Errada-1' };
    for (const [path, cookie] of [
      ['/two-factor/enable', rute.cookie],
      ['/two-factor/disable', ana.cookie],
      ['/two-factor/generate-backup-codes', ana.cookie],
    ] as const) {
      expect((await post(path, wrong, cookie)).status, path).toBe(400);
      expect((await post(path, {}, cookie)).status, path).toBe(400);
    }
    expect(await session(ana.cookie)).toMatchObject({ secondFactor: 'on' });
  });

  test('cannot disable it with the password alone once its proof is old', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    await age(ana.id, 'proved_at', '11 minutes');
    const body = { password: PASSWORD };
    for (const path of ['/two-factor/disable', '/two-factor/generate-backup-codes']) {
      expect((await post(path, body, ana.cookie)).status).toBe(403);
    }
    expect((await verify(ana.cookie, codeOf(ana.totpURI, 1))).status).toBe(200);
    const renewed = await post('/two-factor/generate-backup-codes', body, ana.cookie);
    expect(renewed.status).toBe(200);
    expect(
      (await recover(cookieOf(await signIn(ana.email)), ana.backupCodes[1] ?? '')).status,
    ).toBe(401);
    expect((await post('/two-factor/disable', body, ana.cookie)).status).toBe(200);
    expect(await (await signIn(ana.email)).json()).not.toHaveProperty('twoFactorRedirect');
    expect(await actsOf(ana.id)).toEqual([
      'second-factor.enable',
      'second-factor.codes',
      'second-factor.disable',
    ]);
  });

  test('may guess a code ten times', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    const statuses = [];
    for (let guess = 0; guess < 11; guess++) {
      statuses.push((await verify(ana.cookie, `00000${guess}`.slice(-6))).status);
    }
    expect(statuses).toContain(429);
  });

  test('does what needs a fresh proof only after a code or the password', async () => {
    const ana = await joinAsAdmin(app);
    const maria = await join(app);
    const { users } = ana.client.admin;
    const acts: readonly (() => Promise<unknown>)[] = [
      () => users.setRole.mutate({ id: maria.id, role: 'moderator' }),
      () => users.setRoles.mutate({ changes: [{ id: maria.id, role: 'user' }] }),
      () => users.update.mutate({ id: maria.id, name: 'Maria', email: maria.email }),
      () => users.remove.mutate({ id: maria.id }),
    ];
    await age(ana.id, 'proved_at', '11 minutes');
    for (const act of acts) {
      await expect(act()).rejects.toThrow('Por segurança, confirme antes que é você');
    }
    const backup = () =>
      fetch(`${app.baseUrl}/backup`, {
        method: 'POST',
        headers: { cookie: ana.cookie, origin: app.baseUrl },
      });
    expect((await backup()).status).toBe(403);
    const { account } = ana.client.member;
    expect(await account.proof.query()).toEqual(['password']);
    await expect(account.prove.mutate({ password: 'Errada-1' })).rejects.toThrow(
      'A senha está incorreta.',
    );
    await account.prove.mutate({ password: PASSWORD });
    expect(await account.proof.query()).toEqual([]);
    for (const act of acts) await act();
    expect((await backup()).status).not.toBe(403);
  });

  test('shows no password where there is an authenticator', async () => {
    const ana = await enrolled(await joinAsAdmin(app));
    await age(ana.id, 'proved_at', '11 minutes');
    const { account } = ana.client.member;
    expect(await account.proof.query()).toEqual(['code']);
    await expect(account.prove.mutate({ password: PASSWORD })).rejects.toThrow();
    await recover(ana.cookie, ana.backupCodes[0] ?? '');
    expect(await account.proof.query()).toEqual([]);
  });
});

describe('the site may demand it of who looks after it', () => {
  const demand = async (admin: Person, value: boolean) =>
    admin.client.admin.settings.change.mutate({
      changes: [{ name: 'staffNeedsSecondFactor', was: !value, value }],
    });

  test('whoever has none sees nothing of the administration until then', async () => {
    const ana = await joinAsAdmin(app);
    await expect(demand(ana, true)).rejects.toThrow('Ative primeiro a sua própria');
    const secured = await enrolled(ana);
    const hidden = await storedPdf(secured);
    await demand(secured, true);
    const eva = await joinAsAdmin(app, 'Eva Segunda');
    const rute = await joinAs(app, 'moderator');
    const maria = await join(app);
    expect(await session(eva.cookie)).toMatchObject({ secondFactor: 'missing' });
    expect(await session(maria.cookie)).toMatchObject({ secondFactor: null });
    const refused = 'verificação em duas etapas';
    await expect(eva.client.admin.users.list.query({})).rejects.toThrow(refused);
    await expect(rute.client.admin.quiz.list.query({})).rejects.toThrow(refused);
    for (const [path, method] of [
      ['/backup', 'POST'],
      ['/files/booklet-pdf', 'POST'],
    ] as const) {
      const headers = { cookie: eva.cookie, origin: app.baseUrl };
      expect((await fetch(app.baseUrl + path, { method, headers })).status, path).toBe(403);
    }
    const fileOf = ({ cookie }: Person) =>
      fetch(`${app.baseUrl}/files/${hidden}`, { headers: { cookie } });
    expect((await fileOf(eva)).status).toBe(403);
    expect((await fileOf(secured)).status).toBe(200);
    expect((await fileOf(maria)).status).toBe(404);
    await maria.client.member.diary.list.query({});
    const ready = await enrolled(eva);
    await ready.client.admin.users.list.query({});
    await age(secured.id, 'proved_at', '11 minutes');
    await expect(demand(secured, false)).rejects.toThrow('confirme antes que é você');
    await age(secured.id, 'proved_at', '1 minute');
    await demand(secured, false);
    await rute.client.admin.quiz.list.query({});
  });

  test('an administrator takes it from somebody who lost theirs, who is told', async () => {
    const ana = await joinAsAdmin(app);
    const rute = await enrolled(await joinAs(app, 'moderator'));
    const { removeSecondFactor } = ana.client.admin.users;
    await expect(removeSecondFactor.mutate({ id: ana.id })).rejects.toThrow('no seu perfil');
    await removeSecondFactor.mutate({ id: rute.id });
    expect(await session(rute.cookie)).toBeNull();
    expect(await (await signIn(rute.email)).json()).not.toHaveProperty('twoFactorRedirect');
    await app.context.background.settled();
    expect(app.mails.findLast(({ to }) => to.address === rute.email)?.subject).toBe(
      'Verificação em duas etapas removida',
    );
    expect(await actsOf(rute.id)).toEqual(['second-factor.enable', 'second-factor.remove']);
    await expect(removeSecondFactor.mutate({ id: rute.id })).rejects.toThrow();
  });
});

test('a maintainer takes it from who lost everything', async () => {
  const ana = await enrolled(await joinAsAdmin(app));
  expect(await takeSecondFactorOf(app.context.db, ana.email)).toBe(true);
  expect(await session(ana.cookie)).toBeNull();
  expect(await (await signIn(ana.email)).json()).not.toHaveProperty('twoFactorRedirect');
  expect(await takeSecondFactorOf(app.context.db, ana.email)).toBe(false);
});

test('a member stays signed in for a year at most', async () => {
  const maria = await join(app);
  await age(maria.id, 'created_at', '364 days');
  expect(await session(maria.cookie)).not.toBeNull();
  await age(maria.id, 'created_at', '366 days');
  expect(await session(maria.cookie)).toBeNull();
  const known = await fetch(`${app.baseUrl}/api/auth/get-session`, {
    headers: { cookie: maria.cookie },
  });
  expect(await known.json()).toBeNull();
  expect(await session(cookieOf(await signIn(maria.email)))).not.toBeNull();
});

describe('who looks after the site', () => {
  test('stays signed in for twelve hours without use, and seven days at most', async () => {
    const ana = await joinAsAdmin(app);
    const maria = await join(app);
    for (const { id } of [ana, maria]) await age(id, 'used_at', '11 hours');
    expect(await session(ana.cookie)).not.toBeNull();
    // The last use was just now.
    await age(ana.id, 'created_at', '6 days');
    expect(await session(ana.cookie)).not.toBeNull();
    for (const { id } of [ana, maria]) await age(id, 'used_at', '13 hours');
    expect(await session(ana.cookie)).toBeNull();
    expect(await session(maria.cookie)).not.toBeNull();
    // The page for signing in asks better-auth, and leads on whoever it knows.
    const known = await fetch(`${app.baseUrl}/api/auth/get-session`, {
      headers: { cookie: ana.cookie },
    });
    expect(await known.json()).toBeNull();
    const rute = await joinAs(app, 'moderator');
    await age(rute.id, 'created_at', '8 days');
    expect(await session(rute.cookie)).toBeNull();
  });

  test('has a password of twelve characters, or chooses one at the next entrance', async () => {
    const ana = await joinAsAdmin(app);
    const change = (newPassword: string, cookie: string, currentPassword = PASSWORD) =>
      post('/change-password', { currentPassword, newPassword }, cookie);
    expect(await told(await change('Onze-letras', ana.cookie))).toEqual({
      code: 'STAFF_PASSWORD_TOO_SHORT',
      message: 'A senha de quem cuida do site precisa ter pelo menos 12 caracteres.',
    });
    const maria = await join(app);
    expect((await change('Curta-77', maria.cookie)).status).toBe(200);
    await ana.client.admin.users.setRole.mutate({ id: maria.id, role: 'moderator' });
    const entered = cookieOf(await signIn(maria.email, 'Curta-77'));
    expect(await session(entered)).toBeNull();
    const changed = await change('Comprida-o-bastante-1', entered, 'Curta-77');
    expect(await session(cookieOf(changed))).toMatchObject({ role: 'moderator' });
  });
});
