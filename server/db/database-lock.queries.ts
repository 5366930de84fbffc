import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './client.ts';

const RETRY_MS = 100;

/**
 * Runs work on one connection while no other instance holds the same lock. PostgreSQL releases
 * the lock of a process that dies; polling avoids statement timeouts while waiting.
 */
export async function withDatabaseLock<Result>(
  db: Db,
  lock: number,
  work: (connection: Db) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    while (!(await tryLock(connection, lock))) await wait(RETRY_MS, undefined, { signal });
    try {
      return await work(connection);
    } finally {
      // A lost connection has already released the lock.
      await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => {});
    }
  });
}

async function tryLock(connection: Db, lock: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(${lock}) as taken`.execute(connection);
  return rows[0]?.taken === true;
}
