import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithThis } from '../support/children.ts';
import { freePort } from '../support/free-port.ts';

/** The program of HAProxy where there is one; HAPROXY names another than the one installed. */
export const HAPROXY =
  [process.env['HAPROXY'] ?? '', 'haproxy', '/usr/sbin/haproxy'].find(
    (path) => path !== '' && spawnSync(path, ['-v']).status === 0,
  ) ?? null;

const FILE = join(import.meta.dirname, '../../deploy/haproxy.cfg');

/** HAProxy before two instances, as `compose.yaml` has it. */
export async function startHaProxy(instances: readonly [number, number]) {
  const port = await freePort();
  const [ONE, TWO] = instances.map((each) => `127.0.0.1:${each}`);
  const child = endWithThis(
    spawn(HAPROXY ?? '', ['-db', '-f', FILE], {
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], SITE: `127.0.0.1:${port}`, ONE, TWO },
    }),
  );
  while ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)) === null) {
    if (child.exitCode !== null) throw new Error('HAProxy does not start');
    await wait(20);
  }
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
