import type { Db } from '../../db/client.ts';

export async function readSpoken(db: Db, hash: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('spokenTexts')
    .select('audio')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.audio ?? null;
}

export async function keepSpoken(db: Db, hash: string, audio: Buffer): Promise<void> {
  await db
    .insertInto('spokenTexts')
    .values({ hash, audio })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
