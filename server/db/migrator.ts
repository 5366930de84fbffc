import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from '#migrations/migrations.ts';
import type { Db } from './client.ts';

/**
 * Brings the database up to date. Kysely holds a lock meanwhile, so any number of instances
 * may start at once: one migrates, the others wait and find nothing to do.
 * @returns the names applied by this call
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
