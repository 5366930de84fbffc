import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table system_settings (
      key text primary key,
      value jsonb not null,
      updated_at timestamptz not null default now(),
      -- null once that administrator has left
      updated_by text references users (id) on delete set null
    )`.execute(db);
  await sql`create index system_settings_updated_by_idx on system_settings (updated_by)`.execute(
    db,
  );
}
