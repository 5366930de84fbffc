import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { expect, test } from 'vitest';
import { MIGRATIONS } from '#migrations/migrations.ts';
import { migrate } from '#server/db/migrator.ts';
import { openDatabase } from '#server/db/open.ts';
import { createLog } from '#server/log.ts';
import { copyOnServer } from '../support/database.ts';
import { EARLY_RELEASE } from '../support/early-release.ts';

const server = process.env['TEST_DATABASE_URL'];

test.runIf(server)(
  'tables are not renamed under a release that still serves',
  async () => {
    const url = await copyOnServer(server ?? '', 'seeded');
    const { db, close } = await openDatabase(
      { kind: 'postgres', url, poolSize: 2 },
      createLog('silent'),
    );
    for (const schema of ['public', 'visit_partitions', 'jobs']) {
      await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db);
    }
    await sql`create schema public`.execute(db);
    const early = Object.entries(MIGRATIONS).filter(([name]) => name <= EARLY_RELEASE);
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(early) },
      migrationTableName: 'schema_migrations',
      migrationLockTableName: 'schema_migrations_lock',
    }).migrateToLatest();
    expect(error).toBeUndefined();

    const older = new pg.Client({ connectionString: url });
    await older.connect();
    let isServing = true;
    const serving = serve();
    async function serve() {
      while (isServing) {
        await older.query('select from plan_walks');
        await wait(100);
      }
    }
    await expect(migrate(db)).rejects.toThrow(/older release still serves.+Nothing was changed/);
    expect((await older.query('select from plan_walks')).rowCount).toBe(0);
    isServing = false;
    await serving;
    await older.end();
    expect(await migrate(db)).toHaveLength(Object.keys(MIGRATIONS).length - early.length);
    await close();
  },
  240_000,
);
