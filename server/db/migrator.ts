import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from '#migrations/migrations.ts';
import type { Db } from './client.ts';
import { LOCKS, withTransactionLock } from './locks.ts';

/**
 * Brings the database up to date. Any number of instances may start at once: one migrates, the
 * others wait and find nothing to do.
 * @returns the names applied by this call
 */
export async function migrate(db: Db): Promise<string[]> {
  return withTransactionLock(db, LOCKS.migration, async (trx) => {
    const migrator = new Migrator({
      db: trx,
      provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
      migrationTableName: 'schema_migrations',
      migrationLockTableName: 'schema_migrations_lock',
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    return (results ?? []).map(({ migrationName }) => migrationName);
  });
}
