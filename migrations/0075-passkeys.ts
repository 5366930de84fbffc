import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // No two accounts may share a credential, or one would stand in for the other at the sign-in.
  await sql`
    create table passkeys (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      name text,
      public_key text not null,
      credential_id text not null unique,
      counter integer not null,
      device_type text not null,
      backed_up boolean not null,
      transports text,
      aaguid text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index passkeys_user_id on passkeys (user_id)`.execute(db);

  // The passkey that opened or confirmed a session; without it the session is one of the password.
  await sql`
    alter table sessions
      add column passkey_id text references passkeys (id) on delete set null`.execute(db);
  await sql`
    create index sessions_passkey_id on sessions (passkey_id)
      where passkey_id is not null`.execute(db);
}
