import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithThis } from './children.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

const NOBODY = 65_534;

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

/** A PgBouncer with ordinary settings before the database of an address. */
export async function startPgBouncer(
  target: string,
  mode: 'session' | 'transaction',
  poolSize: number,
): Promise<PgBouncer> {
  const program = PGBOUNCER;
  if (!program) throw new Error('no pgbouncer');
  const { hostname, port, username, pathname } = new URL(target);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port || 5432} user=${username || 'postgres'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${poolSize}
max_client_conn = 400
`,
  );
  const start = async (): Promise<ChildProcess> => {
    const child = endWithThis(
      spawn(program, [file], {
        stdio: 'ignore',
        // It refuses to run as root.
        ...(process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
      }),
    );
    await until(() => answers(own));
    return child;
  };
  let child = await start();
  return {
    url: `postgres://${username || 'postgres'}@127.0.0.1:${own}${pathname}`,
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
