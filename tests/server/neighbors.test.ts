import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_ENTRIES } from '#server/db/add-within.ts';
import { removeQuestion } from '#server/features/chat/chat.queries.ts';
import { deleteSubscription } from '#server/features/plans/reminders/subscriptions.queries.ts';
import { ask } from '../support/chat.ts';
import { join, PASSWORD, type Person, postAuth, tokenIn } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const KEYS = { p256dh: 'cHVibGlj', auth: 'c2VjcmV0' };
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

let app: TestApp;
let maria: Person;
let jose: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  maria = await join(app);
  jose = await join(app, 'José Neves');
});

const accountOf = ({ email }: Pick<Person, 'email'>) =>
  app.context.db
    .selectFrom('users')
    .select(['emailVerified', 'lastSignInAt'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
const signIn = ({ email }: Person) =>
  postAuth(app, '/sign-in/email', { email, password: PASSWORD });

describe('what one member does leaves another as they were:', () => {
  test('signing in', async () => {
    await app.context.db
      .updateTable('users')
      .set({ lastSignInAt: LONG_AGO })
      .where('id', '=', jose.id)
      .execute();
    expect((await signIn(maria)).status).toBe(200);
    expect((await accountOf(jose)).lastSignInAt).toEqual(LONG_AGO);
    expect((await accountOf(maria)).lastSignInAt).not.toEqual(LONG_AGO);
  });

  test('being refused as blocked', async () => {
    await app.context.db
      .updateTable('users')
      .set({ blockedAt: new Date() })
      .where('id', '=', jose.id)
      .execute();
    expect((await signIn(jose)).ok).toBe(false);
    expect(await maria.client.session.current.query()).not.toBeNull();
  });

  test('confirming an e-mail', async () => {
    const email = `${crypto.randomUUID()}@exemplo.com.br`;
    const signUp = { name: 'Rui', email, password: PASSWORD, callbackURL: '/' };
    await postAuth(app, '/sign-up/email', signUp);
    await join(app);
    expect(await accountOf({ email })).toMatchObject({ emailVerified: false });
  });

  test('proving an address by a new password', async () => {
    const email = `${crypto.randomUUID()}@exemplo.com.br`;
    await postAuth(app, '/sign-up/email', { name: 'Rui', email, password: PASSWORD });
    await postAuth(app, '/request-password-reset', { email: maria.email });
    await app.context.background.settled();
    const mail = app.mails.findLast(({ to }) => to.address === maria.email);
    const token = tokenIn(mail?.link ?? '');
    const reset = await postAuth(app, '/reset-password', { token, newPassword: 'Rocha-Eterna-5' });
    expect(reset.status).toBe(200);
    expect(await accountOf({ email })).toMatchObject({ emailVerified: false });
  });

  test('objecting to the record of visits', async () => {
    await jose.client.member.tracking.set.mutate({ recorded: false });
    expect(await maria.client.member.tracking.current.query()).toMatchObject({ recorded: true });
  });

  test('a device that a push service no longer knows', async () => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${jose.id}`;
    await jose.client.member.reminders.subscribe.mutate({ endpoint, keys: KEYS });
    await deleteSubscription(app.context.db, maria.id, endpoint);
    const devices = await app.context.db
      .selectFrom('pushSubscriptions')
      .select('userId')
      .where('endpoint', '=', endpoint)
      .execute();
    expect(devices).toEqual([{ userId: jose.id }]);
  });

  test('taking back a question without an answer', async () => {
    const { id } = await app.context.db
      .insertInto('conversations')
      .values({ userId: jose.id, title: 'Fé' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const content = JSON.stringify([{ type: 'text', text: 'O que é a fé?' }]);
    await app.context.db
      .insertInto('chatMessages')
      .values({ conversationId: id, role: 'user', content, source: null })
      .execute();
    await removeQuestion(app.context.db, maria.id, id);
    const messages = await app.context.db
      .selectFrom('chatMessages')
      .select('role')
      .where('conversationId', '=', id)
      .execute();
    expect(messages).toEqual([{ role: 'user' }]);
  });

  test('beginning a reading plan', async () => {
    const slug = 'fe-oracao-perdao';
    await jose.client.member.readingPlans.start.mutate({ slug });
    const current = () => jose.client.member.readingPlans.underWay.query();
    const before = await current();
    expect(before.plans).toHaveLength(1);
    await maria.client.member.readingPlans.start.mutate({ slug });
    expect(await current()).toEqual(before);
  });

  test('having as many conversations as there may be', async () => {
    const conversations = Array.from({ length: MOST_ENTRIES }, () => ({
      id: crypto.randomUUID(),
      userId: jose.id,
      title: 'Fé',
    }));
    for (let at = 0; at < conversations.length; at += 1000) {
      const rows = conversations.slice(at, at + 1000);
      await app.context.db.insertInto('conversations').values(rows).execute();
    }
    expect(await ask(maria.client, 'O que é a fé?')).toMatchObject({ done: true });
  });
});
