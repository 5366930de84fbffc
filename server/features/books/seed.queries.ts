import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { claimSeed } from '../../db/seeds.queries.ts';
import { recordAct } from '../audit/api.ts';

type Category = Readonly<{ name: string; description: string }>;

type Book = Readonly<{ name: string; category: string; description: string; bookUrl: string }>;

/** Adds shipped books with their categories once; later calls find the name of the seed. */
export async function addBooksOnce(
  db: Db,
  seed: string,
  categories: readonly Category[],
  books: readonly Book[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await claimSeed(trx, seed))) return;
    await trx
      .insertInto('bookCategories')
      .values([...categories])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { category, ...book } of books) {
      const { id: categoryId } = await trx
        .selectFrom('bookCategories')
        .select('id')
        .where(sql`lower(name)`, '=', sql`lower(${category})`)
        .executeTakeFirstOrThrow();
      const { id } = await trx
        .insertInto('books')
        .values({ ...book, categoryId, price: '0' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const after = { name: book.name, category, bookUrl: book.bookUrl };
      await recordAct(trx, { actorId: null, action: 'book.create', subject: id, after });
    }
  });
}
