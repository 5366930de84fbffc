import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cookieOf,
  join,
  joinAsAdmin,
  PASSWORD,
  type Person,
  postAuth,
  tokenIn,
} from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

const MINUTE_MS = 60_000;
let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'ola@exemplo.com.br' },
  });
  maria = await join(app);
});
afterAll(() => app.close());

/** Asks for a link. @returns what came to the address since */
async function ask(email: string, callbackURL = '/bible?ref=JHN.3') {
  const before = app.mails.length;
  const answer = await postAuth(app, '/sign-in/magic-link', { email, callbackURL });
  await app.context.background.settled();
  const mails = app.mails.slice(before).filter(({ to }) => to.address === email.toLowerCase());
  return { status: answer.status, body: await answer.json(), mail: mails.at(-1) };
}

/** What the page behind the link sends. */
const enter = (token: string | null, headers: Record<string, string> = {}) =>
  postAuth(app, '/magic-link/verify', { token }, headers);

const INVALID = { code: 'INVALID_INPUT', message: expect.stringMatching(/já foi usado/) };

describe('a link to sign in', () => {
  test('leads to a page that opens the account, once', async () => {
    const { status, mail } = await ask(maria.email.toUpperCase());
    expect(status).toBe(200);
    expect(mail?.subject).toBe('Seu link para entrar');
    expect(mail?.text).toContain('10 minutos');
    const link = new URL(mail?.link ?? '');
    expect(link.pathname + link.search).toBe('/auth?view=enter&redirect=%2Fbible%3Fref%3DJHN.3');
    const token = tokenIn(mail?.link);

    // Programs that read mails open what they find; that uses nothing up.
    const opened = await fetch(`${app.baseUrl}/api/auth/magic-link/verify?token=${token}`);
    expect(opened.status).toBe(400);
    expect(opened.headers.getSetCookie()).toEqual([]);
    const elsewhere = await enter(token, { origin: 'https://mau.example' });
    expect([elsewhere.status, elsewhere.headers.getSetCookie()]).toEqual([403, []]);

    const entered = await enter(token);
    expect(entered.status).toBe(200);
    const session = await clientWith(app, cookieOf(entered)).session.current.query();
    expect(session?.user.id).toBe(maria.id);
    const again = await enter(token);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject(INVALID);
  });

  test('opens the account for one of two who send it at once', async () => {
    const token = tokenIn((await ask(maria.email)).mail?.link);
    const both = await Promise.all([enter(token), enter(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('is void once the password is another', async () => {
    const paula = await join(app, 'Paula');
    const token = tokenIn((await ask(paula.email.toUpperCase())).mail?.link);
    const others = tokenIn((await ask(maria.email)).mail?.link);
    const changed = await postAuth(
      app,
      '/change-password',
      { currentPassword: PASSWORD, newPassword: 'Outra-Verdade-9' },
      { cookie: paula.cookie },
    );
    expect(changed.status).toBe(200);
    const refused = await enter(token);
    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining(INVALID)]);
    expect((await enter(others)).status).toBe(200);
  });

  test('ends after ten minutes', async () => {
    const token = tokenIn((await ask(maria.email)).mail?.link);
    const ends = await app.context.db
      .selectFrom('verifications')
      .select('expiresAt')
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow();
    expect(ends.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(10 * MINUTE_MS);
    await app.context.db
      .updateTable('verifications')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .execute();
    expect((await enter(token)).status).toBe(400);
  });

  test('does not lead away from the site', async () => {
    const { status, mail } = await ask(maria.email, 'https://outro.example/x');
    expect(status).toBe(403);
    expect(mail).toBeUndefined();
  });

  test('tells nobody whether an account exists, and makes none', async () => {
    const known = await ask(maria.email);
    const unknown = await ask('ninguem-aqui@exemplo.com.br');
    expect(unknown).toEqual({ ...known, mail: undefined });
    const made = app.context.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'ninguem-aqui@exemplo.com.br');
    expect(await made.execute()).toEqual([]);
    expect((await ask('isto não é um e-mail')).status).toBe(400);
  });

  test('is not sent to who never confirmed the address, nor to whom an administrator blocked', async () => {
    const email = 'sem-confirmar@exemplo.com.br';
    await postAuth(app, '/sign-up/email', { name: 'João', email, password: 'Caminho-Verdade-7' });
    await app.context.background.settled();
    expect((await ask(email)).mail).toBeUndefined();

    const token = tokenIn((await ask(maria.email)).mail?.link);
    const block = (blockedAt: Date | null) =>
      app.context.db.updateTable('users').set({ blockedAt }).where('id', '=', maria.id).execute();
    await block(new Date());
    expect((await ask(maria.email)).mail).toBeUndefined();
    const refused = await enter(token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'ACCOUNT_BLOCKED' });
    await block(null);
  });

  test('opens no account that looks after the site, which is told so by mail', async () => {
    const ana = await joinAsAdmin(app);
    const { status, mail } = await ask(ana.email);
    expect(status).toBe(200);
    expect(mail?.subject).toBe('Entre com a sua senha');
    expect(tokenIn(mail?.link)).toBeNull();

    // Whoever got a role meanwhile.
    const rute = await join(app, 'Rute');
    const token = tokenIn((await ask(rute.email)).mail?.link);
    await app.context.db
      .updateTable('userRoles')
      .set({ role: 'moderator' })
      .where('userId', '=', rute.id)
      .execute();
    const sessions = () =>
      app.context.db.selectFrom('sessions').select('id').where('userId', '=', rute.id).execute();
    const before = await sessions();
    const refused = await enter(token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'PASSWORD_NEEDED' });
    expect(await sessions()).toEqual(before);
  });

  test('comes ten times an hour at most, and further ones are answered alike', async () => {
    const joana = await join(app, 'Joana');
    const mails: boolean[] = [];
    for (let asked = 0; asked < 12; asked++) {
      const { status, mail } = await ask(joana.email);
      expect(status).toBe(200);
      mails.push(mail !== undefined);
    }
    expect(mails.filter(Boolean)).toHaveLength(10);
  });
});

test('without a mail server there are no such links', async () => {
  const plain = await startTestApp();
  const { email } = maria;
  const asked = await postAuth(plain, '/sign-in/magic-link', { email, callbackURL: '/' });
  expect(asked.status).toBe(404);
  await plain.close();
});
