import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from '#migrations/migrations.ts';
import { EnvProblem } from '../process/env-problem.ts';
import type { Db } from './client.ts';
import { LOCKS, withTransactionLock } from './locks.ts';
import { refuseBesideOlder } from './older-release.ts';
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
    // A pooler's connection may have the limits of the others.
    await sql`set local statement_timeout = 0`.execute(trx);
    const applied = await appliedNames(trx);
    refuseNewer(applied);
    await refuseBesideOlder(trx, applied);
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    return (results ?? []).map(({ migrationName }) => migrationName);
  });
}

async function appliedNames(trx: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('schema_migrations') is not null as there`.execute(trx);
  if (!tables[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Migrations are never undone, so a release leaves alone what a later one has made. */
function refuseNewer(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !(name in MIGRATIONS));
  if (unknown.length === 0) return;
  throw new EnvProblem(
    `The database belongs to a newer release (${unknown.join(', ')}). Start that release, or restore the backup that was taken before it.`,
  );
}
