import { PostgresAdapter, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { preparingPool, type Ways } from './statements.ts';

/**
 * Kysely's adapter without its lock of migrations: a lock of the session would stay behind on a
 * connection that a pooler hands to others. `migrate` takes one of the transaction.
 */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LocklessAdapter();
  }
}

export const dialectOf = (pool: pg.Pool, ways: Ways): PostgresDialect =>
  new Dialect({ pool: preparingPool(pool, ways) });
