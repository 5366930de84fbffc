import type { Db } from '../db/client.ts';

/** Removes the second factor of an account. @returns whether it had one */
export async function deleteSecondFactor(trx: Db, userId: string): Promise<boolean> {
  await trx.deleteFrom('twoFactors').where('userId', '=', userId).execute();
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ twoFactorEnabled: false })
    .where('id', '=', userId)
    .where('twoFactorEnabled', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
