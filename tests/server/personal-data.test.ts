import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEPT_BACK, SECTIONS } from '#server/features/personal-data/personal-data.queries.ts';
import { join, joinAsAdmin, PASSWORD, type Person, postAuth } from '../support/people.ts';
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
  await client.member.prayerRequests.add.mutate({
    key: crypto.randomUUID(),
    text: `pedido ${word}`,
    category: null,
  });
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
  test('holds what the member kept, and nothing of anybody else', async () => {
    const [maria, jose] = [await join(app), await join(app, 'José Souza')];
    await leaveTraces(maria, 'da Maria');
    await leaveTraces(jose, 'do José');
    const sections = await exported(maria);
    expect(sections.get('Conta')).toMatchObject([{ name: maria.name, email: maria.email }]);
    expect(sections.get('Versículos salvos')).toMatchObject([
      { book: 'JHN', chapter: 3, verseNumber: 16, userComment: 'reflexão da Maria' },
    ]);
    expect(sections.get('Pedidos de oração')).toMatchObject([{ text: 'pedido da Maria' }]);
    const all = JSON.stringify([...sections]);
    expect(all).not.toContain('José');
    // Nor what opens the account.
    expect(all).not.toContain(maria.cookie.split('=')[1]?.split('.')[0]);
  });

  test('forgets no table with rows of members', async () => {
    const known: string[] = [...Object.keys(SECTIONS), ...KEPT_BACK];
    expect((await tablesOfMembers()).filter((table) => !known.includes(table))).toEqual([]);
  });

  test('is not for who is signed out', async () => {
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
