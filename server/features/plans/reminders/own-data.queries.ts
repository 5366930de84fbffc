import type { Db } from '../../../db/client.ts';

/** The reminders in the copy of a member's data. */
export async function listOwnReminders(db: Db, userId: string) {
  return db
    .selectFrom('reminders')
    .select(['kind', 'hour', 'weekdays', 'channel', 'timeZone', 'nextAt'])
    .where('userId', '=', userId)
    .execute();
}

export async function listOwnSends(db: Db, userId: string) {
  return db
    .selectFrom('reminderSends')
    .select(['kind', 'day', 'state', 'changedAt'])
    .where('userId', '=', userId)
    .orderBy('day')
    .execute();
}

export async function listOwnDevices(db: Db, userId: string) {
  return db
    .selectFrom('pushSubscriptions')
    .select(['endpoint', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}
