import { type Insertable, type Selectable, sql } from 'kysely';
import type { ReminderKind } from '#shared/plans/reminders.ts';
import type { Db } from '../../../db/client.ts';
import type { ReminderSendsTable, RemindersTable } from './reminders.table.ts';

type Reminder = Readonly<Selectable<RemindersTable>>;

export async function listReminders(db: Db, userId: string): Promise<Reminder[]> {
  return db.selectFrom('reminders').selectAll().where('userId', '=', userId).execute();
}

/** The reminder of the reading. */
export async function readReminder(db: Db, userId: string): Promise<Reminder | null> {
  const reminders = await listReminders(db, userId);
  return reminders.find(({ kind }) => kind === 'reading') ?? null;
}

export async function writeReminder(db: Db, reminder: Insertable<RemindersTable>): Promise<void> {
  await db
    .insertInto('reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet(reminder))
    .execute();
}

/** Corrects the time zone of a reminder that is not known to be the member's. */
export async function correctZone(
  db: Db,
  userId: string,
  { timeZone, nextAt }: Pick<Reminder, 'timeZone' | 'nextAt'>,
): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ timeZone, nextAt, zoneKnown: true })
    .where('userId', '=', userId)
    .where('zoneKnown', '=', false)
    .execute();
}

/** @param kinds others stay as they are */
export async function deleteReminders(
  db: Db,
  userId: string,
  kinds: readonly ReminderKind[],
): Promise<void> {
  await db
    .deleteFrom('reminders')
    .where('userId', '=', userId)
    .where('kind', 'in', kinds)
    .execute();
}

/** The latest day on which the reading was due, with what became of it. */
export async function readLastSend(db: Db, userId: string) {
  const row = await db
    .selectFrom('reminderSends')
    .select(['day', 'state'])
    .where('userId', '=', userId)
    .where('kind', '=', 'reading')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Locks reminders whose time has come; another instance passes over them. */
export async function lockDue(trx: Db, now: Date, limit: number): Promise<Reminder[]> {
  return trx
    .selectFrom('reminders')
    .selectAll()
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .orderBy('userId')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** A day that is already there stays as it is. */
export async function insertSends(
  trx: Db,
  sends: readonly Insertable<ReminderSendsTable>[],
): Promise<void> {
  await trx
    .insertInto('reminderSends')
    .values(sends)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function setNextTimes(
  trx: Db,
  times: readonly Pick<Reminder, 'userId' | 'kind' | 'nextAt'>[],
): Promise<void> {
  const users = times.map(({ userId }) => userId);
  const kinds = times.map(({ kind }) => kind);
  const moments = times.map(({ nextAt }) => nextAt.toISOString());
  await sql`
    update reminders set next_at = later.next_at
    from unnest(${users}::text[], ${kinds}::text[], ${moments}::timestamptz[])
      as later (user_id, kind, next_at)
    where reminders.user_id = later.user_id and reminders.kind = later.kind`.execute(trx);
}
