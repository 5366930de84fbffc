import { type Kysely, sql } from 'kysely';

/** The authored library is searched in memory, from the modules that hold it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table library_entries`.execute(db);
}
