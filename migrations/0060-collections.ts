import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table collections (
      id uuid primary key default new_id(),
      user_id text not null references users (id) on delete cascade,
      idempotency_key uuid not null,
      name text not null check (char_length(name) between 1 and 100),
      share_key text unique,
      created_at timestamptz not null default now(),
      unique (user_id, idempotency_key)
    )`.execute(db);
  await sql`
    create table collection_items (
      id uuid primary key default new_id(),
      collection_id uuid not null references collections (id) on delete cascade,
      idempotency_key uuid not null,
      position integer not null,
      kind text not null check (kind in ('passage', 'heading', 'note')),
      text text not null check (char_length(text) between 1 and 2000),
      unique (collection_id, idempotency_key)
    )`.execute(db);
  await sql`create index on collection_items (collection_id, position)`.execute(db);
}
