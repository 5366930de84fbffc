import { calendarDay } from '#shared/calendar.ts';
import type { Db } from '../../../db/client.ts';
import { nextReminder } from './next-reminder.ts';
import { insertSends, lockDue, setNextTimes } from './reminders.queries.ts';

const BATCH = 500;

/**
 * Notes the reminders whose time has come, each for its member and day: doing so twice, or in two
 * processes at once, adds nothing.
 */
export async function noteDue(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  for (let noted = BATCH; noted === BATCH && !signal.aborted; ) {
    noted = await db.transaction().execute(async (trx) => {
      const due = await lockDue(trx, now, BATCH);
      if (due.length === 0) return 0;
      await insertSends(
        trx,
        due.map(({ userId, kind, nextAt, timeZone }) => ({
          userId,
          kind,
          day: calendarDay(nextAt, timeZone),
          dueAt: nextAt,
          changedAt: now,
        })),
      );
      await setNextTimes(
        trx,
        due.map((reminder) => ({
          userId: reminder.userId,
          kind: reminder.kind,
          nextAt: nextReminder(reminder, now),
        })),
      );
      return due.length;
    });
  }
}
