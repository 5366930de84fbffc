import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFirstAdmin } from '#server/features/users/first-admin.ts';
import { cookieOf, join, joinAsAdmin, PASSWORD, postAuth } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('starts that come together make one administrator, who can sign in', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, () => ensureFirstAdmin(app.context.db, null)),
  );
  const [made, ...others] = outcomes.filter((outcome) => outcome !== null);
  expect(others).toEqual([]);
  expect(made?.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  const response = await postAuth(app, '/sign-in/email', {
    email: made?.email,
    password: made?.password,
  });
  expect(response.status).toBe(200);

  // The terminal showed the password, so it opens nothing until it is changed.
  const cookie = cookieOf(response);
  const client = clientWith(app, cookie);
  expect(await client.session.current.query()).toBeNull();
  await expect(client.admin.users.list.query({})).rejects.toMatchObject({
    data: { code: 'UNAUTHENTICATED' },
  });
  const known = await fetch(`${app.baseUrl}/api/auth/get-session`, { headers: { cookie } });
  expect(await known.json()).toMatchObject({ user: { mustChangePassword: true } });
  const fields = { currentPassword: made?.password, newPassword: PASSWORD };
  const changed = await postAuth(app, '/change-password', fields, { cookie });
  expect(changed.status).toBe(200);
  const session = await clientWith(app, cookieOf(changed)).session.current.query();
  expect(session).toMatchObject({ administrates: true });
});

test('an administrator who was invited and never came does not keep the first one from being made', async () => {
  const fresh = await startTestApp();
  const { db } = fresh.context;
  await db.insertInto('users').values({ id: 'x', name: 'X', email: 'x@exemplo.com.br' }).execute();
  await db.updateTable('userRoles').set({ role: 'admin' }).where('userId', '=', 'x').execute();
  expect(await ensureFirstAdmin(db, null)).not.toBeNull();
  expect(await ensureFirstAdmin(db, null)).toBeNull();
  await fresh.close();
});

test('a role that is taken away counts from the next call on', async () => {
  const ana = await joinAsAdmin(app);
  expect((await ana.client.session.current.query())?.administrates).toBe(true);
  await app.context.db
    .updateTable('userRoles')
    .set({ role: 'moderator' })
    .where('userId', '=', ana.id)
    .execute();
  expect(await ana.client.session.current.query()).toMatchObject({
    role: 'moderator',
    administrates: false,
  });
});

test('the configured administrator keeps the account that existed before', async () => {
  const fresh = await startTestApp();
  const maria = await join(fresh);
  const outcome = await ensureFirstAdmin(fresh.context.db, {
    email: maria.email,
    password: 'Outra-Senha-8',
  });
  expect(outcome).toEqual({ email: maria.email, password: null });
  expect((await maria.client.session.current.query())?.administrates).toBe(true);
  await fresh.close();
});
