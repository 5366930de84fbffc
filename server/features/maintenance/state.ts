import { statfs } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { readDatabaseBytes } from './maintenance.queries.ts';

/** The state of the process that answers and of its database. */
export async function readState(
  app: Readonly<{ db: Db; env: Env; embedded: boolean; ping: () => Promise<void> }>,
) {
  const lagMs = await elapsed(() => turn());
  const databaseMs = await elapsed(app.ping);
  const [databaseBytes, disk] = await Promise.all([
    readDatabaseBytes(app.db),
    readDisk(app.env.dataDir),
  ]);
  const { rss, heapUsed } = process.memoryUsage();
  return {
    database: { embedded: app.embedded, ms: databaseMs, bytes: databaseBytes },
    disk,
    memory: { bytes: rss, heapBytes: heapUsed, limitBytes: memoryLimit() },
    process: { uptimeSeconds: Math.round(process.uptime()), lagMs, cores: availableParallelism() },
  };
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** @returns null where the folder cannot be read, such as on a server without a data directory */
async function readDisk(directory: string) {
  try {
    const { bavail, blocks, bsize } = await statfs(directory);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

/** A container's limit where there is one; an unlimited one reports more than the machine has. */
function memoryLimit(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
