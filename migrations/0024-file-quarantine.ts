import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The mark that the stored files of this database bear, whatever else lies in the same storage.
  await sql`
    create table installation (
      mark text primary key check (mark ~ '^[0-9a-f]{12}$'),
      only_one boolean not null default true unique check (only_one)
    )`.execute(db);
  await sql`
    insert into installation (mark)
    values (left(replace(gen_random_uuid()::text, '-', ''), 12))`.execute(db);

  // Objects with that mark which no record knows, until they are deleted or known again.
  await sql`
    create table quarantined_files (
      location text primary key,
      found_at timestamptz not null,
      awaits_confirmation boolean not null default false
    )`.execute(db);
}
