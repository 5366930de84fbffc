import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column two_factor_enabled boolean not null default false`.execute(
    db,
  );

  // Secret and recovery codes are encrypted with the site's secret.
  await sql`
    create table two_factors (
      id text primary key,
      user_id text not null unique references users (id) on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean not null default true,
      failed_verification_count integer not null default 0,
      locked_until timestamptz
    )`.execute(db);

  // When its owner last showed a password or a code in a session, and when it was last used.
  await sql`alter table sessions add column proved_at timestamptz, add column used_at timestamptz`.execute(
    db,
  );
  await sql`update sessions set proved_at = created_at, used_at = greatest(created_at, updated_at)`.execute(
    db,
  );
  await sql`
    alter table sessions
      alter column proved_at set not null, alter column proved_at set default now(),
      alter column used_at set not null, alter column used_at set default now()`.execute(db);
}
