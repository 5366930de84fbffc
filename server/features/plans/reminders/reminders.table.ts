import type { Generated } from 'kysely';
import type { ReminderChannel, ReminderKind, SendState } from '#shared/plans/reminders.ts';

export interface RemindersTable {
  userId: string;
  kind: Generated<ReminderKind>;
  hour: number;
  /** 1 is Monday, 7 is Sunday. */
  weekdays: number[];
  channel: ReminderChannel;
  timeZone: string;
  /** Whether it is that of the device; renamed ones were once stored as Brasília's. */
  zoneKnown: Generated<boolean>;
  nextAt: Date;
}

export interface ReminderSendsTable {
  userId: string;
  kind: Generated<ReminderKind>;
  /** The day of the member's calendar. */
  day: string;
  state: Generated<SendState>;
  dueAt: Date;
  attempts: Generated<number>;
  changedAt: Date;
}

export interface PushSubscriptionsTable {
  id: Generated<string>;
  userId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Generated<Date>;
}

declare module '../../../db/schema.ts' {
  interface Database {
    reminders: RemindersTable;
    reminderSends: ReminderSendsTable;
    pushSubscriptions: PushSubscriptionsTable;
  }
}
