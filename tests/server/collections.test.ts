import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type CollectionItemKind, MOST_ITEMS } from '#shared/bible/collections.ts';
import { readPdf } from '../support/pdf.ts';
import { join, type Person } from '../support/people.ts';
import { startTestApp } from '../support/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());

let maria: Person;

beforeEach(async () => {
  maria = await join(app);
});

const collections = () => maria.client.member.collections;

async function begin(name = 'Aula de domingo') {
  const { id } = await collections().add.mutate({ key: randomUUID(), name });
  const put = (kind: CollectionItemKind, text: string, key = randomUUID()) =>
    collections().addItem.mutate({ id, key, kind, text });
  const read = async () => (await collections().one.query({ id })).items;
  const written = async () =>
    (await read()).map((item) => (item.kind === 'passage' ? item.title : item.text));
  return { id, put, read, written };
}

test('a collection is stored once, listed with its passages, renamed and removed', async () => {
  const entry = { key: randomUUID(), name: '  Aula de domingo ' };
  const { id } = await collections().add.mutate(entry);
  expect(await collections().add.mutate(entry)).toEqual({ id });
  await collections().addItem.mutate({ id, key: randomUUID(), kind: 'note', text: 'Uma nota' });
  await collections().addItem.mutate({ id, key: randomUUID(), kind: 'passage', text: 'Sl 23' });
  await collections().rename.mutate({ id, name: 'Escola bíblica' });
  expect((await collections().list.query({})).items).toMatchObject([
    { id, name: 'Escola bíblica', passages: 1, shared: false },
  ]);
  await collections().remove.mutate({ id });
  expect((await collections().list.query({})).items).toEqual([]);
  await expect(collections().one.query({ id })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  });
});

test('a list of places becomes passages with their stored words, each once', async () => {
  const { put, read, written } = await begin();
  const key = randomUUID();
  await put('passage', 'João 3:16-17; Sl 23', key);
  await put('passage', 'João 3:16-17; Sl 23', key);
  expect(await written()).toEqual(['João 3:16-17', 'Salmos 23']);
  const [first] = await read();
  const stored = await maria.client.bible.quickSearch.query({ query: 'João 3:16-17' });
  expect(first).toMatchObject({ key: 'JHN.3.16-17', verses: stored.result?.verses });
});

test('what is no place is refused in words, and nothing is added', async () => {
  const { put, written } = await begin();
  await expect(put('passage', 'uma palavra')).rejects.toThrow(/Não encontramos esta referência/);
  await expect(put('passage', 'João 30:1')).rejects.toThrow(/João/);
  await expect(put('heading', '  ')).rejects.toThrow('Escreva o título.');
  await expect(put('note', 'a'.repeat(2001))).rejects.toThrow(/2\.000/);
  await expect(collections().add.mutate({ key: randomUUID(), name: ' ' })).rejects.toThrow(
    'Dê um nome à coleção.',
  );
  expect(await written()).toEqual([]);
});

test('items are moved, rewritten and taken out; those of two devices at once all stay', async () => {
  const { put, read, written } = await begin();
  await Promise.all(['um', 'dois', 'três', 'quatro'].map((text) => put('note', text)));
  expect((await written()).toSorted()).toEqual(['dois', 'quatro', 'três', 'um']);
  const [first, second, third, last] = await read();
  const before = await written();
  await collections().moveItem.mutate({ id: third?.id ?? '', direction: 'up' });
  await collections().moveItem.mutate({ id: first?.id ?? '', direction: 'up' });
  await collections().moveItem.mutate({ id: last?.id ?? '', direction: 'down' });
  expect(await written()).toEqual([before[0], before[2], before[1], before[3]]);
  await collections().updateItem.mutate({ id: second?.id ?? '', kind: 'note', text: 'mudado' });
  await collections().removeItem.mutate({ id: first?.id ?? '' });
  expect(await written()).toEqual([before[2], 'mudado', before[3]]);
});

test('a collection holds five hundred items, and says so of the next', async () => {
  const { id, put, written } = await begin();
  const rows = Array.from({ length: MOST_ITEMS - 1 }, (_, at) => ({
    collectionId: id,
    idempotencyKey: randomUUID(),
    position: at,
    kind: 'passage' as const,
    text: `PSA.119.${(at % 176) + 1}`,
  }));
  await app.context.db.insertInto('collectionItems').values(rows).execute();
  await put('note', 'a última');
  await expect(put('note', 'mais uma')).rejects.toThrow(/até 500 itens/);
  expect((await written()).at(-1)).toBe('a última');
});

test('a collection is a PDF with its headings, notes and passages, each with its place', async () => {
  const { id, put } = await begin('Aula: o “pastor”');
  await put('heading', 'Para começar');
  await put('passage', 'Sl 23:1; Jo 3:16');
  await put('note', 'Perguntar à turma.\n\nQuem nos guia?');
  const pdf = async (of = maria) => {
    const { content } = await of.client.member.collections.pdf.mutate({ id });
    return readPdf(Buffer.from(content, 'base64'));
  };
  const { text, pages } = await pdf();
  const [first] = (await collections().one.query({ id })).items.slice(1);
  const words = first?.kind === 'passage' ? (first.verses[0]?.text ?? '?') : '?';
  for (const part of ['Aula: o “pastor”', 'Para começar', 'Salmos 23:1 (', 'João 3:16 (']) {
    expect(text).toContain(part);
  }
  expect(text).toContain(words.split(' ').slice(0, 4).join(' '));
  expect(text).toMatch(/Perguntar à turma\.[\s\S]*Quem nos guia\?/);
  expect([pages, text.includes('Página 1 de 1')]).toEqual([1, true]);
  await expect(pdf(await join(app, 'João'))).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
});

test('a collection that is too long for a PDF is refused in words', async () => {
  const { id } = await begin();
  const rows = Array.from({ length: MOST_ITEMS }, (_, at) => ({
    collectionId: id,
    idempotencyKey: randomUUID(),
    position: at,
    kind: 'note' as const,
    text: 'a'.repeat(600),
  }));
  await app.context.db.insertInto('collectionItems').values(rows).execute();
  await expect(collections().pdf.mutate({ id })).rejects.toThrow(/longa demais para um PDF/);
});

test('whoever has the link reads a shared collection, until it is taken back', async () => {
  const { id, put } = await begin();
  await put('heading', 'O pastor');
  await put('passage', 'Sl 23:1');
  const joao = await join(app, 'João');
  await collections().share.mutate({ id, shared: true });
  const key = (await collections().one.query({ id })).shareKey ?? '';
  const read = () => joao.client.sharedCollection.query({ key });
  expect(await read()).toMatchObject({
    name: 'Aula de domingo',
    items: [{ text: 'O pastor' }, { title: 'Salmos 23:1' }],
  });
  expect(JSON.stringify(await read())).not.toContain(maria.email);
  await collections().share.mutate({ id, shared: false });
  await expect(read()).rejects.toThrow('deixou de ser compartilhada');
  await collections().share.mutate({ id, shared: true });
  expect((await collections().one.query({ id })).shareKey).not.toBe(key);
});
