import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Religious conviction is sensitive personal data, so a model may see it only with consent.
  await sql`
    create table member_settings (
      user_id text primary key references users (id) on delete cascade,
      ai_consent boolean,
      ai_consent_at timestamptz,
      ai_consent_version integer,
      updated_at timestamptz not null default now(),
      check (ai_consent is null or ai_consent_at is not null)
    )`.execute(db);

  // One row per answer, written when its tokens are reserved and settled when it ends. It holds
  // amounts, the member and the verses shown, but neither prompt nor answer.
  await sql`
    create table ai_usage (
      id uuid primary key default new_id(),
      user_id text references users (id) on delete set null,
      day date not null,
      generator text not null,
      source text not null check (source in ('model', 'library', 'cache')),
      model text,
      status text not null check (status in ('reserved', 'done', 'failed', 'aborted')),
      reserved_tokens integer not null default 0 check (reserved_tokens >= 0),
      input_tokens integer not null default 0 check (input_tokens >= 0),
      output_tokens integer not null default 0 check (output_tokens >= 0),
      estimated boolean not null default false,
      verses text[] not null default '{}',
      created_at timestamptz not null default now(),
      settled_at timestamptz
    )`.execute(db);
  await sql`create index ai_usage_day_idx on ai_usage (day, generator)`.execute(db);
  await sql`create index ai_usage_user_id_idx on ai_usage (user_id, created_at desc)`.execute(db);

  // The spent and reserved part of a day's budget, for the site ('site') and for each member.
  await sql`
    create table ai_budgets (
      day date not null,
      scope text not null,
      tokens bigint not null default 0 check (tokens >= 0),
      primary key (day, scope)
    )`.execute(db);

  await sql`
    create view chat_usage_stats as
      select day as date,
        count(*)::integer as total_messages,
        coalesce(sum(input_tokens + output_tokens), 0)::integer as total_tokens,
        count(distinct user_id)::integer as active_users
      from ai_usage
      where generator in ('biblical-chat', 'chat-assistant') and status <> 'reserved'
      group by day`.execute(db);

  await sql`
    create table conversations (
      id uuid primary key default new_id(),
      user_id text not null references users (id) on delete cascade,
      title text not null check (length(title) between 1 and 200),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index conversations_user_id_idx on conversations (user_id, updated_at desc)`.execute(
    db,
  );
  await sql`
    create table chat_messages (
      id bigserial primary key,
      conversation_id uuid not null references conversations (id) on delete cascade,
      role text not null check (role in ('user', 'assistant')),
      content jsonb not null,
      source text check (source in ('model', 'library')),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index chat_messages_conversation_idx on chat_messages (conversation_id, id)`.execute(
    db,
  );
}
