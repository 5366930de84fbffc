import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { endWithThis } from '../support/children.ts';
import { freePort } from '../support/free-port.ts';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs where there is one; POSTGRES_BIN names another. */
export const POSTGRES_BIN =
  [
    process.env['POSTGRES_BIN'] ?? '',
    ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => `${DEBIAN}/${version}/bin`) : []),
  ].findLast((folder) => folder !== '' && existsSync(join(folder, 'initdb'))) ?? null;

/** PostgreSQL refuses to run as root. */
const OWNER =
  process.getuid?.() === 0
    ? {
        uid: Number(spawnSync('id', ['-u', 'postgres']).stdout),
        gid: Number(spawnSync('id', ['-g', 'postgres']).stdout),
      }
    : {};

/** Waits for a replica before a write is acknowledged, as nothing may be lost with the primary. */
const SYNCHRONOUS = "synchronous_standby_names = '*'";

/** What `compose.yaml` has a replica do, as text since the folder may be closed to its user. */
const REPLICA = readFileSync(join(import.meta.dirname, '../../deploy/replica.sh'), 'utf8');

type Settings = Readonly<Record<string, string>>;

/** A PostgreSQL of the drill's own, with a folder of its own. */
export class Cluster {
  readonly port: number;
  readonly #folder: string;
  readonly #settings: Settings;
  #child: ChildProcess | null = null;

  private constructor(folder: string, port: number, settings: Settings = {}) {
    this.#folder = folder;
    this.port = port;
    this.#settings = settings;
  }

  static async create(folder: string, settings: Settings = {}): Promise<Cluster> {
    const cluster = new Cluster(prepared(folder), await freePort(), settings);
    await runPostgres('initdb', [
      '-D',
      cluster.#folder,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ]);
    await cluster.start();
    return cluster;
  }

  /** A copy of another one, which follows it; a synchronous one has each write before it counts. */
  static async following(
    primary: Cluster,
    folder: string,
    { synchronous = true, user = 'postgres' } = {},
  ): Promise<Cluster> {
    const cluster = new Cluster(join(prepared(folder), 'copy'), await freePort());
    await cluster.#begin('sh', ['-c', REPLICA, 'replica'], {
      PATH: `${POSTGRES_BIN}:${process.env['PATH']}`,
      PGDATA: cluster.#folder,
      PRIMARY: `host=127.0.0.1 port=${primary.port} user=${user}`,
    });
    // A primary that waits for its replica hands that on to the copy, which has none.
    cluster.#set("synchronous_standby_names = ''");
    await cluster.ask('select pg_reload_conf()');
    while (!(await primary.#hasFollower())) await wait(50);
    if (synchronous) {
      primary.#set(SYNCHRONOUS);
      await primary.ask('select pg_reload_conf()');
    }
    return cluster;
  }

  /** What the write-ahead log makes of a base; `settings` say where it lies, and until when. */
  static async recovered(base: string, folder: string, settings: Settings): Promise<Cluster> {
    const cluster = new Cluster(join(prepared(folder), 'base'), await freePort());
    const copied = spawnSync('cp', ['-a', base, cluster.#folder], OWNER);
    if (copied.status !== 0) throw new Error('the base is not copied');
    for (const [name, value] of Object.entries(settings)) cluster.#set(`${name} = '${value}'`);
    cluster.#touch('recovery.signal');
    await cluster.start();
    const isRecovering = async () =>
      (await cluster.ask<{ is: boolean }>('select pg_is_in_recovery() as is'))[0]?.is !== false;
    while (await isRecovering()) await wait(50);
    return cluster;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async start(): Promise<void> {
    await this.#begin(programOf('postgres'), ['-D', this.#folder]);
  }

  async #begin(
    program: string,
    parameters: readonly string[],
    env: NodeJS.ProcessEnv = {},
  ): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(this.port),
      unix_socket_directories: '',
      shared_buffers: '64MB',
      max_wal_size: '64MB',
      min_wal_size: '32MB',
      log_min_messages: 'panic',
      ...this.#settings,
    };
    const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(program, [...parameters, ...set], { stdio: 'ignore', env, ...OWNER });
    // Signal 9 would leave its own processes behind.
    this.#child = endWithThis(child, 'SIGQUIT');
    for (;;) {
      if (await this.ask('select 1').catch(() => null)) return;
      if (!this.isRunning) throw new Error('PostgreSQL does not start');
      await wait(20);
    }
  }

  /** @param signal SIGINT ends it orderly, SIGQUIT as a fault of the machine would */
  async stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const child = this.#child;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async promote(): Promise<void> {
    await this.ask('select pg_promote(true, 30)');
  }

  /** A replica goes on receiving, and shows nothing of it until it resumes. */
  async replay(how: 'pause' | 'resume'): Promise<void> {
    await this.ask(`select pg_wal_replay_${how}()`);
  }

  async #hasFollower(): Promise<boolean> {
    const rows = await this.ask("select 1 from pg_stat_replication where state = 'streaming'");
    return rows.length > 0;
  }

  async ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  #set(line: string): void {
    appendFileSync(join(this.#folder, 'postgresql.conf'), `${line}\n`);
  }

  #touch(name: string): void {
    writeFileSync(join(this.#folder, name), '');
  }
}

const programOf = (name: string) => join(POSTGRES_BIN ?? '', name);

/** Runs a program of PostgreSQL to its end, as the user who owns its folders. */
export async function runPostgres(program: string, parameters: readonly string[]): Promise<void> {
  const child = endWithThis(
    spawn(programOf(program), parameters, { stdio: ['ignore', 'ignore', 'pipe'], ...OWNER }),
  );
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program}: ${said}`);
}

/** Makes a folder that PostgreSQL may own. */
export function prepared(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (OWNER.uid !== undefined) chownSync(folder, OWNER.uid, OWNER.gid);
  return folder;
}
