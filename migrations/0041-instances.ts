import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Each running process with its word of what all must share.
  await sql`
    create table instances (
      id uuid primary key,
      host text not null,
      pid integer not null,
      word jsonb not null,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now()
    )`.execute(db);
  // What one process tells the others; a minute later nobody needs it.
  await sql`
    create unlogged table instance_news (
      id bigserial primary key,
      instance_id uuid not null,
      kind text not null,
      body jsonb not null,
      told_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index instance_news_told_at_idx on instance_news (told_at)`.execute(db);
}
