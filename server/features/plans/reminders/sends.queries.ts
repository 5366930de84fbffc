import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { ReminderSendsTable } from './reminders.table.ts';

export type Send = Readonly<Pick<Selectable<ReminderSendsTable>, 'userId' | 'kind' | 'day'>> &
  Readonly<{ dueAt: Date; attempts: number }>;

export async function countPending(db: Db, now: Date): Promise<number> {
  const { pending } = await db
    .selectFrom('reminderSends')
    .select(({ fn }) => fn.countAll<string>().as('pending'))
    .where('state', '=', 'pending')
    .where('dueAt', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(pending);
}

/** Takes one pending reminder, which from then on is this caller's to send. */
export async function claimSend(db: Db, now: Date): Promise<Send | null> {
  const { rows } = await sql<Send>`
    update reminder_sends
    set state = 'sending', attempts = attempts + 1, changed_at = ${now}
    where (user_id, kind, day) = (
      select user_id, kind, day from reminder_sends
      where state = 'pending' and due_at <= ${now}
      order by due_at limit 1 for update skip locked)
    returning user_id, kind, day, due_at, attempts`.execute(db);
  return rows[0] ?? null;
}

export async function settleSend(
  db: Db,
  { userId, kind, day }: Pick<Send, 'userId' | 'kind' | 'day'>,
  change: Pick<Updateable<ReminderSendsTable>, 'state' | 'changedAt' | 'dueAt'>,
): Promise<void> {
  await db
    .updateTable('reminderSends')
    .set(change)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .execute();
}

/** Settles what a process left behind that died while it sent. */
export async function settleAbandoned(db: Db, claimedBefore: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reminderSends')
    .set({ state: 'unsent', changedAt: now })
    .where('state', '=', 'sending')
    .where('changedAt', '<', claimedBefore)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function readRecipient(db: Db, { userId, kind }: Pick<Send, 'userId' | 'kind'>) {
  const row = await db
    .selectFrom('reminders')
    .innerJoin('users', 'users.id', 'reminders.userId')
    .select(['users.name', 'users.email', 'reminders.channel'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('users.blockedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function isCompletedOn(db: Db, progressId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('planDays')
    .select('day')
    .where('progressId', '=', progressId)
    .where('completedOn', '=', day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
