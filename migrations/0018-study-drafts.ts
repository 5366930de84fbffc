import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A version of a themed study that a model writes and an administrator reads before it is published.
  await sql`
    create table study_drafts (
      id uuid primary key default new_id(),
      theme text not null
        check (theme in ('holy-spirit', 'priest', 'builder', 'gifts', 'marriage')),
      -- null once that administrator has left
      created_by text references users (id) on delete set null,
      -- rises with every change of an item, so that only what was read is published
      revision integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index study_drafts_created_by_idx on study_drafts (created_by)`.execute(db);

  // Each piece is stored as soon as it is written, so that a version goes on after a stop.
  await sql`
    create table study_draft_items (
      draft_id uuid not null references study_drafts (id) on delete cascade,
      key text not null check (length(key) between 1 and 60),
      content jsonb not null,
      revision integer not null default 1,
      updated_at timestamptz not null default now(),
      primary key (draft_id, key)
    )`.execute(db);
}
