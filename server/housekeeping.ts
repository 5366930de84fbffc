import { processLease, settleForgotten } from './ai/budget/usage.queries.ts';
import { deleteExpiredSessions } from './auth/sessions.queries.ts';
import { deleteUnreadEditions } from './bible/bible.queries.ts';
import type { AppContext } from './context.ts';
import { takeLease } from './db/lease.queries.ts';
import { forgetOldHits } from './rate-limit/rate-limit.queries.ts';
import { forgetOldRecordings } from './speech/spoken.queries.ts';

const SWEEP_EVERY_MS = 3_600_000;
const LIVE_EVERY_MS = 10_000;
const LEASE_SECONDS = 35;

/** Deletes what has expired. Every step is one statement, so any instance may run it at any time. */
export function startHousekeeping({ db, ai, log }: AppContext, signal: AbortSignal): void {
  const quietly = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, 'housekeeping failed');
    }
  };
  const sweep = () =>
    quietly(async () => {
      await forgetOldHits(db);
      await deleteExpiredSessions(db);
      await forgetOldRecordings(db);
      await deleteUnreadEditions(db);
    });
  // Tokens that a dead process reserved are free again within a minute.
  const live = () =>
    quietly(async () => {
      await takeLease(db, processLease(ai.processId), ai.processId, LEASE_SECONDS);
      await settleForgotten(db);
    });
  const timers = [
    setInterval(() => void sweep(), SWEEP_EVERY_MS),
    setInterval(() => void live(), LIVE_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  void live();
  signal.addEventListener('abort', () => {
    for (const timer of timers) clearInterval(timer);
  });
}
