import { setTimeout as wait } from 'node:timers/promises';
import { ensureFirstAdmin } from './auth/first-admin.ts';
import { installSelection } from './bible/selection.ts';
import type { AppContext } from './context.ts';
import { migrate } from './db/migrator.ts';
import { isDatabaseAway } from './errors.ts';

const RETRY_MS = 1000;

/**
 * Migrates and seeds, waiting for a database that does not answer yet. The server
 * listens meanwhile and says on /readyz that it is not ready.
 * @param print for the one message that must be read: the first administrator's password
 */
export async function prepare(
  context: AppContext,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { db, bible, env, log } = context;
  for (;;) {
    try {
      const applied = await migrate(db);
      if (applied.length > 0) log.info({ applied }, 'the database is up to date');
      await installSelection(db, bible);
      const admin = await ensureFirstAdmin(db, env.admin);
      if (admin) {
        const password = admin.password ? `\n  senha:  ${admin.password}` : '';
        print(`\nPrimeiro administrador (anote agora):\n  e-mail: ${admin.email}${password}\n`);
      }
      context.readiness.ready = true;
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || signal.aborted) throw error;
      log.warn({ err: error }, 'the database does not answer yet');
      await wait(RETRY_MS, undefined, { signal });
    }
  }
}
