import pg from 'pg';
import type { Log } from '../log.ts';
import { NAMELESS, type OpenDatabase, openPool, types } from './client.ts';
import { type NamedStatements, Pooler } from './pooler.ts';
import { Replica } from './replica.ts';

export type DatabaseConfig = Readonly<
  | { kind: 'embedded'; directory: string }
  | {
      kind: 'postgres';
      url: string;
      poolSize: number;
      /** Past the pooler, where one stands before the server. */
      directUrl?: string | undefined;
      named?: NamedStatements;
      /** A copy that follows the server, for what may be some seconds late. */
      replicaUrl?: string | undefined;
    }
>;

/** Connecting and querying together stay below the ten seconds within which callers get an answer. */
const CONNECT_TIMEOUT_MS = 2500;
const QUERY_TIMEOUT_MS = 7000;
/** A server that restarts refuses at once, and answers some seconds later. */
const PATIENCE_MS = 4000;
/** PostgreSQL cancels a statement shortly before the client stops waiting for it. */
const STATEMENT_TIMEOUT_MS = 6500;
const IDLE_IN_TRANSACTION_MS = 15_000;
/** A replica is given less time, as what it does not answer is read from the primary after it. */
const LATE_CONNECT_MS = 1000;
const LATE_QUERY_MS = 3500;
const LATE_STATEMENT_MS = 3000;

/** PostgreSQL over TCP, or PGlite in the data directory behind the same `pg` dialect. */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<OpenDatabase> {
  if (config.kind === 'postgres') return openServer(config, log);
  // The dynamic import keeps PGlite out of processes that use a PostgreSQL server.
  const { openDirectory } = await import('./embedded.ts');
  return openDirectory(config.directory, log);
}

type ServerConfig = Extract<DatabaseConfig, { kind: 'postgres' }>;

const COMMON = { keepAlive: true, types };

function openServer(config: ServerConfig, log: Log): OpenDatabase {
  const { url, poolSize, directUrl, named = 'auto', replicaUrl } = config;
  const limits = { statementMs: STATEMENT_TIMEOUT_MS, idleInTransactionMs: IDLE_IN_TRANSACTION_MS };
  const pooler = new Pooler({ url, named, limits }, log);
  const pool = new pg.Pool({
    ...COMMON,
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    max: poolSize,
    query_timeout: QUERY_TIMEOUT_MS,
    onConnect: (client) => pooler.greet(client),
  });
  const opened = openPool(pool, `PostgreSQL at ${new URL(url).host}`, log, {
    names: pooler,
    patienceMs: PATIENCE_MS,
  });
  const unlimited = new pg.Pool({
    ...COMMON,
    connectionString: directUrl ?? url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    max: 1,
  });
  const direct = openPool(unlimited, 'PostgreSQL', log, NAMELESS);
  const database = {
    ...opened,
    direct: direct.db,
    close: async () => {
      await direct.close();
      await opened.close();
    },
  };
  return replicaUrl ? withReplica(database, { ...config, replicaUrl }, log) : database;
}

function withReplica(
  database: OpenDatabase,
  { replicaUrl, poolSize, named = 'auto' }: ServerConfig & { replicaUrl: string },
  log: Log,
): OpenDatabase {
  const limits = { statementMs: LATE_STATEMENT_MS, idleInTransactionMs: IDLE_IN_TRANSACTION_MS };
  const pooler = new Pooler({ url: replicaUrl, named, limits, readOnly: true }, log);
  const pool = new pg.Pool({
    ...COMMON,
    connectionString: replicaUrl,
    connectionTimeoutMillis: LATE_CONNECT_MS,
    max: poolSize,
    query_timeout: LATE_QUERY_MS,
    onConnect: (client) => pooler.greet(client),
  });
  const description = `replica at ${new URL(replicaUrl).host}`;
  const opened = openPool(pool, description, log, { names: pooler, patienceMs: 0 });
  const replica = new Replica({ primary: database.db, replica: opened.db, log });
  const stopping = new AbortController();
  const watching = replica.watch(stopping.signal);
  return {
    ...database,
    description: `${database.description}, ${description}`,
    late: replica.read,
    isReplicaFit: () => replica.isFit,
    close: async () => {
      stopping.abort();
      await watching;
      await opened.close();
      await database.close();
    },
  };
}
