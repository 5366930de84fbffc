import { type RawBuilder, sql } from 'kysely';
import type { BookOrder, BookStatus } from '#shared/books/book-lists.ts';
import { formatPrice } from '#shared/books/books.ts';
import type { Db } from '../../db/client.ts';
import { beginsWithWords, matchesWords } from '../../db/matching.ts';
import { nameOfStored } from '../../storage/stored-files.queries.ts';
import { recordAct } from '../audit/api.ts';

const PRICE = sql<number>`books.price::float8`;

/** The expression an order sorts by, before the id. */
const ORDER_KEYS: Readonly<Record<BookOrder, RawBuilder<unknown>>> = {
  newest: sql`books.created_at`,
  name: sql`plain_text(books.name)`,
  accesses: sql`books.accesses`,
};

type BookQuery = Readonly<{
  words: string;
  categoryId: string | null;
  status: BookStatus;
  order: BookOrder;
  after: string | null;
  limit: number;
}>;

const withCategory = (db: Db) =>
  db.selectFrom('books').innerJoin('bookCategories', 'bookCategories.id', 'books.categoryId');

/** All books with the names of their categories, as the administration lists them. */
export async function listBooks(db: Db, query: BookQuery) {
  const { words, categoryId, status, order, after, limit } = query;
  const key = ORDER_KEYS[order];
  const ascending = order === 'name';
  const begins = beginsWithWords(sql`books.name`, words);
  // One direction for all keys, so that a page begins after the last row of the one before.
  const first = ascending ? sql<boolean>`(not ${begins})` : begins;
  let list = withCategory(db)
    .select(['books.id', 'books.name', 'books.description', 'books.bookUrl', 'books.categoryId'])
    .select(['books.imageKey', 'books.isActive', 'books.accesses', 'books.createdAt'])
    .select(PRICE.as('price'))
    .select(['bookCategories.name as category', 'bookCategories.isActive as categoryIsActive'])
    .where(matchesWords(sql`books.name`, words));
  if (categoryId) list = list.where('books.categoryId', '=', categoryId);
  if (status !== 'all') list = list.where('books.isActive', '=', status === 'active');
  if (after) {
    const last = sql`(select ${first}, ${key}, books.id from books where books.id = ${after})`;
    list = list.where(
      ascending
        ? sql<boolean>`(${first}, ${key}, books.id) > ${last}`
        : sql<boolean>`(${first}, ${key}, books.id) < ${last}`,
    );
  }
  const direction = ascending ? 'asc' : 'desc';
  return list
    .orderBy(first, direction)
    .orderBy(sql`${key}`, direction)
    .orderBy('books.id', direction)
    .limit(limit)
    .execute();
}

type BookContent = Readonly<{
  name: string;
  description: string | null;
  bookUrl: string;
  price: number;
  categoryId: string;
  imageKey: string | null;
}>;

/** Names what a book refers to and is not there: an active category, or the file of its image. */
type Missing = 'category' | 'file';

/** The name of a category that a book may have: an active one, or the one it has already. */
async function readAllowedCategory(
  trx: Db,
  categoryId: string,
  current: string | null,
): Promise<string | null> {
  const found = await trx
    .selectFrom('bookCategories')
    .select(['name', 'isActive'])
    .where('id', '=', categoryId)
    .forShare()
    .executeTakeFirst();
  return found && (found.isActive || categoryId === current) ? found.name : null;
}

/** Describes a book in the words of the audit log, or names what it lacks. */
async function describe(
  trx: Db,
  book: BookContent,
  currentCategory: string | null,
): Promise<object | Missing> {
  const { name, description, bookUrl, price, categoryId, imageKey } = book;
  const category = await readAllowedCategory(trx, categoryId, currentCategory);
  if (category === null) return 'category';
  const image = imageKey ? await nameOfStored(trx, imageKey, 'book-image') : '';
  if (image === null) return 'file';
  return { name, description, bookUrl, price: formatPrice(price), category, image };
}

export async function addBook(
  db: Db,
  actorId: string,
  book: BookContent,
): Promise<Readonly<{ id: string }> | Missing> {
  return db.transaction().execute(async (trx) => {
    const after = await describe(trx, book, null);
    if (typeof after === 'string') return after;
    const { id } = await trx
      .insertInto('books')
      .values({ ...book, price: book.price.toFixed(2) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAct(trx, { actorId, action: 'book.create', subject: id, after });
    return { id };
  });
}

export async function updateBook(
  db: Db,
  actorId: string,
  id: string,
  book: BookContent,
): Promise<'done' | 'missing' | Missing> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('books')
      .select(['name', 'description', 'bookUrl', 'categoryId', 'imageKey', PRICE.as('price')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) return 'missing';
    const before = await describe(trx, stored, stored.categoryId);
    const after = await describe(trx, book, stored.categoryId);
    if (typeof after === 'string') return after;
    await trx
      .updateTable('books')
      .set({ ...book, price: book.price.toFixed(2) })
      .where('id', '=', id)
      .execute();
    await recordAct(trx, {
      actorId,
      action: 'book.update',
      subject: id,
      ...(typeof before === 'string' ? {} : { before }),
      after,
    });
    return 'done';
  });
}
