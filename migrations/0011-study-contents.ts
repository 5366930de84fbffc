import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The documents of the themed studies, by version; members see the active one of each theme.
  await sql`
    create table study_contents (
      id uuid primary key default new_id(),
      theme text not null
        check (theme in ('holy-spirit', 'priest', 'builder', 'gifts', 'marriage')),
      version integer not null check (version >= 1),
      is_active boolean not null default false,
      source text not null check (source in ('library', 'model')),
      -- of an administrator; null for the library's own
      created_by text references users (id) on delete set null,
      document jsonb not null,
      -- SHA-256 of the document as it was written, by which a changed one is told from the same
      digest text not null,
      created_at timestamptz not null default now(),
      unique (theme, version)
    )`.execute(db);
  await sql`create unique index study_contents_active_idx on study_contents (theme) where is_active`.execute(
    db,
  );
  await sql`create index study_contents_created_by_idx on study_contents (created_by)`.execute(db);
}
