import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column blocked_at timestamptz,
      add column last_sign_in_at timestamptz`.execute(db);
  await sql`
    update users set last_sign_in_at = (
      select max(created_at) from sessions where user_id = users.id
    )`.execute(db);
  // The administration lists the newest first.
  await sql`create index users_newest_idx on users (created_at desc, id desc)`.execute(db);

  // unaccent depends on its dictionary and so is not immutable; named, the dictionary is fixed. A
  // host may hold extensions in a schema of their own.
  const { rows } = await sql<{ name: string }>`
    select extnamespace::regnamespace || '.unaccent' as name
    from pg_extension where extname = 'unaccent'`.execute(db);
  const unaccent = sql.raw(rows[0]?.name ?? 'public.unaccent');
  await sql`
    create function plain_text(text) returns text language sql immutable parallel safe strict as $$
      select lower(${unaccent}('${unaccent}'::regdictionary, $1))
    $$`.execute(db);
  await sql`
    create index users_search_idx on users
      using gin (plain_text(name || ' ' || email) gin_trgm_ops)`.execute(db);

  await sql`
    create table invitations (
      user_id text primary key references users (id) on delete cascade,
      -- null once that administrator has left
      invited_by text references users (id) on delete set null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index invitations_invited_by_idx on invitations (invited_by)`.execute(db);
}
