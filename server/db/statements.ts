import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { isDatabaseAway } from '../errors.ts';
import { traced, type Work } from '../tracing/work.ts';

/** A statement sent this often gets a name, so that PostgreSQL parses and plans it once. */
const HOT_AFTER = 5;
const MOST_KNOWN = 500;

type Usage = { times: number; name: string | undefined };

/** Names for frequent statements. */
class HotStatements {
  private readonly known = new LRUCache<string, Usage>({ max: MOST_KNOWN });
  private generation = 0;

  nameOf(text: string): string | undefined {
    let usage = this.known.get(text);
    if (!usage) {
      usage = { times: 0, name: undefined };
      this.known.set(text, usage);
    }
    if (usage.name === undefined && ++usage.times > HOT_AFTER) {
      usage.name = createHash('sha256')
        .update(`${this.generation} ${text}`)
        .digest('base64url')
        .slice(0, 22);
    }
    return usage.name;
  }

  /** Has all statements prepared anew, under names that no connection knows yet. */
  forget(): void {
    this.known.clear();
    this.generation++;
  }
}

/** Whether names of statements outlive a statement; a pooler that loses one is told of. */
export type Names = Readonly<{ keepsNames: boolean; lostName: () => void }>;

export type Ways = Readonly<{
  names: Names;
  /** A refused connection is tried again for so long, as a server that restarts is away for a moment. */
  patienceMs: number;
}>;

const TRY_AGAIN_MS = 100;

/** A server that hangs has taken the time that there is; one that refuses, none of it. */
const isLate = (error: unknown) => error instanceof Error && /time(?:d )?out/i.test(error.message);

/** Connects; nothing has been sent yet, so that trying again does nothing twice. */
async function connectPatiently(pool: pg.Pool, patienceMs: number): Promise<pg.PoolClient> {
  const began = performance.now();
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      const isOver = performance.now() - began + TRY_AGAIN_MS > patienceMs;
      if (isOver || !isDatabaseAway(error) || isLate(error)) throw error;
      await wait(TRY_AGAIN_MS);
    }
  }
}

/**
 * A pool for Kysely's dialect that prepares hot statements under a name where names survive. It
 * also closes connections with an abandoned statement, since the next caller would wait for it too.
 */
export function preparingPool(pool: pg.Pool, { names, patienceMs }: Ways): PostgresPool {
  const statements = new HotStatements();
  const connections = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await connectPatiently(pool, patienceMs);
      let connection = connections.get(client);
      if (!connection) {
        const another = () => connectPatiently(pool, patienceMs);
        connection = new Connection(client, statements, names, another);
        connections.set(client, connection);
      }
      return connection;
    },
    end: () => pool.end(),
  };
}

const COMMANDS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COMMIT', 'ROLLBACK'] as const;
/** The errors of pg for an abandoned statement and of PostgreSQL for an outdated prepared one. */
const ABANDONED = /^Query read timeout$/;
const OUTDATED = /cached plan must not change result type/;
/** PostgreSQL's codes for a name that this connection does not know, or knows from somebody else. */
const LOST_NAME = /^(?:26000|42P05)$/;
/** pg's word for a connection that is in no transaction. */
const NO_TRANSACTION = 'I';

/** What may be sent twice, outside of a transaction: a read, and the beginning of one. */
const REPEATABLE = /^\s*(?:select|begin|start transaction)\b/i;
/** PostgreSQL's codes where it stops, Node's for a lost connection, and pg's words for one. */
const CUT_OFF_CODE = /^(?:57P0[123]|ECONNRESET|EPIPE)$/;
const CUT_OFF_MESSAGE = /connection terminated|is not queryable/i;

/** Whether a connection ended under a statement that may be sent twice, as where the server restarts. */
function isRepeatable(text: string, error: unknown): boolean {
  if (!REPEATABLE.test(text) || !(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CUT_OFF_CODE.test(code) || (CUT_OFF_MESSAGE.test(error.message) && !isLate(error));
}

const OPERATION = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/;
const TABLE = /\b(?:from|into|update|table)\s+"?(\w+)"?/i;

/** What a trace tells of a statement: what it does, and on which table first. */
function describe(text: string): Work {
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1] ?? '';
  return {
    name: table ? `${operation} ${table}` : operation,
    kind: 'statement',
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
  };
}

class Connection implements PostgresPoolClient {
  private client: pg.PoolClient;
  private readonly another: () => Promise<pg.PoolClient>;
  private readonly statements: HotStatements;
  private readonly names: Names;
  private unusable = false;
  /** Whether the client has gone back to the pool, and no other has come for it yet. */
  private isGone = false;

  constructor(
    client: pg.PoolClient,
    statements: HotStatements,
    names: Names,
    another: () => Promise<pg.PoolClient>,
  ) {
    this.client = client;
    this.another = another;
    this.statements = statements;
    this.names = names;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Cursors are not used here.');
    return this.send(text, [...values]);
  }

  private async send<R>(
    text: string,
    values: unknown[],
    isAgain = false,
  ): Promise<PostgresQueryResult<R>> {
    // Without parameters the simple protocol is shorter than any prepared statement.
    const isNamed = values.length > 0 && this.names.keepsNames;
    const name = isNamed ? this.statements.nameOf(text) : undefined;
    const isAlone = this.client.getTransactionStatus() === NO_TRANSACTION;
    try {
      const { command, rowCount, rows } = await traced(
        () => describe(text),
        () => this.client.query(name ? { name, text, values } : { text, values }),
      );
      const known = COMMANDS.find((each) => each === command) ?? 'SELECT';
      return { command: known, rowCount: rowCount ?? 0, rows };
    } catch (error) {
      if (isAlone && !isAgain && isRepeatable(text, error)) {
        this.client.release(true);
        this.isGone = true;
        this.client = await this.another();
        this.isGone = false;
        return this.send(text, values, true);
      }
      this.noteFault(error);
      if (name && error instanceof pg.DatabaseError && LOST_NAME.test(error.code ?? '')) {
        this.names.lostName();
        // Nothing was carried out; a transaction is lost with its first error, though.
        if (isAlone && !this.names.keepsNames) return this.send(text, values);
      }
      throw error;
    }
  }

  private noteFault(error: unknown): void {
    if (!(error instanceof Error)) return;
    if (OUTDATED.test(error.message)) this.statements.forget();
    if (ABANDONED.test(error.message)) this.unusable = true;
  }

  release(destroy = false): void {
    // The pool refuses a client that it has already.
    if (!this.isGone) this.client.release(destroy || this.unusable);
  }
}
