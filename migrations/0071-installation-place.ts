import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Where this database was served last, by which a copy that starts elsewhere is known as one.
  await sql`alter table installation add column place jsonb`.execute(db);
}
