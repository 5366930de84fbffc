import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

export async function readSpoken(db: Db, hash: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('spokenTexts')
    .select('audio')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.audio ?? null;
}

export async function saveSpoken(db: Db, hash: string, audio: Buffer): Promise<void> {
  await db
    .insertInto('spokenTexts')
    .values({ hash, audio })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Recordings expire because they are large and may contain a member's own prayer. */
export async function forgetOldRecordings(db: Db): Promise<void> {
  await db
    .deleteFrom('spokenTexts')
    .where('createdAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
