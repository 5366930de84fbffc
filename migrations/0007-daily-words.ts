import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The daily word that a model wrote for all members on a calendar day in Brazil.
  await sql`
    create table daily_words (
      day date not null,
      prompt_version integer not null,
      content jsonb not null,
      model text not null,
      created_at timestamptz not null default now(),
      primary key (day, prompt_version)
    )`.execute(db);
}
