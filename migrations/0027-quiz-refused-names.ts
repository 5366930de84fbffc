import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Names that were taken out of the ranking, without accents and capitals.
  await sql`
    create table quiz_refused_names (
      name text primary key,
      created_at timestamptz not null default now()
    )`.execute(db);
}
