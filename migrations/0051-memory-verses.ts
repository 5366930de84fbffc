import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Verses that a member learns by heart, and when each comes back.
  await sql`
    create table memory_verses (
      id uuid primary key default new_id(),
      user_id text not null references users (id) on delete cascade,
      verse_key text not null check (length(verse_key) between 5 and 40),
      due_on date not null,
      practised_on date,
      practices integer not null default 0 check (practices >= 0),
      -- what the scheduler of spaced days knows of it; null before the first practice
      card jsonb,
      created_at timestamptz not null default now(),
      unique (user_id, verse_key)
    )`.execute(db);
  await sql`create index memory_verses_due_idx on memory_verses (user_id, due_on)`.execute(db);
}
