import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Database } from './schema.ts';

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

const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;

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
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
      types,
    });
    return openPool(pool, `PostgreSQL at ${new URL(config.url).host}`, log);
  }
  // Imported here and not above: with a PostgreSQL there is no second one in the process.
  const { openDirectory } = await import('./embedded.ts');
  return openDirectory(config.directory, log);
}

export function openPool(pool: pg.Pool, description: string, log: Log): OpenDatabase {
  // Without these a lost connection ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
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
