import { randomUUID, type UUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_ENTRIES } from '#server/db/add-within.ts';
import { MOST_MESSAGES } from '#server/features/chat/chat.queries.ts';
import { ask } from '../support/chat.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible' });
});
afterAll(() => app.close());
beforeEach(async () => {
  maria = await join(app);
});

const AT_ONCE = 6;

const note = (key = randomUUID()) =>
  maria.client.member.diary.add.mutate({
    key,
    kind: 'note',
    title: 'Uma anotação',
    content: 'Hoje agradeci pelo pão.',
  });
const request = (key = randomUUID()) =>
  maria.client.member.prayerRequests.add.mutate({
    key,
    text: 'Pela saúde da minha mãe',
    person: null,
    category: null,
  });
const conversation = (id = randomUUID()) =>
  ask(maria.client, 'João 3:16', { conversationId: id }).then(() => ({ id }));

const columns = {
  diaryEntries: sql`diary_entries (user_id, idempotency_key, kind, title, content, excerpt, words)
    select ${sql.ref('id')}, gen_random_uuid(), 'note', 'Antiga', '[]', 'x', 'x'`,
  prayerRequests: sql`prayer_requests (user_id, idempotency_key, text)
    select ${sql.ref('id')}, gen_random_uuid(), 'Antigo'`,
  conversations: sql`conversations (user_id, title) select ${sql.ref('id')}, 'Antiga'`,
};

type Table = keyof typeof columns;

/** Each statement is limited in its time, also on a machine that does much else. */
const AT_A_TIME = 1000;

/** Fills the member's rows until there is room for two more. */
async function fill(table: Table): Promise<void> {
  for (let left = MOST_ENTRIES - 2; left > 0; left -= AT_A_TIME) {
    await sql`insert into ${columns[table]}
      from users, generate_series(1, ${sql.lit(Math.min(left, AT_A_TIME))})
      where users.id = ${maria.id}`.execute(app.context.db);
  }
}

describe.each<[Table, (key?: UUID) => Promise<{ id: string }>, RegExp]>([
  ['diaryEntries', note, /diário chegou a 10\.000 textos/],
  ['prayerRequests', request, /lista chegou a 10\.000 pedidos/],
  ['conversations', conversation, /chegou a 10\.000 conversas/],
])('%s', (table, add, message) => {
  const count = async () => {
    await app.context.background.settled();
    const rows = await app.context.db
      .selectFrom(table)
      .select('id')
      .where('userId', '=', maria.id)
      .execute();
    return rows.length;
  };

  test('are stored up to ten thousand, however many come at once', async () => {
    await fill(table);
    const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => add()));
    expect(await count()).toBe(MOST_ENTRIES);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(AT_ONCE - 2);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        data: { code: 'LIMIT_REACHED' },
        message: expect.stringMatching(message),
      });
    }
  });

  test('that are there already may be sent again when it is full', async () => {
    await fill(table);
    const key = randomUUID();
    const first = await add(key);
    await add();
    expect(await add(key)).toEqual(expect.objectContaining({ id: first.id }));
    expect(await count()).toBe(MOST_ENTRIES);
  });

  test('of one member leave room for another', async () => {
    await fill(table);
    await add();
    await add();
    maria = await join(app);
    await add();
    expect(await count()).toBe(1);
  });
});

test('a conversation ends before it is endless', async () => {
  const { id } = await conversation();
  const many = sql.lit(MOST_MESSAGES - 2);
  await sql`insert into chat_messages (conversation_id, role, content)
    select ${id}, 'user', '[]' from generate_series(1, ${many})`.execute(app.context.db);
  await expect(conversation(id)).rejects.toMatchObject({
    data: { code: 'LIMIT_REACHED' },
    message: 'A conversa ficou longa demais. Comece uma nova.',
  });
  await conversation();
});

test('of saved and highlighted verses there are never more than the Bible has', async () => {
  const verses = Array.from({ length: 6 }, (_, index) => index + 1);
  const place = { book: 'PSA' as const, chapter: 23, verses };
  const { savedVerses, highlights } = maria.client.member;
  const save = () =>
    savedVerses.save.mutate({ place, translation: null, notes: { comment: null, tags: [] } });
  await Promise.allSettled(Array.from({ length: AT_ONCE }, save));
  await Promise.all(
    Array.from({ length: AT_ONCE }, () => highlights.set.mutate({ place, colour: 'amber' })),
  );
  for (const table of ['savedVerses', 'highlights'] as const) {
    const rows = await app.context.db
      .selectFrom(table)
      .select('userId')
      .where('userId', '=', maria.id)
      .execute();
    expect(rows).toHaveLength(verses.length);
  }
  const beyond = { ...place, verses: [7] };
  await expect(highlights.set.mutate({ place: beyond, colour: 'amber' })).rejects.toMatchObject({
    data: { code: 'INVALID_INPUT' },
  });
});
