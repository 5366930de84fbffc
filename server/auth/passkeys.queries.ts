import { sql } from 'kysely';
import { type Db, inTransaction } from '../db/client.ts';

/** Whether a user of the statement around it has a passkey. */
export const HAS_PASSKEYS = sql<boolean>`
  exists (select from passkeys p where p.user_id = users.id)`;

/** Reads whose a credential is. */
export async function findKeyOwner(db: Db, credentialId: string) {
  const owner = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select(['passkeys.userId', 'users.emailVerified', 'users.blockedAt'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
  return owner ?? null;
}

export async function listPasskeys(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The passkeys as their owner takes them along. */
export async function listOwnKeys(db: Db, userId: string) {
  const rows = await listPasskeys(db, userId);
  return rows.map(({ name, createdAt }) => ({ name, createdAt }));
}

/**
 * Takes back a passkey that was added beyond the most, with others at the same moment perhaps.
 * @returns whether it stays
 */
export async function keepWithin(
  db: Db,
  { userId, id, most }: Readonly<{ userId: string; id: string; most: number }>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const locked = trx.selectFrom('users').select('id').where('id', '=', userId);
    await locked.forNoKeyUpdate().execute();
    if ((await listPasskeys(trx, userId)).length <= most) return true;
    await trx.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id).execute();
    return false;
  });
}

type Owned = Readonly<{ userId: string; id: string }>;

/** @returns whether the user has such a passkey */
export async function renamePasskey(
  db: Db,
  { userId, id, name }: Owned & Readonly<{ name: string }>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Removes a passkey, and ends the sessions that it opened except the one that removes it.
 * @returns whether the user had it
 */
export async function removePasskey(
  trx: Db,
  { userId, id, sessionId }: Owned & Readonly<{ sessionId: string }>,
): Promise<boolean> {
  await trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('passkeyId', '=', id)
    .where('id', '<>', sessionId)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
