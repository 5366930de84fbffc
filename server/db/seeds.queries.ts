import type { Db } from './client.ts';

/**
 * Marks content as installed; called in the transaction that installs it.
 * @returns false where it was installed before
 */
export async function claimSeed(db: Db, name: string): Promise<boolean> {
  const claimed = await db
    .insertInto('seeds')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function isSeeded(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('seeds')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listSeeds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('seeds').select('name').execute();
  return rows.map(({ name }) => name);
}
