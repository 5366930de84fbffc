import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Kinds of entries are checked where they are written: a new one needs no migration.
  await sql`alter table diary_entries drop constraint diary_entries_kind_check`.execute(db);
  // An answer that ended before its writer was done says so wherever it is read again.
  await sql`alter table diary_entries add column interrupted boolean not null default false`.execute(
    db,
  );
  await sql`alter table chat_messages add column interrupted boolean not null default false`.execute(
    db,
  );
  // The process that holds a reservation: when it is gone, another one settles it.
  await sql`alter table ai_usage add column process_id uuid`.execute(db);
  await sql`create index ai_usage_reserved_idx on ai_usage (process_id) where status = 'reserved'`.execute(
    db,
  );
}
