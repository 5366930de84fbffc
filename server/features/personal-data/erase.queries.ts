import { isReplaceable } from '../../auth/administrators.queries.ts';
import { deleteWithLinks } from '../../auth/users.queries.ts';
import type { Db } from '../../db/client.ts';

type Erased = Readonly<{ name: string; email: string }>;

/**
 * Deletes the account; the database deletes with it all that belongs to it. Only the anonymous
 * count of answers stays, and the only administrator, without whom nobody could administrate.
 * @param record runs in the same transaction
 * @returns whose account it was
 */
export async function eraseMember(
  db: Db,
  userId: string,
  record?: (trx: Db) => Promise<void>,
): Promise<Erased | 'last-admin' | 'not-found'> {
  return db.transaction().execute(async (trx) => {
    const replaceable = await isReplaceable(trx, userId);
    const user = await trx
      .selectFrom('users')
      .innerJoin('userRoles', 'userRoles.userId', 'users.id')
      .select(['name', 'email', 'role'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) return 'not-found';
    if (user.role === 'admin' && !replaceable) return 'last-admin';
    await trx.deleteFrom('aiBudgets').where('scope', '=', userId).execute();
    await deleteWithLinks(trx, userId);
    await record?.(trx);
    return user;
  });
}
