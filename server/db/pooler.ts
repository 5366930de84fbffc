import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';

/** Whether prepared statements have names: as the connection allows, or as the operator says. */
export type NamedStatements = 'auto' | 'true' | 'false';

export type Way = 'direct' | 'session pooler' | 'transaction pooler';

type Answer = Readonly<{ way: Way; names: boolean }>;

type Limits = Readonly<{ statementMs: number; idleInTransactionMs: number }>;

/** A server that takes no writes has the limits of its role from the one that it follows. */
type Config = Readonly<{ url: string; named: NamedStatements; limits: Limits; readOnly?: boolean }>;

const ROUNDS = 6;
/** A pool with a single connection to the server answers the second client never. */
const PATIENCE_MS = 1500;

/**
 * Knows whether a pooler stands before the database, and whether what a session sets outlives a
 * transaction there. Limits of statements are set in the session, as a pooler refuses unknown
 * startup parameters, and where sessions do not last also for the role.
 */
export class Pooler {
  #way: Way | null = null;
  #names: boolean;
  #isAsked = false;
  readonly #config: Config;
  readonly #log: Log;

  constructor(config: Config, log: Log) {
    this.#config = config;
    this.#log = log;
    // Until it is known that names survive, none is given.
    this.#names = config.named === 'true';
  }

  /** null before the first connection. */
  get way(): Way | null {
    return this.#way;
  }

  /** Whether a statement that was prepared under a name is there for the next one. */
  get keepsNames(): boolean {
    return this.#names;
  }

  /** A named statement was lost, so that the pooler hands a session's connections around. */
  lostName(): void {
    if (!this.#names || this.#config.named === 'true') return;
    this.#names = false;
    this.#log.warn('prepared statements do not survive here, so none gets a name any more');
  }

  /** Sets up a new connection and looks at it. */
  async greet(client: pg.ClientBase): Promise<void> {
    const { statementMs, idleInTransactionMs } = this.#config.limits;
    const { rows } = await client.query<{ pid: number }>(
      `select pg_backend_pid() as pid, set_config('statement_timeout', $1, false),
        set_config('idle_in_transaction_session_timeout', $2, false)`,
      [String(statementMs), String(idleInTransactionMs)],
    );
    // A pooler gives its clients process ids of its own.
    if (rows[0]?.pid === Reflect.get(client, 'processID'))
      this.#know({ way: 'direct', names: true });
    else if (!this.#isAsked) {
      this.#isAsked = true;
      void this.#ask();
    }
  }

  async #ask(): Promise<void> {
    const answer = await askPooler(this.#config.url).catch(() => DISTRUST);
    this.#know(answer);
    this.#log.info({ ...answer }, 'a connection pooler stands before the database');
    if (answer.way === 'transaction pooler' && !this.#config.readOnly) await this.#limitRole();
  }

  #know({ way, names }: Answer): void {
    this.#way = way;
    if (this.#config.named === 'auto') this.#names = names;
  }

  /** New connections of the pooler to the server have the limits of the role in this database. */
  async #limitRole(): Promise<void> {
    const { statementMs, idleInTransactionMs } = this.#config.limits;
    const client = new pg.Client({
      connectionString: this.#config.url,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`do $$ begin
        execute format('alter role current_user in database %I set statement_timeout = ${statementMs}', current_database());
        execute format('alter role current_user in database %I set idle_in_transaction_session_timeout = ${idleInTransactionMs}', current_database());
      end $$`);
    } catch (error) {
      this.#log.warn(
        { err: error },
        'the role may not limit its statements: set statement_timeout for it in the database',
      );
    } finally {
      await client.end().catch(() => {});
    }
  }
}

const DISTRUST: Answer = { way: 'transaction pooler', names: false };

/**
 * Asks with two clients: while one of them is in a transaction, the other one is served by another
 * connection of the server where connections are handed around.
 */
export async function askPooler(url: string): Promise<Answer> {
  const open = () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', () => {});
    return client;
  };
  const [asking, other] = [open(), open()];
  const named = {
    name: `probe ${randomUUID()}`,
    text: 'select pg_backend_pid() as pid where $1::int = 1',
    values: [1],
  };
  const pid = async () => (await asking.query<{ pid: number }>(named)).rows[0]?.pid;
  try {
    await Promise.all([asking.connect(), other.connect()]);
    let moved = false;
    for (let round = 0; round < ROUNDS; round++) {
      const before = await pid();
      await other.query('begin');
      await other.query('select 1');
      moved ||= (await pid()) !== before;
      await other.query('rollback');
    }
    return { way: moved ? 'transaction pooler' : 'session pooler', names: true };
  } catch {
    return DISTRUST;
  } finally {
    // A transaction that is left open ends with its client.
    await Promise.allSettled([asking.end(), other.end()]);
  }
}
