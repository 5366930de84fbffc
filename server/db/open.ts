import pg from 'pg';
import type { Log } from '../log.ts';
import { NAMELESS, type OpenDatabase, openPool, types } from './client.ts';
import { type NamedStatements, Pooler } from './pooler.ts';

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

/** Connecting and querying together stay below the ten seconds within which callers get an answer. */
const CONNECT_TIMEOUT_MS = 2500;
const QUERY_TIMEOUT_MS = 7000;
/** PostgreSQL cancels a statement shortly before the client stops waiting for it. */
const STATEMENT_TIMEOUT_MS = 6500;
const IDLE_IN_TRANSACTION_MS = 15_000;

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
