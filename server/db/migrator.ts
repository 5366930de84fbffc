import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from '#migrations/migrations.ts';
import type { Db } from './client.ts';
import { LOCKS, withTransactionLock } from './locks.ts';
import { startProblemOf } from './start-problem.ts';

/**
 * Brings the database up to date. Any number of instances may start at once: one migrates, the
 * others wait and find nothing to do.
 * @returns the names applied by this call
 * @throws EnvProblem where the address of the database is wrong
 */
export async function migrate(db: Db): Promise<string[]> {
  try {
    return await migrateToLatest(db);
  } catch (error) {
    throw startProblemOf(error) ?? error;
  }
}

function migrateToLatest(db: Db): Promise<string[]> {
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
