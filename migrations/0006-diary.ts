import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A member's saved answers and own notes.
  await sql`
    create table diary_entries (
      id uuid primary key default new_id(),
      user_id text not null references users (id) on delete cascade,
      -- made by the client, so that keeping again what may have arrived adds nothing
      idempotency_key uuid not null,
      kind text not null check (kind in ('prayer', 'daily-word', 'study', 'promise',
        'devotional-morning', 'devotional-night', 'fasting', 'advice', 'chat', 'explanation',
        'note')),
      title text not null check (length(title) between 1 and 200),
      content jsonb not null,
      source text check (source in ('model', 'library')),
      user_comment text check (length(user_comment) between 1 and 2000),
      -- of the content: how it begins, and its plain words for the search
      excerpt text not null,
      words text not null,
      created_at timestamptz not null default now(),
      unique (user_id, idempotency_key)
    )`.execute(db);
  // The ids sort by creation time.
  await sql`create index diary_entries_newest_idx on diary_entries (user_id, id desc)`.execute(db);

  await sql`
    create table prayer_requests (
      id uuid primary key default new_id(),
      user_id text not null references users (id) on delete cascade,
      idempotency_key uuid not null,
      text text not null check (length(text) between 1 and 2000),
      person text check (length(person) between 1 and 80),
      category text check (category in ('family', 'health', 'work', 'church', 'salvation',
        'decision', 'country', 'other')),
      answered_on date,
      answer text check (length(answer) between 1 and 1000),
      created_at timestamptz not null default now(),
      check (answer is null or answered_on is not null),
      unique (user_id, idempotency_key)
    )`.execute(db);
  await sql`create index prayer_requests_newest_idx on prayer_requests (user_id, id desc)`.execute(
    db,
  );
}
