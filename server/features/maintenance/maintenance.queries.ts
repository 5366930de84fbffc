import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** The version of the database, and how many migrations it has had. */
export async function readDatabaseVersions(db: Db) {
  const { rows } = await sql<{ version: string; migrations: number }>`select
    current_setting('server_version') as version,
    (select count(*)::integer from schema_migrations) as migrations`.execute(db);
  const [versions] = rows;
  if (!versions) throw new Error('the database did not tell its version');
  return versions;
}

export async function readDatabaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
