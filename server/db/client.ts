import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Database } from './schema.ts';
import { preparingPool } from './statements.ts';

export type Db = Kysely<Database>;

export type OpenDatabase = Readonly<{
  db: Db;
  pool: pg.Pool;
  /** One line for the start-up log. */
  description: string;
  /** Rejects when the database cannot answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}>;

/** Together less than the ten seconds after which a caller is to have an answer at the latest. */
const CONNECT_TIMEOUT_MS = 2500;
const QUERY_TIMEOUT_MS = 7000;
/** PostgreSQL ends its part a little before the client gives up waiting for it. */
const STATEMENT_TIMEOUT_MS = 6500;
const IDLE_IN_TRANSACTION_MS = 15_000;

// A date stays the text it is: as a Date it would move with the time zone of the process.
const DATE_TYPE = 1082;
export const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === DATE_TYPE ? (value: string) => value : pg.types.getTypeParser(id, format),
};

/** PostgreSQL over TCP, or PGlite in the data directory behind the same `pg` dialect. */
export async function openDatabase(config: Env['database'], log: Log): Promise<OpenDatabase> {
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
    const dialect = new PostgresDialect({ pool: preparingPool(pool) });
    return openPool({ pool, dialect }, `PostgreSQL at ${new URL(config.url).host}`, log);
  }
  // Imported here and not above: with a PostgreSQL there is no second one in the process.
  const { openDirectory } = await import('./embedded.ts');
  return openDirectory(config.directory, log);
}

export function openPool(
  { pool, dialect }: Readonly<{ pool: pg.Pool; dialect: PostgresDialect }>,
  description: string,
  log: Log,
): OpenDatabase {
  // Without these a lost connection ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  const db = new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    pool,
    description,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
