import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, flat } from '../support/chat.ts';
import { join, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp({ template: 'withBible' });
});
afterAll(() => app.close());
beforeEach(async () => {
  maria = await join(app);
});

const conversations = (person = maria) => person.client.member.conversations;

async function begin(question: string, person = maria): Promise<string> {
  const { conversationId } = await ask(person.client, question);
  if (!conversationId) throw new Error('the conversation was not stored');
  return conversationId;
}

test('a conversation is listed by its first question and continued with its messages', async () => {
  const id = await begin('O que a Bíblia diz sobre o perdão?');
  await ask(maria.client, 'João 3:16', { conversationId: id });
  const { items } = await conversations().list.query({});
  expect(items).toMatchObject([{ id, title: 'O que a Bíblia diz sobre o perdão?' }]);
  const opened = await conversations().messages.query({ id });
  expect(opened).toMatchObject({ id, title: 'O que a Bíblia diz sobre o perdão?', next: null });
  expect(opened.items.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant', 'user']);
  const [answer, question] = opened.items;
  expect(question?.content).toEqual([{ type: 'text', text: 'João 3:16' }]);
  expect(answer).toMatchObject({ source: 'library' });
  expect(flat(answer?.content ?? [])).toContain('“Porque Deus amou o mundo');
});

test('a client names its conversation itself', async () => {
  const id = randomUUID();
  expect((await ask(maria.client, 'Oração', { conversationId: id })).conversationId).toBe(id);
  await ask(maria.client, 'Perdão', { conversationId: id });
  expect((await conversations().list.query({})).items).toMatchObject([{ id, title: 'Oração' }]);
});

test('messages of no conversation begin one', async () => {
  const stream = await maria.client.ai.biblicalChat.mutate(
    Object.assign({ messages: [{ role: 'user' as const, content: 'Perdão' }] }, { stream: true }),
    { context: { stream: true } },
  );
  const events = await Array.fromAsync(stream);
  expect(events.at(-1)).toMatchObject({ type: 'done' });
  expect((await conversations().list.query({})).items).toMatchObject([{ title: 'Perdão' }]);
});

test('the latest conversation stands first, page by page', async () => {
  const { db } = app.context;
  await db
    .insertInto('conversations')
    .values(
      Array.from({ length: 35 }, (_, index) => ({
        userId: maria.id,
        title: `Conversa ${index}`,
        updatedAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 2))),
      })),
    )
    .execute();
  const first = await conversations().list.query({});
  const second = await conversations().list.query({ cursor: first.next });
  expect(first.items).toHaveLength(30);
  expect(first.items[0]?.title).toBe('Conversa 34');
  const all = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(all).size).toBe(35);
});

test('titles are searched without regard to accents, and can be changed', async () => {
  const id = await begin('Como vencer a ansiedade?');
  await begin('O que é a graça?');
  const found = async (query: string) =>
    (await conversations().list.query({ query })).items.map(({ title }) => title);
  expect(await found('GRACA')).toEqual(['O que é a graça?']);
  await conversations().rename.mutate({ id, title: '  Paz no coração ' });
  expect(await found('coracao paz')).toEqual(['Paz no coração']);
  expect(await found('ansiedade')).toEqual([]);
});

test('a conversation that is removed goes with its messages', async () => {
  const id = await begin('O que é a fé?');
  await conversations().remove.mutate({ id });
  expect((await conversations().list.query({})).items).toEqual([]);
  const refused = { data: { code: 'NOT_FOUND' } };
  await expect(conversations().messages.query({ id })).rejects.toMatchObject(refused);
  await expect(conversations().remove.mutate({ id })).rejects.toMatchObject(refused);
  const left = await app.context.db
    .selectFrom('chatMessages')
    .select('id')
    .where('conversationId', '=', id)
    .execute();
  expect(left).toEqual([]);
});

test('a long conversation is read from its end backwards', async () => {
  const id = await begin('Fale da esperança');
  const { db } = app.context;
  for (let number = 1; number <= 70; number++) {
    await db
      .insertInto('chatMessages')
      .values({
        conversationId: id,
        role: 'user',
        content: JSON.stringify([{ type: 'text', text: `Mensagem ${number}` }]),
        source: null,
      })
      .execute();
  }
  const last = await conversations().messages.query({ id });
  expect(flat(last.items[0]?.content ?? [])).toBe('Mensagem 70');
  expect(last.items).toHaveLength(60);
  const before = await conversations().messages.query({ id, cursor: last.next });
  expect(flat(before.items[0]?.content ?? [])).toBe('Mensagem 10');
  expect(before.items).toHaveLength(12);
  expect(before.next).toBeNull();
});

test('somebody else’s conversation is not found, nor can one be begun under its name', async () => {
  const id = await begin('O que é a fé?');
  const jose = await join(app);
  const refused = { data: { code: 'NOT_FOUND' } };
  await expect(conversations(jose).messages.query({ id })).rejects.toMatchObject(refused);
  await expect(conversations(jose).rename.mutate({ id, title: 'Minha' })).rejects.toMatchObject(
    refused,
  );
  await expect(conversations(jose).remove.mutate({ id })).rejects.toMatchObject(refused);
  await expect(ask(jose.client, 'Oi', { conversationId: id })).rejects.toMatchObject(refused);
  expect((await conversations(jose).list.query({})).items).toEqual([]);
  expect((await conversations().messages.query({ id })).items).toHaveLength(2);
});

test('without a session nothing is read', async () => {
  const { conversations: closed } = clientWith(app).member;
  const id = randomUUID();
  const refused = { data: { code: 'UNAUTHENTICATED' } };
  await expect(closed.list.query({})).rejects.toMatchObject(refused);
  await expect(closed.messages.query({ id })).rejects.toMatchObject(refused);
  await expect(closed.rename.mutate({ id, title: 'x' })).rejects.toMatchObject(refused);
  await expect(closed.remove.mutate({ id })).rejects.toMatchObject(refused);
});

test('a title must have words, and not too many', async () => {
  const id = await begin('O que é a fé?');
  for (const title of ['  ', 'x'.repeat(201)]) {
    await expect(conversations().rename.mutate({ id, title })).rejects.toMatchObject({
      data: { code: 'INVALID_INPUT' },
    });
  }
});
