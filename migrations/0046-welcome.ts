import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // When a new member answered or closed the three questions of the first day.
  await sql`alter table member_settings add column welcomed_at timestamptz`.execute(db);
}
