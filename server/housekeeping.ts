import { settleForgotten } from './ai/budget/usage.queries.ts';
import { deleteExpiredSessions } from './auth/sessions.queries.ts';
import { deleteUnreadEditions } from './bible/bible.queries.ts';
import type { AppContext } from './context.ts';
import { forgetOldHits } from './rate-limit/rate-limit.queries.ts';
import { forgetOldRecordings } from './speech/spoken.queries.ts';

const EVERY_MS = 3_600_000;

/** What gathers and may go. Any instance may do it at any time: every step is a plain delete. */
export function startHousekeeping({ db, log }: AppContext, signal: AbortSignal): void {
  const sweep = async () => {
    try {
      await forgetOldHits(db);
      await deleteExpiredSessions(db);
      await settleForgotten(db);
      await forgetOldRecordings(db);
      await deleteUnreadEditions(db);
    } catch (error) {
      log.warn({ err: error }, 'housekeeping was not possible');
    }
  };
  const timer = setInterval(() => void sweep(), EVERY_MS).unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
