import { settleForgotten } from '../ai/budget/usage.queries.ts';
import type { Engine } from '../ai/engine.ts';
import { deleteExpiredSessions } from '../auth/sessions.queries.ts';
import { deleteUnreadEditions } from '../bible/bible.queries.ts';
import { forgetOldChanges } from '../changes/applied-changes.queries.ts';
import type { Db } from '../db/client.ts';
import { takeLease } from '../db/lease.queries.ts';
import { OWN_LEASES } from '../db/locks.ts';
import { cleanUpInactiveSessions, makeUpForNights } from '../features/tracking/api.ts';
import { defineJob, Nothing } from '../jobs/job.ts';
import type { Log } from '../log.ts';
import { forgetOldHits } from '../rate-limit/rate-limit.queries.ts';
import { forgetOldRecordings } from '../speech/spoken.queries.ts';
import { type Collecting, collectFiles } from '../storage/collect-files.ts';

const LIVE_EVERY_MS = 10_000;

/** Deletes what has expired. */
export const sweep = defineJob({
  name: 'sweep',
  title: 'Limpeza do que expirou',
  payload: Nothing,
  cron: { at: '17 * * * *' },
  handle: async ({ db, now }: Readonly<{ db: Db; now: () => Date }>) => {
    await forgetOldHits(db);
    await forgetOldChanges(db);
    await deleteExpiredSessions(db);
    await forgetOldRecordings(db);
    await deleteUnreadEditions(db);
    await cleanUpInactiveSessions(db);
    await makeUpForNights(db, now());
  },
});

/** Puts aside files that nothing shows, and deletes those that were long enough. */
export const fileCollection = defineJob({
  name: 'file-collection',
  title: 'Limpeza de arquivos sem uso',
  payload: Nothing,
  outgoing: true,
  cron: { at: '47 * * * *' },
  handle: async (app: Collecting) => {
    await collectFiles(app);
  },
});

/** Tells that this process lives; tokens that a dead one reserved are free again within a minute. */
export function startHousekeeping(
  { db, ai, log }: Readonly<{ db: Db; ai: Engine; log: Log }>,
  signal: AbortSignal,
): void {
  const { nameOf, seconds } = OWN_LEASES.process;
  const live = async () => {
    try {
      await takeLease(db, nameOf(ai.processId), ai.processId, seconds);
      await settleForgotten(db);
    } catch (error) {
      log.warn({ err: error }, 'housekeeping failed');
    }
  };
  const timer = setInterval(() => void live(), LIVE_EVERY_MS);
  timer.unref();
  void live();
  signal.addEventListener('abort', () => clearInterval(timer));
}
