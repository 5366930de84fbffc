import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_verses (
      id uuid primary key default new_id(),
      user_id text not null references users (id) on delete cascade,
      place integer not null,
      book text not null,
      chapter integer not null check (chapter > 0),
      verse_number integer not null check (verse_number > 0),
      -- kept beside the place: what the member read, in the translation they read
      verse_text text not null check (verse_text <> ''),
      translation text not null,
      user_comment text check (length(user_comment) between 1 and 2000),
      tags text[] not null default '{}' check (cardinality(tags) <= 10),
      created_at timestamptz not null default now(),
      unique (user_id, book, chapter, verse_number)
    )`.execute(db);
  await sql`create index saved_verses_newest_idx on saved_verses (user_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index saved_verses_canon_idx on saved_verses (user_id, place)`.execute(db);

  await sql`
    create table highlights (
      user_id text not null references users (id) on delete cascade,
      book text not null,
      chapter integer not null check (chapter > 0),
      verse integer not null check (verse > 0),
      colour text not null check (colour in ('amber', 'green', 'blue', 'rose', 'violet')),
      updated_at timestamptz not null default now(),
      primary key (user_id, book, chapter, verse)
    )`.execute(db);

  // The place where a member stopped reading, shared by all devices.
  await sql`
    create table reading_positions (
      user_id text primary key references users (id) on delete cascade,
      book text not null,
      chapter integer not null check (chapter > 0),
      verse integer not null default 1 check (verse > 0),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table member_settings add column reader jsonb`.execute(db);

  // One explanation per verse, translation and prompt version, shared by all members.
  await sql`
    create table verse_explanations (
      translation_id text not null,
      book text not null,
      chapter integer not null,
      verse integer not null,
      prompt_version integer not null,
      content jsonb not null,
      model text not null,
      created_at timestamptz not null default now(),
      primary key (translation_id, book, chapter, verse, prompt_version)
    )`.execute(db);

  // The process that generates something shared, while the others wait for it.
  await sql`
    create table leases (
      name text primary key,
      holder uuid not null,
      leased_until timestamptz not null
    )`.execute(db);

  await sql`
    create table spoken_texts (
      hash text primary key,
      audio bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table text_reports (
      id uuid primary key default new_id(),
      user_id text references users (id) on delete set null,
      translation_id text not null,
      book text not null,
      chapter integer not null,
      verse integer not null,
      message text not null check (length(message) between 1 and 1000),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index text_reports_user_id_idx on text_reports (user_id)`.execute(db);
}
