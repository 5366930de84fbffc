import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '#migrations/migrations.ts';
import { bookBy, bookletBy } from '../support/files.ts';
import { join, joinAsAdmin, type Person } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let ana: Person;
let maria: Person;
/** The last minutes of March in Brazil are April's in UTC. */
const MARCH = new Date('2026-04-01T02:30:00Z');
const APRIL = new Date('2026-04-01T03:30:00Z');
let clock = MARCH;

beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock } });
  ana = await joinAsAdmin(app);
  maria = await join(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  clock = MARCH;
  await sql`truncate library_uses, library_uses_start`.execute(app.context.db);
});

const open = (id: string, how: 'view' | 'download') =>
  maria.client.member.booklets.opened.mutate({ id, how });

async function tablesOf(month: string) {
  const tables = await ana.client.admin.reports.monthly.query({ month });
  return new Map(tables.map(({ title, ...table }) => [title, table]));
}

const usesOf = async (month: string) =>
  (await tablesOf(month)).get('Apostilas e livros')?.rows.map(([, uses]) => uses);

const days = () =>
  app.context.db
    .selectFrom('libraryUses')
    .select(['day', 'kind', 'itemId', 'uses'])
    .orderBy('day')
    .orderBy('kind')
    .execute();

test('uses are counted by the day of Brazil, together with those ever', async () => {
  const booklet = await bookletBy(ana, { name: 'Contada por dia' });
  const book = await bookBy(ana);
  await Promise.all([1, 2, 3].map(() => open(booklet.id, 'view')));
  await open(booklet.id, 'download');
  await maria.client.member.books.countAccess.mutate({ id: book.id });
  clock = APRIL;
  await open(booklet.id, 'download');
  expect(await days()).toEqual([
    { day: '2026-03-31', kind: 'book-access', itemId: book.id, uses: 1 },
    { day: '2026-03-31', kind: 'booklet-download', itemId: booklet.id, uses: 1 },
    { day: '2026-03-31', kind: 'booklet-view', itemId: booklet.id, uses: 3 },
    { day: '2026-04-01', kind: 'booklet-download', itemId: booklet.id, uses: 1 },
  ]);
  const { items } = await ana.client.admin.booklets.list.query({ query: 'contada por dia' });
  expect(items).toMatchObject([{ views: 3, downloads: 2 }]);
  expect(await usesOf('2026-02')).toEqual(['0', '0', '0']);
  expect(await usesOf('2026-03')).toEqual(['1', '3', '1']);
  expect(await usesOf('2026-04')).toEqual(['1', '0', '0']);
});

test('what members do not see is not counted', async () => {
  const booklet = await bookletBy(ana, { name: 'Inativa' });
  const book = await bookBy(ana);
  await ana.client.admin.booklets.setActive.mutate({ ids: [booklet.id], isActive: false });
  await ana.client.admin.books.setActive.mutate({ ids: [book.id], isActive: false });
  await open(booklet.id, 'view');
  await maria.client.member.books.countAccess.mutate({ id: book.id });
  expect(await days()).toEqual([]);
});

test('counts name no member, and stay when the member is deleted', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'library_uses' order by 1`.execute(app.context.db);
  expect(rows.map(({ name }) => name)).toEqual(['day', 'item_id', 'kind', 'uses']);
  const leaving = await join(app);
  const booklet = await bookletBy(ana, { name: 'Lida por quem saiu' });
  await leaving.client.member.booklets.opened.mutate({ id: booklet.id, how: 'view' });
  await app.context.db.deleteFrom('users').where('id', '=', leaving.id).execute();
  expect(await usesOf('2026-03')).toEqual(['0', '1', '0']);
});

describe('the report', () => {
  test('names the five titles that were used most, a deleted one among them', async () => {
    const { id: categoryId } = await ana.client.admin.bookCategories.create.mutate({
      name: `Mais usados ${Date.now()}`,
    });
    const uses = [];
    for (let at = 1; at <= 6; at++) {
      const { id } = await bookBy(ana, { name: `Livro ${at}`, categoryId });
      uses.push({ day: '2026-03-02', kind: 'book-access', itemId: id, uses: at * 300 });
      if (at === 3) await app.context.db.deleteFrom('books').where('id', '=', id).execute();
    }
    await app.context.db.insertInto('libraryUses').values(uses).execute();
    const tables = await tablesOf('2026-03');
    expect(tables.get('Livros mais acessados')).toEqual({
      head: ['Título', 'Acessos'],
      rows: [
        ['1. Livro 6', '1.800'],
        ['2. Livro 5', '1.500'],
        ['3. Livro 4', '1.200'],
        ['4. Título removido', '900'],
        ['5. Livro 2', '600'],
      ],
    });
    expect(await usesOf('2026-03')).toEqual(['0', '0', '6.300']);
    expect([...tables.keys()]).not.toContain('Apostilas mais lidas');
  });

  test('says from which day uses are counted, where a month began before', async () => {
    await app.context.db.insertInto('libraryUsesStart').values({ day: '2026-03-20' }).execute();
    const booklet = await bookletBy(ana, { name: 'Contada em parte' });
    await open(booklet.id, 'view');
    const noted = async (month: string) => (await tablesOf(month)).get('Apostilas e livros');
    const since = expect.stringContaining('Contados por dia desde 20/03/2026.');
    expect(await noted('2026-02')).toMatchObject({ note: since });
    expect(await usesOf('2026-02')).toEqual(['–', '–', '–']);
    expect(await noted('2026-03')).toMatchObject({ note: since });
    expect(await usesOf('2026-03')).toEqual(['0', '1', '0']);
    expect(await noted('2026-04')).not.toHaveProperty('note');
    expect(await usesOf('2026-04')).toEqual(['0', '0', '0']);
  });
});

test('only a database with earlier counts remembers when the days began', async () => {
  const { db } = app.context;
  const startAfter = async (views: number) => {
    await sql`drop table library_uses, library_uses_start`.execute(db);
    await sql`update booklets set views = ${views}, downloads = 0`.execute(db);
    await sql`update books set accesses = 0`.execute(db);
    // The table had this name when the step was written.
    await sql`create view apostilas as select * from booklets`.execute(db);
    await MIGRATIONS['0023-library-uses']?.up(db);
    await sql`drop view apostilas`.execute(db);
    return db.selectFrom('libraryUsesStart').select('day').execute();
  };
  await bookletBy(ana, { name: 'Antes da contagem' });
  expect(await startAfter(0)).toEqual([]);
  expect(await startAfter(7)).toEqual([{ day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]);
});
