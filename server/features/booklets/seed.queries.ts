import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { claimSeed } from '../../db/seeds.queries.ts';

type Booklet = Readonly<{ name: string; category: string; description: string; pdfKey: string }>;

/** Adds a shipped booklet unless its seed was there already; its file is collected then. */
export async function addBookletOnce(db: Db, seed: string, booklet: Booklet): Promise<void> {
  const { category, ...fields } = booklet;
  await db.transaction().execute(async (trx) => {
    if (!(await claimSeed(trx, seed))) return;
    await trx
      .insertInto('bookletCategories')
      .values({ name: category })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id: categoryId } = await trx
      .selectFrom('bookletCategories')
      .select('id')
      .where(sql`lower(name)`, '=', sql`lower(${category})`)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('booklets')
      .values({ ...fields, categoryId })
      .execute();
  });
}
