import { afterAll, beforeAll, expect, test } from 'vitest';
import { join, postAuth } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;

const current = (cookie: string) =>
  fetch(`${app.baseUrl}/trpc/session.current`, { headers: { cookie } });
const emailIn = async (response: Response): Promise<string | null> =>
  (await response.json()).result.data?.user.email ?? null;
const expiryOf = async (userId: string) => {
  const { expiresAt } = await app.context.db
    .selectFrom('sessions')
    .select('expiresAt')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return expiresAt.getTime();
};

test.each<[string, (cookie: string) => string]>([
  ['without its signature', (cookie) => cookie.replace(/\..*$/, '')],
  ['with an empty signature', (cookie) => cookie.replace(/\..*$/, '.')],
  ['with the signature of another token', (cookie) => cookie.replace(/=.{4}/, '=abcd')],
  ['with half an escape', (cookie) => cookie.replace(/=.*/, '=%E0%A4')],
  ['under another name', (cookie) => cookie.replace('session_token', 'session_tok')],
])('a session cookie %s is nobody’s', async (_what, change) => {
  const { cookie, email } = await join(app);
  expect(await emailIn(await current(cookie))).toBe(email);
  const response = await current(change(cookie));
  expect(response.status).toBe(200);
  expect(await emailIn(response)).toBeNull();
});

test('the cookie of an ended session, whose signature was found right, is nobody’s', async () => {
  const { cookie, email, id } = await join(app);
  for (const _call of [1, 2, 3]) expect(await emailIn(await current(cookie))).toBe(email);
  await app.context.db.deleteFrom('sessions').where('userId', '=', id).execute();
  expect(await emailIn(await current(cookie))).toBeNull();
});

test('a session is found among other cookies', async () => {
  const { cookie, email } = await join(app);
  expect(await emailIn(await current(`theme=sepia; ${cookie}; zone=America/Bahia`))).toBe(email);
});

test('a session that is ended counts no more from the next call on, and its cookie goes', async () => {
  const maria = await join(app);
  await app.context.db.deleteFrom('sessions').where('userId', '=', maria.id).execute();
  const response = await current(maria.cookie);
  expect(await emailIn(response)).toBeNull();
  expect(response.headers.getSetCookie().join()).toMatch(/cb\.session_token=;.*Max-Age=0/i);
});

test('a session that is past its time is nobody’s', async () => {
  const maria = await join(app);
  await app.context.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('userId', '=', maria.id)
    .execute();
  expect(await emailIn(await current(maria.cookie))).toBeNull();
});

test('a session in use is renewed once a day, with its cookie', async () => {
  const maria = await join(app);
  expect((await current(maria.cookie)).headers.getSetCookie()).toEqual([]);
  await app.context.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() + 28 * DAY_MS) })
    .where('userId', '=', maria.id)
    .execute();
  const response = await current(maria.cookie);
  expect(await emailIn(response)).toBe(maria.email);
  expect(response.headers.getSetCookie().join()).toContain('cb.session_token=');
  expect(await expiryOf(maria.id)).toBeGreaterThan(Date.now() + 29 * DAY_MS);
});

test('a new name is there on the next call', async () => {
  const maria = await join(app);
  await maria.client.member.account.rename.mutate({ name: 'Maria Aparecida' });
  expect(await maria.client.session.current.query()).toMatchObject({
    user: { name: 'Maria Aparecida' },
  });
});

test('the session that signing out ends is nobody’s', async () => {
  const maria = await join(app);
  await postAuth(app, '/sign-out', {}, { cookie: maria.cookie });
  expect(await emailIn(await current(maria.cookie))).toBeNull();
});

test.each<[string, string, number]>([
  ['a change read by GET', 'member.account.endAllSessions', 405],
  ['an unknown procedure', 'member.secret', 404],
  ['an input that is no JSON', 'bible.passage?input={', 400],
  ['a batch whose inputs are none', 'bible.passage?batch=1&input=[1]', 400],
  ['a batch of which one fails', 'session.current,bible.passage?batch=1&input={}', 207],
])('%s is answered as tRPC answers it', async (_what, path, status) => {
  const { cookie } = await join(app);
  const response = await fetch(`${app.baseUrl}/trpc/${path}`, { headers: { cookie } });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
});
