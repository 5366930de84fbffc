import type { SettingName, SettingValue } from '#shared/system-settings.ts';
import type { Db } from '../../db/client.ts';

/** The values that were ever changed, by the names of their settings. */
export async function readStored(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const rows = await db.selectFrom('systemSettings').select(['key', 'value']).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** The last author and time of each setting. */
export async function readChanges(db: Db) {
  return db
    .selectFrom('systemSettings')
    .leftJoin('users', 'users.id', 'systemSettings.updatedBy')
    .select(['systemSettings.key', 'systemSettings.updatedAt', 'users.name as updatedBy'])
    .execute();
}

export async function storeSetting(
  trx: Db,
  key: SettingName,
  value: SettingValue,
  updatedBy: string,
): Promise<void> {
  const row = { value: JSON.stringify(value), updatedBy, updatedAt: new Date() };
  await trx
    .insertInto('systemSettings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
