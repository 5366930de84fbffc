import { CamelCasePlugin, Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Backup } from './backup.ts';
import { dialectOf } from './dialect.ts';
import type { Database } from './schema.ts';
import type { Ways } from './statements.ts';

export type Db = Kysely<Database>;

/** Runs reads whose answer may be some seconds old; where a replica is fit, they run there. */
export type ReadLate = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

export type OpenDatabase = Readonly<{
  db: Db;
  /** Past a pooler, and without limits of time: for what needs a connection of its own. */
  direct: Db;
  /** For what may be some seconds late: at the replica, where there is one and it is fit. */
  late: ReadLate;
  /** null without a replica. */
  isReplicaFit: () => boolean | null;
  pool: pg.Pool;
  /** One line for the start-up log. */
  description: string;
  /** Whether it runs in this process, with one connection. */
  embedded: boolean;
  /** How full the pool is. */
  connections: () => Readonly<{ open: number; idle: number; waiting: number }>;
  /** Rejects when the database cannot answer, or takes no writes. */
  ping: () => Promise<void>;
  /** null on a PostgreSQL server, which has its own tools. */
  backup: Backup | null;
  close: () => Promise<void>;
}>;

// A date stays text because a Date would shift with the time zone of the process.
const DATE_TYPE = 1082;
export const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === DATE_TYPE ? (value: string) => value : pg.types.getTypeParser(id, format),
};

/** For connections of which none may keep the name of a statement, to a server that is there or not. */
export const NAMELESS: Ways = {
  names: { keepsNames: false, lostName: () => {} },
  patienceMs: 0,
};

export function openPool(pool: pg.Pool, description: string, log: Log, ways: Ways): OpenDatabase {
  // Without these listeners a lost connection ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  });
  const db = new Kysely<Database>({
    dialect: dialectOf(pool, ways),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    direct: db,
    late: (read) => read(db),
    isReplicaFit: () => null,
    pool,
    description,
    embedded: false,
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping: async () => {
      const { rows } = await sql<{ readOnly: boolean }>`
        select current_setting('transaction_read_only') = 'on' as read_only`.execute(db);
      if (rows[0]?.readOnly) throw new Error('the database takes no writes');
    },
    backup: null,
    close: () => db.destroy(),
  };
}

/** Joins the caller's transaction where there is one. */
export function inTransaction<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
