import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** @returns whether the change is new; a second sender of the same one waits for the first */
export async function claimChange(trx: Db, userId: string, key: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('appliedChanges')
    .values({ userId, key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** A device that was put away for longer sends its changes as new ones. */
export async function forgetOldChanges(db: Db): Promise<void> {
  await db
    .deleteFrom('appliedChanges')
    .where('appliedAt', '<', sql<Date>`now() - interval '400 days'`)
    .execute();
}
