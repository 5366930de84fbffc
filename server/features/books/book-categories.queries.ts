import { sql } from 'kysely';
import type { CategoryOrder } from '#shared/books/book-lists.ts';
import type { Db } from '../../db/client.ts';
import { matchesWords } from '../../db/matching.ts';
import { recordAct, setActive } from '../audit/api.ts';

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

type Category = Readonly<{ name: string; description: string | null }>;

/** @returns the id; null where there is such a category, in whatever capitals */
export async function addCategory(
  db: Db,
  actorId: string,
  category: Category,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('bookCategories')
      .values(category)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return null;
    const subject = added.id;
    await recordAct(trx, { actorId, action: 'bookCategory.create', subject, after: category });
    return subject;
  });
}

type CategoryUpdate = 'done' | 'missing' | 'taken';

export async function updateCategory(
  db: Db,
  actorId: string,
  id: string,
  category: Category,
): Promise<CategoryUpdate> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('bookCategories')
      .select(['name', 'description'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return 'missing';
    const { numUpdatedRows } = await trx
      .updateTable('bookCategories')
      .set(category)
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('bookCategories as other')
              .select('other.id')
              .where('other.id', '<>', id)
              .where(sql`lower(other.name)`, '=', sql`lower(${category.name})`),
          ),
        ),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'taken';
    const act = { actorId, action: 'bookCategory.update', subject: id } as const;
    await recordAct(trx, { ...act, before, after: category });
    return 'done';
  });
}

/** @returns false where there is no such category */
export async function setCategoryActive(
  db: Db,
  actorId: string,
  id: string,
  isActive: boolean,
): Promise<boolean> {
  const action = isActive ? 'bookCategory.reactivate' : 'bookCategory.deactivate';
  return setActive(db, { actorId, action, table: 'bookCategories', id, isActive });
}
