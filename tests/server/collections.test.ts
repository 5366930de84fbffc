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

test('a long list becomes as many passages as it has places', async () => {
  const { put, written } = await begin();
  const places = Array.from({ length: 90 }, (_, index) => `Salmos ${index + 1}:1-2`);
  await put('passage', places.join('; '));
  expect(await written()).toEqual(places);
});

test.each([
  ['a long list', `${'Mt 5:3; Lc 6:20; Rm 8:28; '.repeat(12)}Mt 40:3; Jo 3:16`],
  ['a long text', `${'Leiam com calma em casa. '.repeat(12)}Jo 3:16 e depois Mateus 40:3 juntos.`],
])('a place that does not exist is named in %s, too, and nothing is added', async (_name, text) => {
  const { put, written } = await begin();
  await expect(put('passage', text)).rejects.toMatchObject({
    message: expect.stringContaining('Mateus tem 28 capítulos'),
  });
  expect(await written()).toEqual([]);
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

test('what two devices write over the same words stays, of both', async () => {
  const { put, read, written } = await begin();
  await put('note', 'Perguntar à turma.');
  await put('heading', 'O pastor');
  const [note, heading] = await read();
  const { updateItem } = collections();
  const rewrite = (text: string) =>
    updateItem.mutate({ id: note?.id ?? '', kind: 'note', text, base: 'Perguntar à turma.' });
  const answers = await Promise.all([rewrite('Do celular.'), rewrite('Do computador.')]);
  expect(answers.map(({ joined }) => joined).toSorted()).toEqual([false, true]);
  const [both] = await written();
  expect(both).toMatch(
    /^Do (celular|computador)\.\n\n— Outra versão —\nDo (celular|computador)\.$/,
  );
  expect(both).toContain('celular');
  expect(both).toContain('computador');
  // Sent again after a lost answer, neither doubles.
  await rewrite('Do celular.');
  await rewrite('Do computador.');
  expect((await written())[0]).toBe(both);
  const title = (text: string) =>
    updateItem.mutate({ id: heading?.id ?? '', kind: 'heading', text, base: 'O pastor' });
  await title('O bom pastor');
  await title('O pastor fiel');
  expect((await written())[1]).toBe('O bom pastor / O pastor fiel');
  await expect(title('o'.repeat(115))).rejects.toThrow(/não cabem juntos/);
});

test('names that two devices give a collection at once both stay', async () => {
  const { id } = await collections().add.mutate({ key: randomUUID(), name: 'Aula' });
  const { rename, list } = collections();
  const nameOf = async () => (await list.query({})).items.find((each) => each.id === id)?.name;
  const give = (name: string, base?: string) => rename.mutate({ id, name, base });
  const answers = await Promise.all([give('Aula de domingo', 'Aula'), give('Jovens', 'Aula')]);
  expect(answers.map(({ joined }) => joined).toSorted()).toEqual([false, true]);
  const both = (await nameOf()) ?? '';
  expect(both.split(' / ').toSorted()).toEqual(['Aula de domingo', 'Jovens']);
  // Sent again after a lost answer, neither doubles.
  expect(await give('Jovens', 'Aula')).toEqual({ joined: true });
  expect(await nameOf()).toBe(both);
  await expect(give('n'.repeat(90), 'Aula')).rejects.toThrow(/não cabem juntos/);
  expect(await nameOf()).toBe(both);
  await give('Culto', both);
  expect(await nameOf()).toBe('Culto');
  // A page of an older build does not say what it saw.
  await give('Célula');
  expect(await nameOf()).toBe('Célula');
});

test('words that another device has changed are not taken out unseen', async () => {
  const { put, read, written } = await begin();
  await put('note', 'antes');
  const [note] = await read();
  const id = note?.id ?? '';
  await collections().updateItem.mutate({ id, kind: 'note', text: 'depois', base: 'antes' });
  const { removeItem } = collections();
  await expect(removeItem.mutate({ id, base: 'antes' })).rejects.toThrow(
    'Este texto mudou em outro aparelho.',
  );
  expect(await written()).toEqual(['depois']);
  await removeItem.mutate({ id, base: 'depois' });
  await expect(
    collections().updateItem.mutate({ id, kind: 'note', text: 'tarde', base: 'depois' }),
  ).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  expect(await written()).toEqual([]);
});

test('two devices that move the same item past the same neighbour move it once', async () => {
  const { put, read, written } = await begin();
  for (const text of ['a', 'b', 'c', 'd']) await put('note', text);
  const [a, b, c, d] = (await read()).map(({ id }) => id);
  const move = (id = '', direction: 'up' | 'down' = 'up', past = '') =>
    collections().moveItem.mutate({ id, direction, past });
  await Promise.all([move(c, 'up', b), move(c, 'up', b)]);
  expect(await written()).toEqual(['a', 'c', 'b', 'd']);
  // Both ends towards each other, and a neighbour that is gone by then.
  await Promise.all([move(a, 'down', c), move(d, 'up', b)]);
  expect(await written()).toEqual(['c', 'a', 'd', 'b']);
  await collections().removeItem.mutate({ id: a ?? '' });
  await move(d, 'up', a);
  expect(await written()).toEqual(['d', 'c', 'b']);
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
  const key = randomUUID();
  await put('note', 'a última', key);
  await expect(put('note', 'mais uma')).rejects.toThrow(/até 500 itens/);
  await put('note', 'a última', key);
  expect((await written()).filter((text) => text === 'a última')).toHaveLength(1);
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
