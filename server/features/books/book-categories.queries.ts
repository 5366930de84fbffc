import { sql } from 'kysely';
import type { CategoryOrder } from '#shared/books/book-lists.ts';
import type { Db } from '../../db/client.ts';
import { matchesWords } from '../../db/matching.ts';

type CategoryQuery = Readonly<{
  words: string;
  order: CategoryOrder;
  after: string | null;
  limit: number;
}>;

/** All categories, with the number of their books; the newest first unless ordered by name. */
export async function listCategories(db: Db, { words, order, after, limit }: CategoryQuery) {
  let list = db
    .selectFrom('bookCategories')
    .select(['id', 'name', 'description', 'isActive', 'createdAt'])
    .select(({ selectFrom }) =>
      selectFrom('books')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('books.categoryId', '=', 'bookCategories.id')
        .where('books.isActive', '=', true)
        .as('books'),
    )
    .where(matchesWords(sql`concat_ws(' ', name, description)`, words));
  if (order === 'name') {
    if (after) {
      list = list.where(sql<boolean>`(plain_text(name), id) > (
        select plain_text(name), id from book_categories where id = ${after})`);
    }
    return list.orderBy(sql`plain_text(name)`).orderBy('id').limit(limit).execute();
  }
  if (after) list = list.where('id', '<', after);
  return list.orderBy('id', 'desc').limit(limit).execute();
}

/** The active categories for a choice, in the order of their names. */
export async function listActiveCategories(db: Db, limit: number) {
  return db
    .selectFrom('bookCategories')
    .select(['id', 'name'])
    .where('isActive', '=', true)
    .orderBy(sql`plain_text(name)`)
    .limit(limit)
    .execute();
}
