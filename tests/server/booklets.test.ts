import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookletBy, bookletCategoryBy, makePdf, storedPdf, upload } from '../support/files.ts';
import { join, joinAs, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Stage = Readonly<{ app: TestApp; rute: Person; maria: Person }>;

let stage: Stage;

beforeAll(async () => {
  const app = await startTestApp();
  stage = { app, rute: await joinAs(app, 'moderator'), maria: await join(app) };
});
afterAll(() => stage.app.close());

const listed = async (query = '', categoryId: string | null = null) => {
  const { items, total } = await stage.maria.client.member.booklets.list.query({
    query,
    categoryId,
  });
  expect(total).toBe(items.length);
  return items.map(({ name }) => name);
};

describe('members', () => {
  test('find active booklets of active categories, whatever the accents', async () => {
    const { rute, maria } = stage;
    const categoryId = await bookletCategoryBy(rute, 'Oração');
    const other = await bookletCategoryBy(rute, 'Outra');
    await bookletBy(rute, { name: 'Vida de oração', description: '100% prática', categoryId });
    const off = await bookletBy(rute, { name: 'Oração escondida', categoryId });
    await bookletBy(rute, { name: 'Oração em família', categoryId: other });
    await rute.client.admin.booklets.setActive.mutate({ ids: [off.id], isActive: false });
    expect(await listed('oracao')).toEqual(['Oração em família', 'Vida de oração']);
    expect(await listed('PRATICA vida')).toEqual(['Vida de oração']);
    expect(await listed('', categoryId)).toEqual(['Vida de oração']);
    await rute.client.admin.bookletCategories.setActive.mutate({ id: other, isActive: false });
    expect(await listed('oração')).toEqual(['Vida de oração']);
    const categories = await maria.client.member.booklets.categories.query();
    expect(categories.find(({ id }) => id === categoryId)).toMatchObject({ booklets: 1 });
    expect(categories.find(({ id }) => id === other)).toBeUndefined();
  });

  test('are told how large the PDF alone is', async () => {
    const { app, rute, maria } = stage;
    const pdf = await makePdf(2, 'Medida');
    const { key } = await upload(app, rute, pdf, { kind: 'booklet-pdf' });
    await bookletBy(rute, { name: 'Medida', pdfKey: key });
    const { items } = await maria.client.member.booklets.list.query({ query: 'medida' });
    const file = await fetch(`${app.baseUrl}/files/${key}`, { headers: { cookie: maria.cookie } });
    expect(items).toMatchObject([{ bytes: (await file.arrayBuffer()).byteLength }]);
  });

  test('are counted when they open a booklet', async () => {
    const { rute, maria } = stage;
    const { id } = await bookletBy(rute, { name: 'Contada' });
    await maria.client.member.booklets.opened.mutate({ id, how: 'view' });
    await maria.client.member.booklets.opened.mutate({ id, how: 'view' });
    await maria.client.member.booklets.opened.mutate({ id, how: 'download' });
    const { items } = await rute.client.admin.booklets.list.query({ query: 'contada' });
    expect(items).toMatchObject([{ views: 2, downloads: 1 }]);
  });
});

describe('those who look after booklets', () => {
  test('replace a PDF, whose history stays closed to members', async () => {
    const { app, rute, maria } = stage;
    const booklet = await bookletBy(rute, { name: 'Com história' });
    const pdf = await upload(app, rute, await makePdf(2, 'Nova'), {
      kind: 'booklet-pdf',
      name: 'nova.pdf',
    });
    await rute.client.admin.booklets.update.mutate({ ...booklet, pdfKey: pdf.key });
    const past = await rute.client.admin.booklets.pastPdfs.query({ id: booklet.id });
    expect(past).toMatchObject([{ pdfKey: booklet.pdfKey, replacedBy: rute.name, pages: 3 }]);
    const status = async (key: string, { cookie }: Person) =>
      (await fetch(`${app.baseUrl}/files/${key}`, { headers: { cookie } })).status;
    const own = await bookletBy(rute, { pdfKey: pdf.key, name: 'Mesma' });
    await rute.client.admin.booklets.setActive.mutate({ ids: [own.id], isActive: false });
    expect(await status(pdf.key, maria)).toBe(200);
    // And back again: the newer one becomes history.
    await rute.client.admin.booklets.update.mutate(booklet);
    expect(await status(pdf.key, maria)).toBe(404);
    expect(await status(pdf.key, rute)).toBe(200);
    expect(await rute.client.admin.booklets.pastPdfs.query({ id: booklet.id })).toMatchObject([
      { pdfKey: pdf.key, name: 'nova.pdf', pages: 2 },
    ]);
  });

  test('order, edit and read what is wrong', async () => {
    const { rute } = stage;
    const categoryId = await bookletCategoryBy(rute, 'Ordem');
    const one = await bookletBy(rute, { name: 'Um', categoryId });
    await bookletBy(rute, { name: 'Dois', categoryId });
    expect(await listed('', categoryId)).toEqual(['Dois', 'Um']);
    await rute.client.admin.booklets.move.mutate({ id: one.id, by: -1 });
    expect(await listed('', categoryId)).toEqual(['Um', 'Dois']);
    const refused = (change: object) =>
      rute.client.admin.booklets.update
        .mutate({ ...one, ...change })
        .catch(({ message }) => message);
    expect(await refused({ name: ' ' })).toBe('Nome é obrigatório');
    expect(await refused({ pdfKey: '' })).toBe('Por favor, selecione um arquivo PDF');
    expect(await refused({ pdfKey: 'x'.repeat(32) })).toContain('não está mais disponível');
    expect(await refused({ imageKey: await storedPdf(rute) })).toContain(
      'não está mais disponível',
    );
    expect(await refused({ categoryId: crypto.randomUUID() })).toBe('Selecione uma categoria.');
    expect(await refused({ name: 'Primeira', description: 'Clara' })).toBeUndefined();
    expect(await listed('primeira clara')).toEqual(['Primeira']);
  });

  test('hide or move several at once, and one undo brings all back', async () => {
    const { app, rute } = stage;
    const { booklets } = rute.client.admin;
    const from = await bookletCategoryBy(rute, 'De');
    const to = await bookletCategoryBy(rute, 'Para');
    const made = [
      await bookletBy(rute, { name: 'Uma', categoryId: from }),
      await bookletBy(rute, { name: 'Duas', categoryId: from }),
    ];
    const ids = made.map(({ id }) => id);
    const undo = async () => {
      const { id = '' } = (await booklets.undoable.query()) ?? {};
      return booklets.undo.mutate({ id });
    };
    expect(await booklets.setActive.mutate({ ids, isActive: false })).toEqual({ changed: 2 });
    expect(await listed('', from)).toEqual([]);
    expect(await booklets.undoable.query()).toMatchObject({ kind: 'booklet.deactivate', rows: 2 });
    expect(await undo()).toEqual({ undone: 2 });
    expect(await listed('', from)).toEqual(['Duas', 'Uma']);
    expect(await booklets.categorize.mutate({ ids, categoryId: to })).toEqual({ moved: 2 });
    expect(await listed('', to)).toEqual(['Duas', 'Uma']);
    const { id: act = '' } = (await booklets.undoable.query()) ?? {};
    const other = await joinAs(app, 'moderator');
    await expect(other.client.admin.booklets.undo.mutate({ id: act })).rejects.toMatchObject({
      message: 'Isto já não pode ser desfeito.',
    });
    expect(await undo()).toEqual({ undone: 2 });
    expect(await listed('', from)).toEqual(['Duas', 'Uma']);
    await expect(
      booklets.categorize.mutate({ ids, categoryId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ message: 'Selecione uma categoria.' });
    await expect(
      booklets.setActive.mutate({ ids: [crypto.randomUUID()], isActive: true }),
    ).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
  });

  test('find names in which a word begins so first, over the pages too', async () => {
    const { rute, maria } = stage;
    const categoryId = await bookletCategoryBy(rute, 'Busca');
    const inner = await bookletBy(rute, { name: 'A sarça ardente', categoryId });
    for (let count = 0; count < 25; count++) {
      await bookletBy(rute, { name: `Arca ${count}`, categoryId });
    }
    await rute.client.admin.booklets.move.mutate({ id: inner.id, by: -1 });
    await bookletBy(rute, { name: 'Outra sarça', categoryId });
    const page = (cursor: string | null) =>
      maria.client.member.booklets.list.query({ query: 'arca', categoryId, cursor });
    const first = await page(null);
    const rest = await page(first.next);
    const names = [...first.items, ...rest.items].map(({ name }) => name);
    expect(names).toHaveLength(27);
    expect(names.slice(0, 25).every((name) => name.startsWith('Arca'))).toBe(true);
    expect(names.slice(25).sort()).toEqual(['A sarça ardente', 'Outra sarça']);
  });

  test('leave lines in the audit log', async () => {
    const { app, rute } = stage;
    const { id } = await bookletBy(rute, { name: 'Registrada' });
    await rute.client.admin.booklets.setActive.mutate({ ids: [id], isActive: false });
    const acts = await app.context.db
      .selectFrom('auditLog')
      .select(['action', 'actorId', 'before'])
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
    expect(acts).toEqual([
      { action: 'booklet.create', actorId: rute.id, before: null },
      { action: 'booklet.deactivate', actorId: rute.id, before: { name: 'Registrada' } },
    ]);
  });

  test('give each category a name of its own', async () => {
    const { client } = stage.rute;
    const name = `Família ${crypto.randomUUID()}`;
    const { id } = await client.admin.bookletCategories.create.mutate({ name });
    await expect(
      client.admin.bookletCategories.create.mutate({ name: name.toUpperCase() }),
    ).rejects.toThrow('Já existe uma categoria com este nome.');
    await client.admin.bookletCategories.update.mutate({ id, name: `${name}!`, description: 'x' });
    const list = await client.admin.bookletCategories.list.query();
    expect(list.find((each) => each.id === id)).toMatchObject({ name: `${name}!`, booklets: 0 });
  });
});
