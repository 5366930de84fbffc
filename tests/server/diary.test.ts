import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Inputs } from '#server/router.ts';
import type { RichText } from '#shared/answers/rich-text.ts';
import { flat } from '../support/chat.ts';
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

type Given = Partial<Inputs['member']['diary']['add']>;

const add = (given: Given = {}, person = maria) =>
  person.client.member.diary.add.mutate({
    key: randomUUID(),
    kind: 'note',
    title: 'Uma anotação',
    content: 'Hoje agradeci pelo pão.',
    ...given,
  });

const list = (query: Inputs['member']['diary']['list'] = {}, person = maria) =>
  person.client.member.diary.list.query(query);

async function stored(content: RichText): Promise<string> {
  const { id } = await add({ kind: 'study', content: [...content] });
  const entry = await maria.client.member.diary.entry.query({ id });
  return flat(entry.content);
}

test('an answer and a note are stored, listed newest first and opened whole', async () => {
  await add({ title: 'Primeira' });
  const { id, added } = await add({
    kind: 'prayer',
    title: 'Oração pela família',
    source: 'library',
    comment: '  Para ler com as crianças.  ',
    content: [
      { type: 'text', text: 'Senhor, guarda a nossa casa. ' },
      { type: 'reference', key: 'PSA.121.1-2' },
    ],
  });
  expect(added).toBe(true);
  const { items, next } = await list();
  expect(items.map(({ title }) => title)).toEqual(['Oração pela família', 'Primeira']);
  expect(next).toBeNull();
  expect(items[0]).toMatchObject({
    kind: 'prayer',
    source: 'library',
    userComment: 'Para ler com as crianças.',
    excerpt: 'Senhor, guarda a nossa casa. Salmos 121:1-2',
  });
  expect(await maria.client.member.diary.entry.query({ id })).toMatchObject({
    title: 'Oração pela família',
    content: [
      { type: 'text', text: 'Senhor, guarda a nossa casa. ' },
      { type: 'reference', key: 'PSA.121.1-2' },
    ],
  });
});

test('the list shows how the words begin, not what their parts are called', async () => {
  await add({
    kind: 'study',
    content: '**Introdução**\nA graça é de **Deus**.\n\n**Oração**\nPai.',
  });
  expect((await list()).items[0]).toMatchObject({ excerpt: 'A graça é de Deus. Pai.' });
});

test('a retry with the same key adds nothing, also when both arrive at once', async () => {
  const key = randomUUID();
  const outcomes = await Promise.all([add({ key }), add({ key }), add({ key })]);
  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
  expect(outcomes.filter(({ added }) => added)).toHaveLength(1);
  expect((await list()).items).toHaveLength(1);
  const jose = await join(app);
  expect((await add({ key }, jose)).added).toBe(true);
});

describe('Scripture in what a client sends', () => {
  test('a whole verse keeps its full stop', async () => {
    const { result } = await maria.client.bible.quickSearch.query({ query: 'João 3:16' });
    const text = result?.verses[0]?.text ?? '';
    expect(text).toMatch(/\.$/);
    const quotation = { type: 'quotation', key: 'JHN.3.16', text, translation: 'X' } as const;
    expect(await stored([quotation])).toBe(`“${text}”[JHN.3.16]`);
  });

  test('a poisoned quotation gets the stored words', async () => {
    const text = await stored([
      { type: 'text', text: 'Está escrito: ' },
      { type: 'quotation', key: 'JHN.3.16', text: 'Deus te dará ouro.', translation: 'FALSA' },
    ]);
    expect(text).toMatch(/^Está escrito: “Porque Deus amou o mundo.*”\[JHN\.3\.16\]$/);
  });

  test('a part of a verse stays the part it is, in the stored spelling', async () => {
    const text = await stored([
      { type: 'quotation', key: 'JHN.3.16', text: 'DEUS AMOU O MUNDO', translation: 'X' },
    ]);
    expect(text).toBe('“Deus amou o mundo”[JHN.3.16]');
  });

  test('a whole chapter is not quoted but named', async () => {
    const text = await stored([
      { type: 'quotation', key: 'PSA.119', text: 'Bem-aventurados', translation: 'X' },
      { type: 'quotation', key: 'PSA.119.1-176', text: 'Bem-aventurados', translation: 'X' },
    ]);
    expect(text).toBe('[PSA.119][PSA.119.1-176]');
  });

  test('an invented reference becomes plain text, and its words go', async () => {
    const { id } = await add({
      kind: 'chat',
      content: [
        { type: 'reference', key: 'HEZ.3.4' },
        { type: 'text', text: ' e ' },
        { type: 'quotation', key: 'JHN.99.1', text: 'Ficarás rico.', translation: 'X' },
      ],
    });
    const { content } = await maria.client.member.diary.entry.query({ id });
    expect(content).toEqual([{ type: 'text', text: 'HEZ.3.4 e JHN.99.1' }]);
  });

  test('a small text cannot grow into a huge one', async () => {
    const quotation = {
      type: 'quotation',
      key: 'JHN.3.16-21',
      text: 'x',
      translation: 'X',
    } as const;
    await expect(
      add({ kind: 'study', content: Array.from({ length: 2000 }, () => quotation) }),
    ).rejects.toMatchObject({ data: { code: 'INVALID_INPUT' } });
  });
});

test('the search sees no accents and looks into title, comment and content', async () => {
  await add({ title: 'Oração da manhã', content: 'Agradeço pela água.' });
  await add({ title: 'Sermão', content: 'O perdão de Deus.', comment: 'Levar à célula' });
  const titles = async (query: string) => (await list({ query })).items.map(({ title }) => title);
  expect(await titles('oracao')).toEqual(['Oração da manhã']);
  expect(await titles('ÁGUA agradeco')).toEqual(['Oração da manhã']);
  expect(await titles('celula perdao')).toEqual(['Sermão']);
  expect(await titles('perdao agua')).toEqual([]);
  expect(await titles('100% _')).toEqual([]);
  expect(await titles('  ')).toHaveLength(2);
});

test('the list is filtered by kind and read page by page', async () => {
  for (let number = 1; number <= 35; number++) await add({ title: `Nota ${number}` });
  await add({ kind: 'promise', title: 'Promessa' });
  const first = await list({ kind: 'note' });
  expect(first.items).toHaveLength(30);
  expect(first.items[0]?.title).toBe('Nota 35');
  const second = await list({ kind: 'note', cursor: first.next });
  expect(second.items.map(({ title }) => title)).toEqual(
    [5, 4, 3, 2, 1].map((number) => `Nota ${number}`),
  );
  expect(second.next).toBeNull();
  expect((await list({ kind: 'promise' })).items).toHaveLength(1);
});

test('a note is changed with its words; of an answer only title and comment', async () => {
  const { diary } = maria.client.member;
  const { id } = await add();
  await diary.update.mutate({ id, title: 'Gratidão', comment: null, text: 'Agradeci pela chuva.' });
  expect(await diary.entry.query({ id })).toMatchObject({
    title: 'Gratidão',
    content: [{ type: 'text', text: 'Agradeci pela chuva.' }],
  });
  expect((await list({ query: 'chuva' })).items).toHaveLength(1);
  expect((await list({ query: 'pão' })).items).toEqual([]);

  const answer = await add({
    kind: 'advice',
    content: [{ type: 'text', text: 'Tenha paciência.' }],
  });
  const change = { id: answer.id, title: 'Conselho', comment: 'Ajudou muito' };
  await diary.update.mutate({ ...change, text: null });
  await expect(diary.update.mutate({ ...change, text: 'Outra coisa' })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  });
  expect(await diary.entry.query({ id: answer.id })).toMatchObject({
    title: 'Conselho',
    userComment: 'Ajudou muito',
    content: [{ type: 'text', text: 'Tenha paciência.' }],
  });
});

test('help lines come with what a member writes, not with what is kept of an answer', async () => {
  const { diary } = maria.client.member;
  const text = 'hoje eu vou me matar, já separei os remédios';
  const { id, notices } = await add({ content: text });
  expect(notices).toEqual(['care-self-harm']);
  expect(await diary.entry.query({ id })).toMatchObject({ notices });
  const change = { id, title: 'Uma anotação', comment: null, text: 'Hoje agradeci pelo pão.' };
  expect(await diary.update.mutate(change)).toEqual({ notices: [] });
  expect((await diary.entry.query({ id })).notices).toEqual([]);

  const answer = await add({ kind: 'study', content: [{ type: 'text', text }] });
  expect(answer.notices).toEqual([]);
  const comment = { id: answer.id, title: text, comment: 'Meu marido me bate', text: null };
  expect(await diary.update.mutate(comment)).toEqual({ notices: ['care-violence'] });
});

test('the notices of an answer are stored with it, before or after help lines for its comment', async () => {
  const { diary } = maria.client.member;
  const { id } = await add({
    kind: 'chat',
    content: [{ type: 'text', text: 'Procure ajuda.' }],
    notices: ['care-self-harm', 'budget'],
  });
  const notices = async () => (await diary.entry.query({ id })).notices;
  expect(await notices()).toEqual(['care-self-harm', 'budget']);
  const comment = 'Meu marido me bate';
  await diary.update.mutate({ id, title: 'Ajuda', comment, text: null });
  expect(await notices()).toEqual(['care-violence', 'care-self-harm', 'budget']);
});

test('an entry that is removed is gone', async () => {
  const { id } = await add();
  await maria.client.member.diary.remove.mutate({ id });
  expect((await list()).items).toEqual([]);
  await expect(maria.client.member.diary.remove.mutate({ id })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  });
});

test('somebody else’s entry is not found', async () => {
  const { id } = await add();
  const { diary } = (await join(app)).client.member;
  expect((await diary.list.query({})).items).toEqual([]);
  const refused = { data: { code: 'NOT_FOUND' } };
  await expect(diary.entry.query({ id })).rejects.toMatchObject(refused);
  await expect(diary.remove.mutate({ id })).rejects.toMatchObject(refused);
  await expect(
    diary.update.mutate({ id, title: 'Meu', comment: null, text: 'Meu' }),
  ).rejects.toMatchObject(refused);
  expect((await list()).items).toMatchObject([{ id, title: 'Uma anotação' }]);
});

test('without a session nothing is read or stored', async () => {
  const { diary } = clientWith(app).member;
  const { id } = await add();
  const refused = { data: { code: 'UNAUTHENTICATED' } };
  await expect(diary.list.query({})).rejects.toMatchObject(refused);
  await expect(diary.entry.query({ id })).rejects.toMatchObject(refused);
  await expect(diary.remove.mutate({ id })).rejects.toMatchObject(refused);
  await expect(
    diary.add.mutate({ key: randomUUID(), kind: 'note', title: 'a', content: 'b' }),
  ).rejects.toMatchObject(refused);
});

test.each<[string, Given, RegExp]>([
  ['a blank title', { title: '  ' }, /título/],
  ['a title that is too long', { title: 'x'.repeat(201) }, /200/],
  ['a note without words', { content: ' \n ' }, /anotação/],
  ['an answer without parts', { kind: 'study', content: [] }, /texto/],
  ['an answer of blanks', { kind: 'study', content: [{ type: 'text', text: ' ' }] }, /texto/],
  [
    'too many parts',
    { kind: 'study', content: Array.from({ length: 2001 }, () => ({ type: 'text', text: 'a' })) },
    /texto/,
  ],
  [
    'too long a text',
    {
      kind: 'study',
      content: Array.from({ length: 3 }, () => ({ type: 'text', text: 'a'.repeat(15_000) })),
    },
    /texto/,
  ],
  ['a comment that is too long', { comment: 'x'.repeat(2001) }, /2\.000/],
  ['a key that is none', { key: 'x' }, /./],
])('%s is refused', async (_name, given, message) => {
  await expect(add(given)).rejects.toMatchObject({
    data: { code: 'INVALID_INPUT' },
    message: expect.stringMatching(message),
  });
});

test('what no database can hold is left out', async () => {
  const { id } = await add({ title: 'Um\u0000 título', content: 'a\u0000b \ud800 c\r\nd' });
  expect(await maria.client.member.diary.entry.query({ id })).toMatchObject({
    title: 'Um título',
    content: [{ type: 'text', text: 'ab \ufffd c\nd' }],
  });
});
