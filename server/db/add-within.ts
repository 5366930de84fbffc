import type { Transaction } from 'kysely';
import type { Db } from './client.ts';
import type { Database } from './schema.ts';

/** What a member may go on adding to, entry by entry. */
type Growing = 'diaryEntries' | 'prayerRequests' | 'conversations';

/** More of them than anybody honest ever makes. */
export const MOST_ENTRIES = 10_000;

class TooMany extends Error {}

/**
 * Adds to what a member has, unless it is more than `MOST_ENTRIES` then. Their additions
 * wait for each other, so that of many at once none slips past the count.
 * @returns null when there is no room; nothing has been added then
 */
export async function addWithin<Added>(
  db: Db,
  userId: string,
  table: Growing,
  add: (trx: Transaction<Database>) => Promise<Added>,
): Promise<Added | null> {
  try {
    return await db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      const added = await add(trx);
      const { entries } = await trx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('entries'))
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow();
      if (Number(entries) > MOST_ENTRIES) throw new TooMany();
      return added;
    });
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}
