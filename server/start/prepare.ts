import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../context.ts';
import { LEASES, withLease } from '../db/locks.ts';
import { migrate } from '../db/migrator.ts';
import { isDatabaseAway } from '../errors.ts';
import { createVisitPartitions } from '../features/tracking/api.ts';
import { seed } from './seed.ts';

const RETRY_MS = 1000;

/**
 * Migrates and seeds, as soon as the database answers. Instances that start together seed in
 * turn, so that each finds the work of the one before it. The server already listens and says on
 * /readyz that it is not ready.
 * @param print shows the first administrator's password, which no log may contain
 */
export async function prepare(
  context: AppContext,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { db, direct, bible, env, log } = context;
  for (;;) {
    try {
      const applied = await migrate(direct);
      await context.instances.announce();
      await context.installation.recognize();
      if (applied.length > 0) log.info({ applied }, 'database migrated');
      const admin = await withLease(db, LEASES.seed, () => seed(db, env), signal);
      await createVisitPartitions(db);
      await bible.refresh();
      if (admin) {
        const password = admin.password ? `\n  senha:  ${admin.password}` : '';
        print(`\nPrimeiro administrador (anote agora):\n  e-mail: ${admin.email}${password}\n`);
      }
      context.readiness.ready = true;
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || signal.aborted) throw error;
      log.warn({ err: error }, 'database did not answer');
      await wait(RETRY_MS, undefined, { signal });
    }
  }
}
