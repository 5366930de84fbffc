import { type Insertable, type Selectable, sql } from 'kysely';
import type { ReminderChannel } from '#shared/plans/reminders.ts';
import type { Db } from '../../../db/client.ts';
import type { ReminderSendsTable, RemindersTable } from './reminders.table.ts';

type Reminder = Readonly<Selectable<RemindersTable>>;

export async function readReminder(db: Db, userId: string): Promise<Reminder | null> {
  const row = await db
    .selectFrom('reminders')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function writeReminder(db: Db, reminder: Insertable<RemindersTable>): Promise<void> {
  await db
    .insertInto('reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(reminder))
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

/** @param channel leaves a reminder by another channel as it is */
export async function deleteReminder(
  db: Db,
  userId: string,
  channel?: ReminderChannel,
): Promise<void> {
  await db
    .deleteFrom('reminders')
    .where('userId', '=', userId)
    .$if(channel !== undefined, (query) => query.where('channel', '=', channel ?? 'email'))
    .execute();
}

/** The latest day that was due, with what became of it. */
export async function readLastSend(db: Db, userId: string) {
  const row = await db
    .selectFrom('reminderSends')
    .select(['day', 'state'])
    .where('userId', '=', userId)
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
  times: readonly Pick<Reminder, 'userId' | 'nextAt'>[],
): Promise<void> {
  const users = times.map(({ userId }) => userId);
  const moments = times.map(({ nextAt }) => nextAt.toISOString());
  await sql`
    update reminders set next_at = later.next_at
    from unnest(${users}::text[], ${moments}::timestamptz[]) as later (user_id, next_at)
    where reminders.user_id = later.user_id`.execute(trx);
}
