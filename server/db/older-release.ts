import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { EnvProblem } from '../process/env-problem.ts';
import type { Db } from './client.ts';

/** What every later migration leaves to the release before it, this one took away: names of tables. */
const RENAMED = '0037-english-names';
/** A connection at rest tells within ten seconds what it has read. */
const WINDOW_MS = 11_000;

/**
 * Refuses to rename tables under an older release that still serves: its visitors would see errors until
 * it is stopped. One that nobody visits meanwhile is not noticed.
 * @throws EnvProblem
 */
export async function refuseBesideOlder(trx: Db, applied: readonly string[]): Promise<void> {
  if (applied.length === 0 || applied.includes(RENAMED) || !(await hasOthers(trx))) return;
  let before = await uses(trx);
  // The first growth may be of statements that ended before.
  for (const _window of ['first', 'second']) {
    await wait(WINDOW_MS);
    const now = await uses(trx);
    if (now === before) return;
    before = now;
  }
  throw new EnvProblem(
    'An older release still serves from this database, and this one renames tables that it reads. Stop all its instances, then start this one. Nothing was changed.',
  );
}

/** Whether anything else is connected, as nothing can be to the embedded database. */
async function hasOthers(trx: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() limit 1`.execute(trx);
  return rows.length > 0;
}

/** How often tables of members were read and written: a start touches none of them before it migrates. */
async function uses(trx: Db): Promise<string> {
  await sql`select pg_stat_clear_snapshot()`.execute(trx);
  const { rows } = await sql<{ uses: string }>`
    select coalesce(sum(seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del), 0)::text as uses
    from pg_stat_user_tables
    where schemaname = current_schema() and not starts_with(relname, 'schema_migrations')`.execute(
    trx,
  );
  return rows[0]?.uses ?? '';
}
