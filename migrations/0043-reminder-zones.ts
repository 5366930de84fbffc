import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Until now a zone under another name than the engine's was refused, and Brasília stored instead.
  await sql`
    alter table reminders add column zone_known boolean not null default false`.execute(db);
}
