import { createTRPCUntypedClient, httpLink } from '@trpc/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECTIONS, WITHHELD } from '#server/features/personal-data/personal-data.queries.ts';
import { insertSends } from '#server/features/plans/reminders/reminders.queries.ts';
import type { appRouter } from '#server/router.ts';
import { PROCEDURES } from '../support/access.ts';
import { opening, sendBeacon } from '../support/beacons.ts';
import { ask } from '../support/chat.ts';
import { linkGoogle } from '../support/fake-google.ts';
import { passkeyOf } from '../support/passkeys.ts';
import { cookieOf, join, joinAsAdmin, PASSWORD, type Person, postAuth } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const stream = { context: { stream: true } };

async function exported({ client }: Pick<Person, 'client'>) {
  const sections = new Map<string, readonly object[]>();
  for await (const { title, rows } of await client.member.personalData.export.mutate(
    undefined,
    stream,
  )) {
    sections.set(title, rows);
  }
  return sections;
}

async function leaveTraces({ client }: Person, word: string) {
  await client.member.savedVerses.save.mutate({
    place: { book: 'JHN', chapter: 3, verses: [16] },
    notes: { comment: `reflexão ${word}`, tags: [] },
  });
  await client.member.collections.add.mutate({ key: crypto.randomUUID(), name: word });
  await client.member.prayerRequests.add.mutate({
    key: crypto.randomUUID(),
    text: `pedido ${word}`,
    category: null,
  });
  await client.member.guidedStudies.start.mutate({ plan: 'study:priest' });
}

/** Adds one to each list that a member may add to, as the table of access names them. */
async function addToEveryList(person: Person) {
  const headers = { cookie: person.cookie, origin: app.baseUrl };
  const client = createTRPCUntypedClient<typeof appRouter>({
    links: [httpLink({ url: `${app.baseUrl}/trpc`, headers })],
  });
  for (const [path, { input }] of Object.entries(PROCEDURES)) {
    if (!/^member\.\w+\.add$/.test(path)) continue;
    await client.mutation(path, await input?.(person, person, person));
  }
}

const tablesOfMembers = async () => {
  const { rows } = await sql<{ name: string }>`
    select t.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'`.execute(
    app.context.db,
  );
  return rows.map(({ name }) => name.replace(/_(\w)/g, (_all, letter) => letter.toUpperCase()));
};

describe('the copy of one’s data', () => {
  test('holds what the member stored, and nothing of anybody else', async () => {
    const [maria, jose] = [await join(app), await join(app, 'José Souza')];
    await leaveTraces(maria, 'da Maria');
    await leaveTraces(jose, 'do José');
    const sections = await exported(maria);
    expect(sections.get('Conta')).toMatchObject([{ name: maria.name, email: maria.email }]);
    expect(sections.get('Versículos salvos e notas')).toMatchObject([
      { book: 'JHN', chapter: 3, verseNumber: 16, userComment: 'reflexão da Maria' },
    ]);
    expect(sections.get('Pedidos de oração')).toMatchObject([{ text: 'pedido da Maria' }]);
    const all = JSON.stringify([...sections]);
    expect(all).not.toContain('José');
    // Nor what opens the account.
    expect(all).not.toContain(maria.cookie.split('=')[1]?.split('.')[0]);
  });

  test('has in each of its sections what is the member’s own, and only that', async () => {
    const [maria, jose] = [await join(app), await join(app, 'José Souza')];
    const { client } = jose;
    await leaveTraces(jose, 'do José');
    await addToEveryList(jose);
    await client.member.consent.set.mutate({ consent: false });
    const place = { book: 'PSA', chapter: 23 } as const;
    await client.member.reading.setPosition.mutate({ ...place, verse: 1 });
    const { id } = await client.member.readingPlans.start.mutate({ slug: 'em-familia' });
    await client.member.readingPlans.checkIn.mutate({ id, days: [1] });
    await client.member.highlights.set.mutate({
      place: { ...place, verses: [1] },
      colour: 'amber',
    });
    await client.member.highlights.setParts.mutate({
      ...{ ...place, translation: 'blivre', colour: 'blue' },
      parts: [{ verse: 1, first: 0, last: 2, print: '00000000' }],
    });
    await client.member.reading.reportText.mutate({
      place: { ...place, verse: 1 },
      translation: 'blivre',
      message: 'Falta uma vírgula.',
    });
    await passkeyOf(jose, 'Celular do José');
    await linkGoogle(app, jose);
    await client.member.quiz.startDaily.mutate();
    await client.member.quiz.joinRanking.mutate({
      name: `José ${crypto.randomUUID().slice(0, 4)}`,
    });
    await client.member.reminders.set.mutate({ hour: 7, weekdays: [1], channel: 'email' });
    await client.member.reminders.subscribe.mutate({
      endpoint: 'https://web.push.apple.com/jose',
      keys: { p256dh: 'cHVibGlj', auth: 'c2VjcmV0' },
    });
    const now = new Date();
    await client.member.ownPlans.create.mutate({
      ...{ name: 'Rute', passages: [{ book: 'RUT', from: 1, to: 4 }], weekdays: [7] },
      ...{ startsOn: '2026-11-22', endsOn: '2026-12-13' },
    });
    const send = { userId: jose.id, day: '2026-11-23', dueAt: now, changedAt: now };
    await insertSends(app.context.db, [send]);
    const came = { userId: jose.id, month: '2026-11-01' };
    await app.context.db.insertInto('visitMonths').values(came).execute();
    await ask(client, 'Salmos 23');
    await sendBeacon(app, jose.cookie, opening('/bible'));
    await app.context.activity.flush();
    await app.context.background.settled();
    const lengths = (sections: Map<string, readonly object[]>) =>
      Object.fromEntries([...sections].map(([title, rows]) => [title, rows.length]));
    const titles = Object.values(SECTIONS).map(({ title }) => title);
    const hers = lengths(await exported(maria));
    expect(hers).toEqual({
      ...Object.fromEntries(titles.map((title) => [title, 0])),
      Conta: 1,
      Sessões: 1,
    });
    const his = lengths(await exported(jose));
    expect(Object.values(his).every((rows) => rows > 0)).toBe(true);
    expect(his).toMatchObject({ Conta: 1, Sessões: 1, Conversas: 2 });
  });

  test('forgets no table with rows of members', async () => {
    const known: string[] = [...Object.keys(SECTIONS), ...WITHHELD];
    expect((await tablesOfMembers()).filter((table) => !known.includes(table))).toEqual([]);
  });

  test('is refused without a session', async () => {
    await expect(exported({ client: clientWith(app) })).rejects.toMatchObject({
      data: { code: 'UNAUTHENTICATED' },
    });
  });

  test('may be asked for ten times an hour', async () => {
    const maria = await join(app);
    for (let times = 0; times < 10; times++) await exported(maria);
    await expect(exported(maria)).rejects.toMatchObject({ data: { code: 'TOO_MANY_REQUESTS' } });
  });
});

describe('an account that is deleted', () => {
  test('goes with all that belongs to it, and leaves the others alone', async () => {
    const [maria, jose] = [await join(app), await join(app, 'José Souza')];
    await leaveTraces(maria, 'da Maria');
    await leaveTraces(jose, 'do José');
    await maria.client.member.personalData.erase.mutate({ password: PASSWORD });
    for (const table of await tablesOfMembers()) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where user_id = ${maria.id}`.execute(app.context.db);
      expect(rows, table).toEqual([]);
    }
    expect(await maria.client.session.current.query()).toBeNull();
    const again = await postAuth(app, '/sign-in/email', {
      email: maria.email,
      password: PASSWORD,
    });
    expect(again.status).toBe(401);
    expect((await exported(jose)).get('Pedidos de oração')).toHaveLength(1);
    await app.context.background.settled();
    expect(app.mails.at(-1)).toMatchObject({
      to: { address: maria.email },
      subject: 'Sua conta foi excluída',
    });
  });

  test('leaves the day’s budgets of the others and of the site', async () => {
    const [maria, jose] = [await join(app), await join(app)];
    const { db } = app.context;
    const scopes = [maria.id, jose.id, 'site'];
    const rows = scopes.map((scope) => ({ day: '2026-01-02', scope, tokens: '5' }));
    await db.insertInto('aiBudgets').values(rows).execute();
    await maria.client.member.personalData.erase.mutate({ password: PASSWORD });
    const left = await db
      .selectFrom('aiBudgets')
      .select('scope')
      .where('day', '=', '2026-01-02')
      .execute();
    expect(left.map(({ scope }) => scope).sort()).toEqual([jose.id, 'site'].sort());
  });

  test('is deleted with its own password and no other member’s', async () => {
    const people = [await join(app), await join(app)];
    const passwords = ['Senha-Da-Maria-1', 'Senha-Do-Jose-22'];
    for (const [index, { cookie }] of people.entries()) {
      const body = { currentPassword: PASSWORD, newPassword: passwords[index] };
      await postAuth(app, '/change-password', body, { cookie });
    }
    for (const [index, { email }] of people.entries()) {
      const [mine = '', theirs = ''] = index === 0 ? passwords : [...passwords].reverse();
      const signedIn = await postAuth(app, '/sign-in/email', { email, password: mine });
      const { erase } = clientWith(app, cookieOf(signedIn)).member.personalData;
      await expect(erase.mutate({ password: theirs })).rejects.toMatchObject({
        message: 'A senha está incorreta.',
      });
      await erase.mutate({ password: mine });
    }
  });

  test('is asked for its password, a few times', async () => {
    const maria = await join(app);
    const attempt = (password: string) =>
      maria.client.member.personalData.erase.mutate({ password });
    await expect(attempt('')).rejects.toMatchObject({ message: 'Informe a sua senha.' });
    for (let times = 0; times < 10; times++) {
      await expect(attempt('Errada-Errada-1')).rejects.toMatchObject({
        message: 'A senha está incorreta.',
      });
    }
    await expect(attempt(PASSWORD)).rejects.toMatchObject({
      data: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(await maria.client.session.current.query()).not.toBeNull();
  });

  test('may not be the only administrator’s', async () => {
    const ana = await joinAsAdmin(app);
    const attempt = ({ client }: Person) =>
      client.member.personalData.erase.mutate({ password: PASSWORD });
    await expect(attempt(ana)).rejects.toMatchObject({ data: { code: 'CONFLICT' } });
    const rita = await joinAsAdmin(app);
    const outcomes = await Promise.allSettled([attempt(ana), attempt(rita)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is nobody’s who is signed out', async () => {
    await expect(
      clientWith(app).member.personalData.erase.mutate({ password: PASSWORD }),
    ).rejects.toMatchObject({ data: { code: 'UNAUTHENTICATED' } });
  });
});
