import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedBooks } from '#server/features/books/books.seed.ts';
import { problemOfBookUrl } from '#shared/books/books.ts';
import { PICTURE_WIDTHS, pictureUrl } from '#shared/uploads.ts';
import { makePdf, send, upload } from '../support/files.ts';
import { join, joinAs, joinAsAdmin, type Person } from '../support/people.ts';
import { clientWith, startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let ana: Person;
let maria: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await joinAsAdmin(app);
  maria = await join(app);
});
afterAll(() => app.close());

const makePng = () =>
  sharp({ create: { width: 500, height: 700, channels: 3, background: '#823d22' } })
    .png()
    .toBuffer();

const categories = () => ana.client.admin.bookCategories;
const books = () => ana.client.admin.books;
const library = () => maria.client.member.books;

const newCategory = (name = `Clássicos ${randomUUID()}`) => categories().create.mutate({ name });

async function newBook(given: { name?: string; categoryId?: string; bookUrl?: string } = {}) {
  const draft = {
    name: given.name ?? `Confissões ${randomUUID()}`,
    bookUrl: given.bookUrl ?? 'https://www.gutenberg.org/ebooks/3296',
    price: '29,90',
    categoryId: given.categoryId ?? (await newCategory()).id,
  };
  const { id } = await books().create.mutate(draft);
  return { id, ...draft };
}

const actsOn = (subject: string) =>
  app.context.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();

const namesOf = ({ items }: { items: readonly { name: string }[] }) =>
  items.map(({ name }) => name);

describe('a category', () => {
  test('is created, changed, deactivated and activated again, and every act is recorded', async () => {
    const name = `Oração ${randomUUID()}`;
    const { id } = await categories().create.mutate({ name: ` ${name} `, description: ' ' });
    const found = async () =>
      (await categories().list.query({ query: name.toUpperCase().replace('Ç', 'c') })).items;
    expect(await found()).toMatchObject([
      { id, name, description: null, isActive: true, books: 0 },
    ]);
    await categories().update.mutate({ id, name, description: 'Livros de oração' });
    await categories().setActive.mutate({ id, isActive: false });
    // Said twice, it is recorded once.
    await categories().setActive.mutate({ id, isActive: false });
    expect(await found()).toMatchObject([{ description: 'Livros de oração', isActive: false }]);
    expect((await categories().names.query()).map((each) => each.id)).not.toContain(id);
    await categories().setActive.mutate({ id, isActive: true });
    expect((await categories().names.query()).map((each) => each.id)).toContain(id);
    expect(await actsOn(id)).toMatchObject([
      { action: 'bookCategory.create', actorId: ana.id, before: null, after: { name } },
      { action: 'bookCategory.update', after: { description: 'Livros de oração' } },
      { action: 'bookCategory.deactivate', before: { name } },
      { action: 'bookCategory.reactivate', before: { name } },
    ]);
  });

  test('needs a name that no other has', async () => {
    const name = `Única ${randomUUID()}`;
    const { id } = await categories().create.mutate({ name });
    const other = await newCategory();
    const taken = { message: 'Já existe uma categoria com este nome.' };
    await expect(categories().create.mutate({ name: '  ' })).rejects.toMatchObject({
      message: 'Nome é obrigatório',
      data: { code: 'INVALID_INPUT', field: 'name' },
    });
    await expect(categories().create.mutate({ name: name.toLowerCase() })).rejects.toMatchObject(
      taken,
    );
    await expect(
      categories().update.mutate({ id: other.id, name: name.toUpperCase() }),
    ).rejects.toMatchObject(taken);
    await categories().update.mutate({ id, name: name.toUpperCase() });
  });

  test('that is not there is neither changed nor deactivated', async () => {
    const missing = { data: { code: 'NOT_FOUND' } };
    const id = randomUUID();
    await expect(categories().update.mutate({ id, name: 'x' })).rejects.toMatchObject(missing);
    await expect(categories().setActive.mutate({ id, isActive: false })).rejects.toMatchObject(
      missing,
    );
  });

  test('stands in the order that is asked for', async () => {
    const mark = randomUUID().slice(0, 8);
    for (const name of ['Oração', 'Água', 'zelo']) await newCategory(`${name} ${mark}`);
    const list = async (order: 'newest' | 'name') =>
      namesOf(await categories().list.query({ query: mark, order })).map(
        (name) => name.split(' ')[0],
      );
    expect(await list('newest')).toEqual(['zelo', 'Água', 'Oração']);
    expect(await list('name')).toEqual(['Água', 'Oração', 'zelo']);
  });
});

describe('a book', () => {
  test('is created, found, changed, deactivated and activated again, and every act is recorded', async () => {
    const { id: categoryId } = await newCategory();
    const { id, ...draft } = await newBook({ categoryId });
    const found = async () =>
      (await books().list.query({ query: `confissoes ${draft.name.slice(-8)}`, categoryId })).items;
    expect(await found()).toMatchObject([
      { id, price: 29.9, description: null, isActive: true, accesses: 0, categoryIsActive: true },
    ]);
    await books().update.mutate({
      id,
      ...draft,
      price: '',
      description: 'Santo Agostinho',
    });
    expect(await found()).toMatchObject([{ price: 0, description: 'Santo Agostinho' }]);
    await books().setActive.mutate({ ids: [id], isActive: false });
    expect((await books().list.query({ categoryId, status: 'active' })).items).toEqual([]);
    expect((await books().list.query({ categoryId, status: 'inactive' })).items).toHaveLength(1);
    await books().setActive.mutate({ ids: [id], isActive: true });
    expect(await actsOn(id)).toMatchObject([
      { action: 'book.create', actorId: ana.id, after: { price: 'R$ 29,90' } },
      { action: 'book.update', before: { price: 'R$ 29,90' }, after: { price: 'R$ 0,00' } },
      { action: 'book.deactivate', before: { name: draft.name } },
      { action: 'book.reactivate', before: { name: draft.name } },
    ]);
  });

  test.each([
    [{ name: ' ' }, 'Nome é obrigatório'],
    [{ price: -1 }, 'Preço deve ser maior ou igual a 0'],
    [{ price: '-0,01' }, 'Preço deve ser maior ou igual a 0'],
    [{ price: '29,90 reais' }, 'Não entendemos este valor. Escreva só o número, como 29,90.'],
    [{ price: '1e3' }, 'Não entendemos este valor. Escreva só o número, como 29,90.'],
    [{ categoryId: '' }, 'Categoria é obrigatória'],
    [{ bookUrl: '' }, 'URL do livro é obrigatória'],
    [{ bookUrl: 'javascript:alert(1)' }, 'O link deve começar com http:// ou https://.'],
    [{ bookUrl: 'https://a:b@exemplo.com/' }, 'O link não pode conter usuário e senha.'],
    [
      { bookUrl: 'http://169.254.169.254/' },
      'O link leva a uma rede interna. Use o endereço público do livro.',
    ],
  ])('with %j is refused: %s', async (given, message) => {
    const { id, ...draft } = await newBook();
    const refusal = { message, data: { code: 'INVALID_INPUT', field: Object.keys(given)[0] } };
    await expect(books().create.mutate({ ...draft, ...given })).rejects.toMatchObject(refusal);
    await expect(books().update.mutate({ id, ...draft, ...given })).rejects.toMatchObject(refusal);
  });

  test.each([
    'https://еxemplo.com.br/',
    'https://xn--xemplo-2of.com.br/',
    'https://loja.аррӏе.com/',
    'https://exemplο.com/',
    'https://exɑmplo.com/',
    'https://пример.рф/',
  ])('has no link whose letters only look like ours: %s', async (bookUrl) => {
    const { id, ...draft } = await newBook();
    const refusal = {
      message:
        'O nome do site tem letras de outro alfabeto, que parecem as nossas. Confira e digite-o de novo.',
      data: { code: 'INVALID_INPUT', field: 'bookUrl' },
    };
    await expect(books().create.mutate({ ...draft, bookUrl })).rejects.toMatchObject(refusal);
    await expect(books().update.mutate({ id, ...draft, bookUrl })).rejects.toMatchObject(refusal);
  });

  test.each([
    ['https://pão-da-vida.com.br/', 'https://xn--po-da-vida-f5a.com.br/'],
    ['https://xn--livraria-bblia-xlb.com/', 'https://xn--livraria-bblia-xlb.com/'],
    ['http://[2606:4700::1111]/', 'http://[2606:4700::1111]/'],
  ])('with the link %s has %s', async (bookUrl, stored) => {
    const { name } = await newBook({ bookUrl });
    const { items } = await books().list.query({ query: name });
    expect(items).toMatchObject([{ bookUrl: stored }]);
  });

  test('is hidden or moved with others, and one undo brings all back', async () => {
    const [from, to] = [await newCategory(), await newCategory()];
    const made = [await newBook({ categoryId: from.id }), await newBook({ categoryId: from.id })];
    const ids = made.map(({ id }) => id);
    const inCategory = async (categoryId: string) =>
      (await books().list.query({ categoryId })).items.map(({ isActive }) => isActive);
    const undo = async () => {
      const { id = '' } = (await books().undoable.query()) ?? {};
      return books().undo.mutate({ id });
    };
    expect(await books().setActive.mutate({ ids, isActive: false })).toEqual({ changed: 2 });
    expect(await inCategory(from.id)).toEqual([false, false]);
    expect(await books().undoable.query()).toMatchObject({ kind: 'book.deactivate', rows: 2 });
    expect(await undo()).toEqual({ undone: 2 });
    expect(await inCategory(from.id)).toEqual([true, true]);
    expect(await books().move.mutate({ ids, categoryId: to.id })).toEqual({ moved: 2 });
    expect(await inCategory(to.id)).toHaveLength(2);
    const names = new Map((await categories().names.query()).map(({ id, name }) => [id, name]));
    expect((await actsOn(ids[0] ?? '')).at(-1)).toMatchObject({
      action: 'book.update',
      before: { category: names.get(from.id) },
      after: { category: names.get(to.id) },
    });
    expect(await undo()).toEqual({ undone: 2 });
    expect(await inCategory(from.id)).toHaveLength(2);
    await categories().setActive.mutate({ id: to.id, isActive: false });
    await expect(books().move.mutate({ ids, categoryId: to.id })).rejects.toMatchObject({
      message: 'Categoria é obrigatória',
    });
  });

  test('is added to an active category only, and stays in one that no longer is', async () => {
    const { id, ...draft } = await newBook();
    await categories().setActive.mutate({ id: draft.categoryId, isActive: false });
    const refusal = { message: 'Categoria é obrigatória', data: { code: 'INVALID_INPUT' } };
    await expect(books().create.mutate(draft)).rejects.toMatchObject(refusal);
    await expect(
      books().create.mutate({ ...draft, categoryId: randomUUID() }),
    ).rejects.toMatchObject(refusal);
    await books().update.mutate({ id, ...draft, name: 'Outro nome' });
    const other = await newBook();
    await expect(
      books().update.mutate({ ...other, categoryId: draft.categoryId }),
    ).rejects.toMatchObject(refusal);
  });

  test('that is not there is neither changed nor deactivated', async () => {
    const missing = { data: { code: 'NOT_FOUND' } };
    const { id: _id, ...draft } = await newBook();
    const id = randomUUID();
    await expect(books().update.mutate({ id, ...draft })).rejects.toMatchObject(missing);
    await expect(books().setActive.mutate({ ids: [id], isActive: true })).rejects.toMatchObject(
      missing,
    );
  });

  test('is listed page by page in every order, each once', async () => {
    const { id: categoryId } = await newCategory();
    const names = Array.from({ length: 55 }, (_, at) => `Livro ${10 + ((at * 7) % 55)}`);
    for (const name of names) await newBook({ name, categoryId });
    const oldest = (await books().list.query({ query: names[0] ?? '', categoryId })).items[0];
    await library().countAccess.mutate({ id: oldest?.id ?? '' });
    const newest = names.toReversed();
    for (const [order, expected] of [
      ['newest', newest],
      ['name', names.toSorted()],
      ['accesses', [names[0], ...newest.slice(0, -1)]],
    ] as const) {
      const first = await books().list.query({ categoryId, order });
      const rest = await books().list.query({ categoryId, order, cursor: first.next });
      expect([...namesOf(first), ...namesOf(rest)], order).toEqual(expected);
      expect(rest.next).toBeNull();
    }
  });
});

describe('a member', () => {
  test('finds books by words of their names, whatever the accents, and by category', async () => {
    const mark = randomUUID().slice(0, 8);
    const { id: categoryId } = await newCategory();
    const one = await newBook({ name: `A Imitação de Cristo ${mark}`, categoryId });
    await newBook({ name: `O Peregrino ${mark}` });
    const find = (query: string, category?: string) =>
      library().list.query({ query, categoryId: category ?? null });
    expect(await find(`IMITACAO ${mark}`)).toMatchObject({
      total: 1,
      next: null,
      items: [{ id: one.id, price: 29.9, bookUrl: one.bookUrl, description: null }],
    });
    expect((await find(mark)).total).toBe(2);
    expect(namesOf(await find(mark, categoryId))).toEqual([one.name]);
    expect(await find(`% ${mark}`)).toMatchObject({ total: 0, items: [] });
  });

  test('sees active books of active categories only', async () => {
    const mark = randomUUID().slice(0, 8);
    const { id: categoryId } = await newCategory();
    const [shown, hidden] = [
      await newBook({ name: `Mostrado ${mark}`, categoryId }),
      await newBook({ name: `Escondido ${mark}`, categoryId }),
    ];
    await books().setActive.mutate({ ids: [hidden.id], isActive: false });
    const seen = async () => namesOf(await library().list.query({ query: mark }));
    const offered = async () => (await library().categories.query()).map(({ id }) => id);
    expect(await seen()).toEqual([shown.name]);
    expect(await offered()).toContain(categoryId);
    await categories().setActive.mutate({ id: categoryId, isActive: false });
    expect(await seen()).toEqual([]);
    expect((await library().list.query({ categoryId })).total).toBe(0);
    expect(await offered()).not.toContain(categoryId);
    await categories().setActive.mutate({ id: categoryId, isActive: true });
    await books().setActive.mutate({ ids: [hidden.id], isActive: true });
    expect(await seen()).toEqual([hidden.name, shown.name]);
  });

  test('who follows a link is counted once a day, without being named', async () => {
    const { id, categoryId } = await newBook();
    const others = [await join(app), await join(app)].map(({ client }) => client.member.books);
    const all = [library(), library(), library(), ...others];
    await Promise.all(all.map(({ countAccess }) => countAccess.mutate({ id })));
    await books().setActive.mutate({ ids: [id], isActive: false });
    await library().countAccess.mutate({ id });
    expect((await books().list.query({ categoryId })).items).toMatchObject([{ accesses: 3 }]);
  });

  test('reads the library page by page', async () => {
    const { id: categoryId } = await newCategory();
    for (let at = 0; at < 35; at++) await newBook({ categoryId });
    const first = await library().list.query({ categoryId });
    const rest = await library().list.query({ categoryId, cursor: first.next });
    expect([first.items.length, first.total, rest.items.length, rest.next]).toEqual([
      30,
      35,
      5,
      null,
    ]);
  });
});

describe('the image of a book', () => {
  const fetchAs = ({ cookie }: Person, path: string) =>
    fetch(app.baseUrl + path, { headers: { cookie } });

  test('is shown in three widths, to members while its book is', async () => {
    const png = await makePng();
    const { key } = await upload(app, ana, png, { kind: 'book-image', name: 'capa.png' });
    const { id, ...draft } = await newBook();
    await books().update.mutate({ id, ...draft, imageKey: key });
    const { items } = await library().list.query({ categoryId: draft.categoryId });
    expect(items).toMatchObject([{ imageKey: key }]);
    for (const width of PICTURE_WIDTHS) {
      const picture = await fetchAs(maria, pictureUrl(key, width));
      expect(picture.headers.get('content-type')).toBe('image/webp');
    }
    await books().setActive.mutate({ ids: [id], isActive: false });
    expect((await fetchAs(maria, pictureUrl(key, 320))).status).toBe(404);
    expect((await fetchAs(ana, pictureUrl(key, 320))).status).toBe(200);
    await books().setActive.mutate({ ids: [id], isActive: true });
    await categories().setActive.mutate({ id: draft.categoryId, isActive: false });
    expect((await fetchAs(maria, pictureUrl(key, 320))).status).toBe(404);
    await books().update.mutate({ id, ...draft, imageKey: null });
    expect((await books().list.query({ categoryId: draft.categoryId })).items).toMatchObject([
      { imageKey: null },
    ]);
  });

  test('is a file that is there, of its kind', async () => {
    const { id: _id, ...draft } = await newBook();
    const refusal = {
      message: 'A imagem enviada não está mais disponível. Envie-a de novo.',
      data: { code: 'INVALID_INPUT' },
    };
    const pdf = await upload(app, ana, await makePdf(1), { kind: 'booklet-pdf' });
    for (const imageKey of ['a'.repeat(32), '../../etc/passwd', pdf.key]) {
      await expect(books().create.mutate({ ...draft, imageKey })).rejects.toMatchObject(refusal);
    }
  });

  test('is sent by administrators only', async () => {
    const rute = await joinAs(app, 'moderator');
    for (const person of [maria, rute]) {
      const response = await send(app, person, await makePng(), { kind: 'book-image' });
      expect(response.status).toBe(403);
    }
  });
});

test('a first start lists twelve books once, and leaves what administrators make of them', async () => {
  const { db } = app.context;
  const seeded = () =>
    db
      .selectFrom('books')
      .select(['id', 'name', 'isActive', 'bookUrl'])
      .where('description', 'like', '%Demonstração%')
      .orderBy('id')
      .execute();
  const before = await seeded();
  expect(before).toHaveLength(12);
  expect(before.map(({ bookUrl }) => problemOfBookUrl(bookUrl))).toEqual(Array(12).fill(null));
  const [one] = before;
  await books().setActive.mutate({ ids: [one?.id ?? ''], isActive: false });
  await db
    .updateTable('books')
    .set({ name: 'Renomeado' })
    .where('id', '=', one?.id ?? '')
    .execute();
  await Promise.all([seedBooks(db), seedBooks(db)]);
  expect(await seeded()).toEqual([
    { ...one, name: 'Renomeado', isActive: false },
    ...before.slice(1),
  ]);
});

test('neither visitors nor members nor moderators get into the administration of books', async () => {
  const rute = await joinAs(app, 'moderator');
  for (const [client, code] of [
    [clientWith(app), 'UNAUTHENTICATED'],
    [maria.client, 'FORBIDDEN'],
    [rute.client, 'FORBIDDEN'],
  ] as const) {
    const refusal = { data: { code } };
    await expect(client.admin.books.list.query({})).rejects.toMatchObject(refusal);
    await expect(client.admin.bookCategories.create.mutate({ name: 'x' })).rejects.toMatchObject(
      refusal,
    );
  }
  await expect(clientWith(app).member.books.list.query({})).rejects.toMatchObject({
    data: { code: 'UNAUTHENTICATED' },
  });
});
