import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithThis } from './children.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const NOBODY = 65_534;
/** It refuses to run as root. */
const ROOT_ONLY = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const PASSWORD = 'a-senha-dos-exercicios';

/** The program of PgBouncer where there is one; PGBOUNCER names another than the one installed. */
export const PGBOUNCER =
  [process.env['PGBOUNCER'] ?? '', 'pgbouncer', '/usr/sbin/pgbouncer'].find(
    (path) => path !== '' && spawnSync(path, ['-V']).status === 0,
  ) ?? null;

export type PgBouncer = Readonly<{
  /** The address of the database that stands behind it. */
  url: string;
  restart: () => Promise<void>;
  /** Lets it answer nothing, and answer again. */
  pause: () => void;
  resume: () => void;
  stop: () => void;
}>;

/** A PgBouncer before the database of an address, as `compose.yaml` starts it. */
export async function startPgBouncer(
  target: string,
  mode: 'session' | 'transaction',
  poolSize: number,
  password = PASSWORD,
): Promise<PgBouncer> {
  const program = PGBOUNCER;
  if (!program) throw new Error('no pgbouncer');
  const { hostname, port, username, pathname } = new URL(target);
  const user = username || 'postgres';
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  // The folder of the checkout may be closed to the user who runs it.
  for (const file of ['pgbouncer.sh', 'pgbouncer.ini']) {
    copyFileSync(join(DEPLOY, file), join(folder, file));
  }
  writeFileSync(join(folder, 'password'), password);
  if (ROOT_ONLY.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const own = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const child = endWithThis(
      spawn('sh', [join(folder, 'pgbouncer.sh')], {
        stdio: 'ignore',
        env: {
          PATH: process.env['PATH'],
          TMPDIR: folder,
          PGBOUNCER: program,
          SETTINGS: join(folder, 'pgbouncer.ini'),
          PASSWORD_FILE: join(folder, 'password'),
          UPSTREAM_HOST: hostname,
          UPSTREAM_PORT: port,
          UPSTREAM_USER: user,
          LISTEN_ADDRESS: '127.0.0.1',
          LISTEN_PORT: `${own}`,
          POOL_MODE: mode,
          POOL_SIZE: `${poolSize}`,
        },
        ...ROOT_ONLY,
      }),
    );
    await until(() => answers(own));
    return child;
  };
  let child = await start();
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${own}${pathname}`,
    restart: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = await start();
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: () => void child.kill('SIGKILL'),
  };
}

function answers(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1');
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
