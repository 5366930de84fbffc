import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Two to four sentences on the day's passage; days without one have a prayer of their kind of book.
  await sql`alter table reading_plan_days add column reflection text`.execute(db);
}
