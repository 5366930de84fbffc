import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The changes of members that came with a key, so that one sent again applies once.
  await sql`
    create table applied_changes (
      user_id text not null references users (id) on delete cascade,
      key uuid not null,
      applied_at timestamptz not null default now(),
      primary key (user_id, key)
    )`.execute(db);
  await sql`create index applied_changes_applied_at_idx on applied_changes (applied_at)`.execute(
    db,
  );
  // When the settings of the reader were chosen, apart from the other settings of the row.
  await sql`alter table member_settings add column reader_at timestamptz`.execute(db);
}
