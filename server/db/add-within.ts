import { sql } from 'kysely';
import { type Db, inTransaction } from './client.ts';
import type { Database } from './schema.ts';

/** Tables to which a member adds entries. */
type GrowingTable = {
  [Table in keyof Database]: Database[Table] extends Readonly<{ userId: string }> ? Table : never;
}[keyof Database];

/** The limit of entries per member and table, beyond any honest use. */
export const MOST_ENTRIES = 10_000;

/** Makes a member's changes wait for each other until the end of the transaction. */
export async function lockMember(trx: Db, userId: string): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Of a row that an insert or, where it was there, an update returns: whether it is new. */
export const IS_NEW = sql<boolean>`xmax = 0`;

class TooMany extends Error {}

/**
 * Adds an entry unless the member would have more than `MOST_ENTRIES`. A row lock makes a
 * member's concurrent additions wait for each other, so that none escapes the count. A caller with a
 * transaction of its own has to end it when the limit is reached.
 * @returns null when the limit is reached and nothing was added
 */
export async function addWithin<Added>(
  db: Db,
  userId: string,
  table: GrowingTable,
  add: (trx: Db) => Promise<Added>,
): Promise<Added | null> {
  try {
    return await inTransaction(db, async (trx) => {
      await lockMember(trx, userId);
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
