import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithThis } from '../support/children.ts';
import { freePort } from '../support/free-port.ts';

/** The program of HAProxy where there is one; HAPROXY names another than the one installed. */
export const HAPROXY =
  [process.env['HAPROXY'] ?? '', 'haproxy', '/usr/sbin/haproxy'].find(
    (path) => path !== '' && spawnSync(path, ['-v']).status === 0,
  ) ?? null;

/** HAProxy before instances, which it asks twice a second whether they are ready. */
export async function startHaProxy(folder: string, instances: readonly number[]) {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout queue 5s
  timeout check 3s
  retries 3
  option redispatch 1
frontend site
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1
${instances.map((each) => `  server on-${each} 127.0.0.1:${each}\n`).join('')}`,
  );
  const child = endWithThis(spawn(HAPROXY ?? '', ['-db', '-f', file], { stdio: 'ignore' }));
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
