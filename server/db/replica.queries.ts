import { sql } from 'kysely';
import type { Db } from './client.ts';

/** Gives the next beat. @returns its number */
export async function giveBeat(db: Db): Promise<bigint> {
  const { beat } = await db
    .updateTable('replicaBeats')
    .set({ beat: sql`beat + 1` })
    .returning('beat')
    .executeTakeFirstOrThrow();
  return BigInt(beat);
}

/** The last beat that has arrived here. */
export async function readBeat(db: Db): Promise<bigint> {
  const { beat } = await db.selectFrom('replicaBeats').select('beat').executeTakeFirstOrThrow();
  return BigInt(beat);
}
