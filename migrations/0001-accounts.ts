import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists unaccent`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);

  // UUIDv7 ids sort by creation time to the microsecond; PostgreSQL 15 has no function of its own.
  await sql`
    create function new_id() returns uuid language sql volatile parallel safe as $$
      select (
        lpad(to_hex(us / 1000), 12, '0') || '7' || lpad(to_hex(us % 1000 * 4096 / 1000), 3, '0') ||
        substr(replace(gen_random_uuid()::text, '-', ''), 17)
      )::uuid
      from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as us) as clock
    $$`.execute(db);

  await sql`
    create table users (
      id text primary key,
      name text not null check (length(name) between 1 and 200),
      email text not null unique check (email = lower(email)),
      email_verified boolean not null default false,
      image text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table sessions (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sessions_user_id_idx on sessions (user_id)`.execute(db);

  await sql`
    create table accounts (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      account_id text not null,
      provider_id text not null,
      access_token text,
      refresh_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      id_token text,
      password text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (provider_id, account_id)
    )`.execute(db);
  await sql`create index accounts_user_id_idx on accounts (user_id)`.execute(db);

  await sql`
    create table verifications (
      id text primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index verifications_identifier_idx on verifications (identifier)`.execute(db);

  await sql`
    create table user_roles (
      user_id text primary key references users (id) on delete cascade,
      role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
      updated_at timestamptz not null default now()
    )`.execute(db);
  // A trigger in the database covers every way of creating a user.
  await sql`
    create function give_default_role() returns trigger language plpgsql as $$
    begin
      insert into user_roles (user_id) values (new.id);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger users_default_role after insert on users
      for each row execute function give_default_role()`.execute(db);

  await sql`
    create table rate_limits (
      key text primary key,
      window_start timestamptz not null,
      hits integer not null check (hits > 0)
    )`.execute(db);
  await sql`create index rate_limits_window_start_idx on rate_limits (window_start)`.execute(db);
}
