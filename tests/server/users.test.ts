import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { spend } from '#server/rate-limit/rate-limit.ts';
import { join, joinAsAdmin, PASSWORD, type Person, postAuth, tokenIn } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await joinAsAdmin(app);
});
afterAll(() => app.close());

const users = () => ana.client.admin.users;
const ofUser = ({ id }: Pick<Person, 'id'>) => ({ id });

async function found(words: string) {
  return (await users().list.query({ words })).items;
}

async function acts(subject: string) {
  const rows = await app.context.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  return rows;
}

const signIn = (email: string, password = PASSWORD) =>
  postAuth(app, '/sign-in/email', { email, password });

describe('the list', () => {
  test('finds by parts of name and e-mail, without accents, and tells what an administrator needs', async () => {
    const jose = await join(app, 'José Conceição');
    const [user] = await found('conceicao jose');
    expect(user).toMatchObject({
      id: jose.id,
      email: jose.email,
      name: 'José Conceição',
      role: 'user',
      emailVerified: true,
      blockedAt: null,
      invitedUntil: null,
    });
    expect(user?.lastSignInAt).not.toBeNull();
    expect(await found(jose.email.slice(0, 12))).toHaveLength(1);
    expect(await found('100%_')).toEqual([]);
  });

  test('comes in pages without doubles or gaps, the newest first', async () => {
    const mark = randomUUID().slice(0, 8);
    const rows = Array.from({ length: 120 }, (_, index) => ({
      id: randomUUID(),
      name: `Pessoa ${index}`,
      email: `${mark}-${index}@exemplo.com.br`,
      createdAt: new Date(Date.UTC(2020, 0, 1 + Math.floor(index / 3))),
    }));
    await app.context.db.insertInto('users').values(rows).execute();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<ReturnType<typeof users>['list']['query']>> =
        await users().list.query({ words: mark, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(new Set(seen).size).toBe(120);
    expect(seen[0]).toBe(seen.toSorted(byTime(rows))[0]);
    expect(seen).toEqual(seen.toSorted(byTime(rows)));
  });

  test('comes in the order of names or of the last sign-in, with how many there are', async () => {
    const mark = `Ordem${randomUUID().slice(0, 6)}`;
    const names = ['Átila', 'bruna', 'Zé'].map((name) => `${name} ${mark}`);
    const people = [];
    for (const name of names.toReversed()) people.push(await join(app, name));
    const [ze, bruna, atila] = people;
    await signIn(ze?.email ?? '');
    const read = async (order: 'name' | 'oldest' | 'newest' | 'seen') => {
      const page = await users().list.query({ words: mark, order });
      expect(page.total).toBe(3);
      return page.items.map(({ id }) => id);
    };
    expect(await read('name')).toEqual([atila?.id, bruna?.id, ze?.id]);
    expect(await read('oldest')).toEqual([ze?.id, bruna?.id, atila?.id]);
    expect((await read('seen'))[0]).toBe(ze?.id);
    expect((await users().list.query({ filter: 'user' })).total).toBeGreaterThan(3);
  });

  test('narrows to a role, to unconfirmed addresses and to the blocked', async () => {
    const mark = `Filtro${randomUUID().slice(0, 6)}`;
    const [moderator, blocked] = [await join(app, mark), await join(app, mark)];
    await users().setRole.mutate({ id: moderator.id, role: 'moderator' });
    await users().setBlocked.mutate({ id: blocked.id, blocked: true });
    const narrowed = async (filter: 'moderator' | 'blocked' | 'pending' | 'user') =>
      (await users().list.query({ words: mark, filter })).items.map(({ id }) => id);
    expect(await narrowed('moderator')).toEqual([moderator.id]);
    expect(await narrowed('blocked')).toEqual([blocked.id]);
    expect(await narrowed('user')).toEqual([blocked.id]);
    expect(await narrowed('pending')).toEqual([]);
  });

  test('is exported whole', async () => {
    const rows = [];
    const stream = { context: { stream: true } };
    const pages = await users().export.mutate({ words: ana.email }, stream);
    for await (const page of pages) rows.push(...page);
    expect(rows).toMatchObject([{ id: ana.id, role: 'admin' }]);
  });

  test.each([{ words: 'a'.repeat(101) }, { filter: 'nobody' }, { cursor: 'x'.repeat(601) }])(
    'refuses %j',
    async (input) => {
      const address = `${app.baseUrl}/trpc/admin.users.list?input=`;
      const response = await fetch(address + encodeURIComponent(JSON.stringify(input)), {
        headers: { cookie: ana.cookie },
      });
      expect(await response.json()).toMatchObject({ error: { data: { code: 'INVALID_INPUT' } } });
    },
  );
});

function byTime(rows: readonly Readonly<{ id: string; createdAt: Date }>[]) {
  const times = new Map(rows.map(({ id, createdAt }) => [id, createdAt.getTime()]));
  return (a: string, b: string) => (times.get(b) ?? 0) - (times.get(a) ?? 0) || (a < b ? 1 : -1);
}

describe('a role', () => {
  test('counts from the next call on, and both ways are recorded', async () => {
    const rita = await join(app, 'Rita');
    await expect(rita.client.admin.users.list.query({})).rejects.toMatchObject({
      data: { code: 'FORBIDDEN' },
    });
    await users().setRole.mutate({ id: rita.id, role: 'admin' });
    await rita.client.admin.users.list.query({ words: 'Rita' });
    await users().setRole.mutate({ id: rita.id, role: 'user' });
    await expect(rita.client.admin.users.list.query({})).rejects.toMatchObject({
      data: { code: 'FORBIDDEN' },
    });
    expect(await acts(rita.id)).toEqual([
      { action: 'user.role', actorId: ana.id, before: { role: 'user' }, after: { role: 'admin' } },
      { action: 'user.role', actorId: ana.id, before: { role: 'admin' }, after: { role: 'user' } },
    ]);
  });

  test('that is given twice is recorded once', async () => {
    const rita = await join(app);
    await users().setRole.mutate({ id: rita.id, role: 'moderator' });
    await users().setRole.mutate({ id: rita.id, role: 'moderator' });
    expect(await acts(rita.id)).toHaveLength(1);
  });

  test('of nobody is not found', async () => {
    await expect(users().setRole.mutate({ id: 'nobody', role: 'admin' })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
  });
});

describe('of two administrators who demote or block each other at once one stays', () => {
  let own: TestApp;
  beforeAll(async () => {
    own = await startTestApp();
  });
  afterAll(() => own.close());
  beforeEach(async () => {
    await own.context.db.updateTable('userRoles').set({ role: 'user' }).execute();
  });

  const remaining = () =>
    own.context.db
      .selectFrom('userRoles')
      .innerJoin('users', 'users.id', 'userRoles.userId')
      .select('users.id')
      .where('role', '=', 'admin')
      .where('blockedAt', 'is', null)
      .execute();

  test.each(['demote', 'block'] as const)('%s', async (act) => {
    const pair = [await joinAsAdmin(own), await joinAsAdmin(own)] as const;
    const outcomes = await Promise.allSettled(
      pair.map((person, index) => {
        const { id } = pair[index === 0 ? 1 : 0];
        const { setRole, setBlocked } = person.client.admin.users;
        return act === 'demote'
          ? setRole.mutate({ id, role: 'user' })
          : setBlocked.mutate({ id, blocked: true });
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await remaining()).toHaveLength(1);
  });

  test('the last one gets the reason', async () => {
    const last = await joinAsAdmin(own);
    await expect(
      last.client.admin.users.setRole.mutate({ id: last.id, role: 'user' }),
    ).rejects.toMatchObject({
      message: 'É o último administrador: dê esse papel a outra pessoa antes.',
    });
  });
});

describe('a blocked member', () => {
  test('is signed out at once, cannot sign in, and comes back with everything', async () => {
    const rui = await join(app, 'Rui');
    await rui.client.member.savedVerses.save.mutate({
      place: { book: 'JHN', chapter: 3, verses: [16] },
      notes: { comment: null, tags: [] },
    });
    await users().setBlocked.mutate({ id: rui.id, blocked: true });
    expect(await rui.client.session.current.query()).toBeNull();
    const refused = await signIn(rui.email);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: 'Esta conta está bloqueada. Fale com quem cuida do site.',
    });
    // Only the right password learns of it.
    expect((await signIn(rui.email, 'Errada-Errada-1')).status).toBe(401);
    await users().setBlocked.mutate({ id: rui.id, blocked: false });
    expect((await signIn(rui.email)).status).toBe(200);
    expect(await users().summary.query(ofUser(rui))).toMatchObject({ savedVerses: 1 });
    expect((await acts(rui.id)).map(({ action }) => action)).toEqual([
      'user.block',
      'user.unblock',
      'user.summary',
    ]);
  });

  test('is never the administrator who blocks', async () => {
    await expect(users().setBlocked.mutate({ id: ana.id, blocked: true })).rejects.toMatchObject({
      data: { code: 'CONFLICT' },
    });
  });
});

test('sessions are ended everywhere, and the account stays', async () => {
  const rui = await join(app);
  expect(await users().endSessions.mutate(ofUser(rui))).toEqual({ ended: 1 });
  expect(await rui.client.session.current.query()).toBeNull();
  expect((await signIn(rui.email)).status).toBe(200);
});

test('a summary is made of numbers, and has no word of the member', async () => {
  const rui = await join(app);
  const secret = 'segredo do Rui';
  await rui.client.member.prayerRequests.add.mutate({
    key: randomUUID(),
    text: secret,
    person: null,
    category: null,
  });
  const summary = await users().summary.query(ofUser(rui));
  expect(JSON.stringify(summary)).not.toContain(secret);
  expect(summary).toMatchObject({ name: rui.name, savedVerses: 0, sessions: 1 });
});

describe('a correction', () => {
  test('of name and address tells both mailboxes, ends links and is recorded without the words', async () => {
    const rui = await join(app, 'Rui Errado');
    const email = `certo.${randomUUID()}@exemplo.com.br`;
    const correction = { id: rui.id, name: ' Rui \u202eCerto ', email: email.toUpperCase() };
    await users().update.mutate(correction);
    expect(await found(email)).toMatchObject([
      { id: rui.id, name: 'Rui Certo', email, emailVerified: true },
    ]);
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(rui.email)).status).toBe(401);
    await app.context.background.settled();
    const told = app.mails.filter(({ subject }) => /e-mail da sua conta/.test(subject));
    expect(told.map(({ to }) => to.address).sort()).toEqual([email, rui.email].sort());
    expect(await acts(rui.id)).toMatchObject([
      { action: 'user.update', actorId: ana.id, before: null, after: { changed: 'nome e e-mail' } },
    ]);
  });

  test('takes no address that is somebody else’s, and no blank name', async () => {
    const [rui, rita] = [await join(app), await join(app)];
    const update = (fields: object) =>
      users().update.mutate({ id: rui.id, name: 'Rui', email: rui.email, ...fields });
    await expect(update({ email: rita.email })).rejects.toMatchObject({
      message: 'Já existe uma conta com este e-mail.',
    });
    await expect(update({ name: ' \u200b ' })).rejects.toMatchObject({
      message: 'Informe seu nome completo.',
    });
    await expect(update({ email: 'sem-arroba' })).rejects.toMatchObject({
      message: 'Por favor, insira um email válido',
    });
  });
});

test('a confirmation is sent again to who has not confirmed, and to nobody else', async () => {
  const email = `${randomUUID()}@exemplo.com.br`;
  await postAuth(app, '/sign-up/email', { name: 'Rui', email, password: PASSWORD });
  const [user] = await found(email);
  await users().resendConfirmation.mutate({ id: user?.id ?? '' });
  await app.context.background.settled();
  const mails = app.mails.filter(({ to }) => to.address === email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Confirme seu e-mail no Companheiro Bíblico',
    'Confirme seu e-mail no Companheiro Bíblico',
  ]);
  expect(await acts(user?.id ?? '')).toMatchObject([{ action: 'user.resend-confirmation' }]);
  const rui = await join(app);
  await expect(users().resendConfirmation.mutate(ofUser(rui))).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  });
});

test('an account is deleted on request, but not the administrator’s own', async () => {
  const rui = await join(app);
  await users().remove.mutate(ofUser(rui));
  expect(await found(rui.email)).toEqual([]);
  expect(await rui.client.session.current.query()).toBeNull();
  expect(await acts(rui.id)).toMatchObject([{ action: 'user.delete', actorId: ana.id }]);
  await app.context.background.settled();
  expect(app.mails.at(-1)).toMatchObject({ subject: 'Sua conta foi excluída' });
  await expect(users().remove.mutate(ofUser(ana))).rejects.toMatchObject({
    data: { code: 'CONFLICT' },
  });
});

describe('several accounts', () => {
  test('change together, and their change is undone once by who made it', async () => {
    const people = [await join(app), await join(app)];
    const [rui, eva] = people;
    const roles = people.map(({ id }) => ({ id, role: 'moderator' as const }));
    await users().setRoles.mutate({ changes: [...roles, ...roles] });
    const act = await users().undoable.query();
    expect(act).toMatchObject({ kind: 'user.role', rows: 2 });
    if (!act || !rui || !eva) throw new Error('nothing to undo');
    const other = (await joinAsAdmin(app)).client.admin.users;
    expect(await other.undoable.query()).toBeNull();
    await expect(other.undo.mutate({ id: act.id })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
    // Who was changed back by hand meanwhile stays so.
    await users().setRole.mutate({ id: eva.id, role: 'user' });
    expect(await users().undo.mutate({ id: act.id })).toEqual({ undone: 1 });
    expect(await found(rui.email)).toMatchObject([{ role: 'user' }]);
    await expect(users().undo.mutate({ id: act.id })).rejects.toMatchObject({
      message: expect.stringContaining('Isto já não pode ser desfeito.'),
    });

    await users().setBlocked.mutate({ id: eva.id, blocked: true });
    await users().setBlockedOf.mutate({ changes: people.map(({ id }) => ({ id, blocked: true })) });
    const block = await users().undoable.query();
    // Who had been blocked before stays so.
    expect(block).toMatchObject({ kind: 'user.access', rows: 1 });
    await users().undo.mutate({ id: block?.id ?? '' });
    expect(await found(rui.email)).toMatchObject([{ blockedAt: null }]);
    expect(await found(eva.email)).toMatchObject([{ blockedAt: expect.anything() }]);
  });

  test('change together, each with its own record, and the same call takes it back', async () => {
    const people = [await join(app), await join(app)];
    const changes = people.map(({ id }) => ({ id, role: 'moderator' as const }));
    await users().setRoles.mutate({ changes });
    for (const { id } of people) {
      expect(await acts(id)).toMatchObject([{ action: 'user.role', after: { role: 'moderator' } }]);
    }
    await users().setRoles.mutate({ changes: people.map(({ id }) => ({ id, role: 'user' })) });
    await users().setBlockedOf.mutate({
      changes: people.map(({ id }) => ({ id, blocked: true })),
    });
    for (const { email } of people) {
      expect(await found(email)).toMatchObject([{ role: 'user', blockedAt: expect.anything() }]);
    }
  });

  test('stay as they were where one of them refuses', async () => {
    const rui = await join(app);
    const changes = [rui, ana].map(({ id }) => ({ id, blocked: true }));
    await expect(users().setBlockedOf.mutate({ changes })).rejects.toMatchObject({
      data: { code: 'CONFLICT' },
    });
    expect(await found(rui.email)).toMatchObject([{ blockedAt: null }]);
    for (const amount of [0, 101]) {
      const many = Array.from({ length: amount }, () => ({ id: rui.id, blocked: false }));
      await expect(users().setBlockedOf.mutate({ changes: many })).rejects.toMatchObject({
        data: { code: 'INVALID_INPUT' },
      });
    }
  });
});

describe('an invitation', () => {
  const linkTo = async (email: string) => {
    await app.context.background.settled();
    return app.mails.findLast(({ to }) => to.address === email)?.link ?? '';
  };
  const accept = (link: string) =>
    postAuth(app, '/reset-password', {
      newPassword: PASSWORD,
      token: tokenIn(link),
    });
  const freshEmail = () => `${randomUUID()}@exemplo.com.br`;

  test('opens an account by a link with which its owner chooses a password', async () => {
    const email = freshEmail();
    await users().invite.mutate({ email: ` ${email.toUpperCase()} ` });
    const [invited] = await found(email);
    expect(invited).toMatchObject({ emailVerified: false, role: 'user' });
    const hours = (new Date(invited?.invitedUntil ?? 0).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
    expect((await accept(await linkTo(email))).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    expect(await found(email)).toMatchObject([{ emailVerified: true }]);
  });

  test('that is sent again ends the earlier link', async () => {
    const email = freshEmail();
    await users().invite.mutate({ email });
    const first = await linkTo(email);
    const [invited] = await found(email);
    await users().inviteAgain.mutate({ id: invited?.id ?? '' });
    expect((await accept(first)).status).toBe(400);
    expect((await accept(await linkTo(email))).status).toBe(200);
    await expect(users().inviteAgain.mutate({ id: invited?.id ?? '' })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
  });

  test('that is cancelled leaves neither link nor account', async () => {
    const email = freshEmail();
    await users().invite.mutate({ email });
    const [invited] = await found(email);
    await users().revokeInvitation.mutate({ id: invited?.id ?? '' });
    expect(await found(email)).toEqual([]);
    expect((await accept(await linkTo(email))).status).toBe(400);
  });

  test('that is sent again or cancelled leaves the others as they were', async () => {
    const emails = [freshEmail(), freshEmail(), freshEmail()] as const;
    const invited = [];
    for (const email of emails) {
      await users().invite.mutate({ email });
      invited.push((await found(email))[0]);
    }
    await app.context.background.settled();
    const [first, again, cancelled] = invited;
    const mails = app.mails.length;
    await users().inviteAgain.mutate({ id: again?.id ?? '' });
    await app.context.background.settled();
    expect(app.mails.slice(mails).map(({ to }) => to.address)).toEqual([emails[1]]);
    await users().revokeInvitation.mutate({ id: cancelled?.id ?? '' });
    expect(await found(emails[0])).toEqual([first]);
    expect(await found(emails[1])).toHaveLength(1);
    expect(await found(emails[2])).toEqual([]);
    expect((await accept(await linkTo(emails[0]))).status).toBe(200);
  });

  test('is for addresses without an account, also a blocked one', async () => {
    const rui = await join(app);
    await users().setBlocked.mutate({ id: rui.id, blocked: true });
    await expect(users().invite.mutate({ email: rui.email })).rejects.toMatchObject({
      message: 'Já existe uma conta com este e-mail.',
    });
    await expect(users().revokeInvitation.mutate(ofUser(rui))).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    });
  });

  test.each(['', 'sem-arroba', 'a@b', `${'a'.repeat(250)}@exemplo.com.br`])(
    'to %j is refused',
    async (email) => {
      await expect(users().invite.mutate({ email })).rejects.toMatchObject({
        message: 'Por favor, insira um email válido',
      });
    },
  );

  test('is refused to an administrator who has sent as many as a day allows', async () => {
    const rita = await joinAsAdmin(app);
    const day = { max: 200, windowSeconds: 86_400 };
    for (let sent = 0; sent < day.max; sent++) {
      await spend(app.context.db, 'invitations', rita.id, day);
    }
    const { invite } = rita.client.admin.users;
    await expect(invite.mutate({ email: freshEmail() })).rejects.toMatchObject({
      data: { code: 'TOO_MANY_REQUESTS' },
    });
    await users().invite.mutate({ email: freshEmail() });
  });

  const signUp = (email: string, name = 'Outra Pessoa', password = 'Senha-De-Outro-4') =>
    postAuth(app, '/sign-up/email', { name, email, password, callbackURL: '/' });

  test('outlives a sign-up with its address, which looks like any and mails it again', async () => {
    const email = freshEmail();
    await users().invite.mutate({ email });
    const [invited] = await found(email);
    const id = invited?.id ?? '';
    await users().setRole.mutate({ id, role: 'moderator' });
    const first = await linkTo(email);
    const fresh = await signUp(freshEmail());
    const taken = await signUp(email);
    expect(taken.status).toBe(fresh.status);
    const shape = (body: { user: object }) => Object.keys(body.user).sort();
    expect(shape(await taken.json())).toEqual(shape(await fresh.json()));
    expect(await found(email)).toMatchObject([{ id, role: 'moderator', emailVerified: false }]);
    const again = await linkTo(email);
    expect(new URL(again).searchParams.get('view')).toBe('invitation');
    expect(again).not.toBe(first);
    expect((await signIn(email, 'Senha-De-Outro-4')).status).toBe(401);
    expect((await accept(first)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  test.each(['/request-password-reset', '/send-verification-email'])(
    'is what its address is sent by %s',
    async (path) => {
      const email = freshEmail();
      await users().invite.mutate({ email });
      await postAuth(app, path, { email, callbackURL: '/' });
      await app.context.background.settled();
      const subjects = app.mails.filter(({ to }) => to.address === email).map((m) => m.subject);
      expect(new Set(subjects)).toEqual(new Set(['Um convite para o Companheiro Bíblico']));
      expect(subjects).toHaveLength(2);
      expect((await accept(await linkTo(email))).status).toBe(200);
    },
  );

  test('gives its owner the name they say, and the record tells who came', async () => {
    const email = freshEmail();
    await users().invite.mutate({ email });
    const token = tokenIn(await linkTo(email));
    const send = (name: string) =>
      postAuth(app, '/reset-password', { newPassword: PASSWORD, token, name });
    expect(await (await send(' \u200b ')).json()).toMatchObject({
      message: 'Informe seu nome completo.',
    });
    const personal = await postAuth(app, '/reset-password', {
      newPassword: 'dona aparecida',
      token,
      name: 'Dona Aparecida',
    });
    expect(await personal.json()).toMatchObject({ code: 'PASSWORD_PERSONAL' });
    expect((await send(' Dona \u202eAparecida ')).status).toBe(200);
    const [user] = await found(email);
    expect(user).toMatchObject({ name: 'Dona Aparecida', emailVerified: true });
    expect((await acts(user?.id ?? '')).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['user.invite', ana.id],
      ['user.accept-invitation', user?.id],
    ]);
    // A later link for a new password changes no name.
    await postAuth(app, '/request-password-reset', { email });
    const link = await linkTo(email);
    expect(new URL(link).searchParams.get('view')).toBe('reset');
    await postAuth(app, '/reset-password', {
      newPassword: PASSWORD,
      token: tokenIn(link),
      name: 'Outro Nome',
    });
    expect(await found(email)).toMatchObject([{ name: 'Dona Aparecida' }]);
  });

  test('whose account is gone says so in Portuguese', async () => {
    const email = freshEmail();
    await users().invite.mutate({ email });
    const link = await linkTo(email);
    // As a database left it in which the account was removed by hand.
    await app.context.db.deleteFrom('users').where('email', '=', email).execute();
    expect(await (await accept(link)).json()).toMatchObject({
      message: 'Este link não é válido ou já foi usado. Peça um novo.',
    });
  });

  test('makes no administrator who could be the last one', async () => {
    const email = freshEmail();
    await users().invite.mutate({ email });
    const [invited] = await found(email);
    const others = (await users().list.query({ filter: 'admin' })).items.filter(
      ({ id }) => id !== ana.id,
    );
    for (const { id } of others) await users().setRole.mutate({ id, role: 'user' });
    await users().setRole.mutate({ id: invited?.id ?? '', role: 'admin' });
    await expect(users().setRole.mutate({ id: ana.id, role: 'user' })).rejects.toMatchObject({
      data: { code: 'CONFLICT' },
    });
    await accept(await linkTo(email));
    await users().setRole.mutate({ id: ana.id, role: 'user' });
    await app.context.db
      .updateTable('userRoles')
      .set({ role: 'admin' })
      .where('userId', '=', ana.id)
      .execute();
  });
});

describe('an unconfirmed account', () => {
  const signUp = (email: string, name: string) =>
    postAuth(app, '/sign-up/email', { name, email, password: PASSWORD, callbackURL: '/' });

  test('that an administrator gave a role or blocked is not replaced by a sign-up', async () => {
    const email = `${randomUUID()}@exemplo.com.br`;
    await signUp(email, 'Primeira Pessoa');
    const [first] = await found(email);
    const id = first?.id ?? '';
    await users().setBlocked.mutate({ id, blocked: true });
    await signUp(email, 'Segunda Pessoa');
    expect(await found(email)).toMatchObject([{ id, name: 'Primeira Pessoa' }]);
    await users().setBlocked.mutate({ id, blocked: false });
    await users().setRole.mutate({ id, role: 'moderator' });
    await signUp(email, 'Terceira Pessoa');
    expect(await found(email)).toMatchObject([{ id, role: 'moderator' }]);
  });
});
