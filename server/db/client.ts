import { CamelCasePlugin, Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Backup } from './backup.ts';
import { dialectOf } from './dialect.ts';
import { type NamedStatements, Pooler } from './pooler.ts';
import type { Database } from './schema.ts';
import type { Names } from './statements.ts';

export type Db = Kysely<Database>;

export type DatabaseConfig = Readonly<
  | { kind: 'embedded'; directory: string }
  | {
      kind: 'postgres';
      url: string;
      poolSize: number;
      /** Past the pooler, where one stands before the server. */
      directUrl?: string | undefined;
      named?: NamedStatements;
    }
>;

export type OpenDatabase = Readonly<{
  db: Db;
  /** Past a pooler, and without limits of time: for what needs a connection of its own. */
  direct: Db;
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
  if (config.kind === 'postgres') return openServer(config, log);
  // The dynamic import keeps PGlite out of processes that use a PostgreSQL server.
  const { openDirectory } = await import('./embedded.ts');
  return openDirectory(config.directory, log);
}

function openServer(
  { url, poolSize, directUrl, named = 'auto' }: Extract<DatabaseConfig, { kind: 'postgres' }>,
  log: Log,
): OpenDatabase {
  const limits = { statementMs: STATEMENT_TIMEOUT_MS, idleInTransactionMs: IDLE_IN_TRANSACTION_MS };
  const pooler = new Pooler({ url, named, limits }, log);
  const common = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true, types };
  const pool = new pg.Pool({
    ...common,
    connectionString: url,
    max: poolSize,
    query_timeout: QUERY_TIMEOUT_MS,
    onConnect: (client) => pooler.greet(client),
  });
  const opened = openPool(pool, `PostgreSQL at ${new URL(url).host}`, log, pooler);
  const unlimited = new pg.Pool({ ...common, connectionString: directUrl ?? url, max: 1 });
  const direct = openPool(unlimited, 'PostgreSQL', log, NAMELESS);
  return {
    ...opened,
    direct: direct.db,
    close: async () => {
      await direct.close();
      await opened.close();
    },
  };
}

const NAMELESS: Names = { keepsNames: false, lostName: () => {} };

export function openPool(pool: pg.Pool, description: string, log: Log, names: Names): OpenDatabase {
  // Without these listeners a lost connection ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  });
  const db = new Kysely<Database>({
    dialect: dialectOf(pool, names),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return {
    db,
    direct: db,
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
