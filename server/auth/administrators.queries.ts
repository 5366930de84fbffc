import type { Db } from '../db/client.ts';

/**
 * Whether somebody else could still open the administration without this user. Called in a
 * transaction: the lock makes two administrators who leave at once wait for each other.
 */
export async function isReplaceable(trx: Db, userId: string): Promise<boolean> {
  const admins = await trx
    .selectFrom('userRoles')
    .innerJoin('users', 'users.id', 'userRoles.userId')
    .select('userRoles.userId')
    .where('role', '=', 'admin')
    .where('blockedAt', 'is', null)
    // Whoever was invited and never came cannot open it.
    .where('emailVerified', '=', true)
    .forUpdate(['userRoles', 'users'])
    .execute();
  return admins.some((admin) => admin.userId !== userId) || admins.length === 0;
}
