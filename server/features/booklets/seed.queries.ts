import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

export async function isSeeded(db: Db, seed: string): Promise<boolean> {
  const row = await db
    .selectFrom('seeds')
    .select('name')
    .where('name', '=', seed)
    .executeTakeFirst();
  return row !== undefined;
}

type Booklet = Readonly<{ name: string; category: string; description: string; pdfKey: string }>;

/** Adds a shipped booklet unless its seed was there already; its file is collected then. */
export async function addBookletOnce(db: Db, seed: string, booklet: Booklet): Promise<void> {
  const { category, ...fields } = booklet;
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('seeds')
      .values({ name: seed })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!first) return;
    await trx
      .insertInto('apostilaCategories')
      .values({ name: category })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id: categoryId } = await trx
      .selectFrom('apostilaCategories')
      .select('id')
      .where(sql`lower(name)`, '=', sql`lower(${category})`)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('apostilas')
      .values({ ...fields, categoryId })
      .execute();
  });
}
