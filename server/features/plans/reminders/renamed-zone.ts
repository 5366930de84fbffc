import type { RequestContext } from '../../../trpc.ts';
import { nextReminder } from './next-reminder.ts';
import { correctZone, readReminder } from './reminders.queries.ts';

type Caller = Pick<RequestContext, 'app' | 'timeZone' | 'isZoneRenamed'> &
  Readonly<{ user: Readonly<{ id: string }> }>;

const INSTEAD = 'America/Sao_Paulo';

/**
 * Reminders of members in zones that have been renamed, such as Asia/Kolkata, once had Brasília's
 * clocks. They get the member's own as soon as a device says what these are.
 */
export async function correctRenamedZone({ app, user, timeZone, isZoneRenamed }: Caller) {
  if (!isZoneRenamed) return;
  const reminder = await readReminder(app.db, user.id);
  if (!reminder || reminder.zoneKnown || reminder.timeZone !== INSTEAD) return;
  const nextAt = nextReminder({ ...reminder, timeZone }, app.now());
  await correctZone(app.db, user.id, { timeZone, nextAt });
}
