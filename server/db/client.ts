import { CamelCasePlugin, Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Backup } from './backup.ts';
import { dialectOf } from './dialect.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

export type DatabaseConfig = Readonly<
  { kind: 'embedded'; directory: string } | { kind: 'postgres'; url: string; poolSize: number }
>;

export type OpenDatabase = Readonly<{
  db: Db;
  pool: pg.Pool;
  /** One line for the start-up log. */
  description: string;
  /** Whether it runs in this process, with one connection. */
  embedded: boolean;
  /** Rejects when the database cannot answer, or takes no writes. */
  ping: () => Promise<void>;
  /** null on a PostgreSQL server, which has its own tools. */
  backup: Backup | null;
  close: () => Promise<void>;
}>;

/** Connecting and querying together stay below the ten seconds within which callers get an answer. */
const CONNECT_TIMEOUT_MS = 2500;
const QUERY_TIMEOUT_MS = 7000;
/** PostgreSQL cancels a statement shortly before the client stops waiting for it. */
const STATEMENT_TIMEOUT_MS = 6500;
const IDLE_IN_TRANSACTION_MS = 15_000;

// A date stays text because a Date would shift with the time zone of the process.
const DATE_TYPE = 1082;
export const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === DATE_TYPE ? (value: string) => value : pg.types.getTypeParser(id, format),
};

/** PostgreSQL over TCP, or PGlite in the data directory behind the same `pg` dialect. */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<OpenDatabase> {
  if (config.kind === 'postgres') {
    const pool = new pg.Pool({
      connectionString: config.url,
      max: config.poolSize,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      keepAlive: true,
      types,
    });
    return openPool(pool, `PostgreSQL at ${new URL(config.url).host}`, log);
  }
  // The dynamic import keeps PGlite out of processes that use a PostgreSQL server.
  const { openDirectory } = await import('./embedded.ts');
  return openDirectory(config.directory, log);
}

export function openPool(pool: pg.Pool, description: string, log: Log): OpenDatabase {
  // Without these listeners a lost connection ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  });
  const db = new Kysely<Database>({
    dialect: dialectOf(pool),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    pool,
    description,
    embedded: false,
    ping: async () => {
      const { rows } = await sql<{ readOnly: boolean }>`
        select current_setting('transaction_read_only') = 'on' as read_only`.execute(db);
      if (rows[0]?.readOnly) throw new Error('the database takes no writes');
    },
    backup: null,
    close: () => db.destroy(),
  };
}
