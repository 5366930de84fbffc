import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A member may be reminded of the reading, and of the verse of the day at another hour.
  for (const table of ['reminders', 'reminder_sends']) {
    await sql`
      alter table ${sql.table(table)} add column kind text not null default 'reading'
        check (kind in ('reading', 'verse'))`.execute(db);
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_pkey`)}`.execute(db);
  }
  await sql`alter table reminders add primary key (user_id, kind)`.execute(db);
  await sql`alter table reminder_sends add primary key (user_id, kind, day)`.execute(db);
}
