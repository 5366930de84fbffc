import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What was said beside an answer, help lines above all, is read again with it. A question has
  // them too, for one that got no answer.
  await sql`alter table chat_messages add column notices jsonb`.execute(db);
  await sql`alter table diary_entries add column notices jsonb`.execute(db);
  // Other texts of the library that were offered with an answer.
  await sql`alter table chat_messages add column offers jsonb`.execute(db);
}
