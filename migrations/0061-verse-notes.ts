import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A verse may have a note without being saved; then the row stands for the note alone.
  await sql`alter table saved_verses add column saved boolean not null default true`.execute(db);
}
