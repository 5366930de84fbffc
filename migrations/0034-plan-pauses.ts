import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The pauses of a walk that are over: a streak leaves their days out.
  await sql`
    create table plan_pauses (
      walk_id uuid not null references plan_walks (id) on delete cascade,
      paused_on date not null,
      -- the first day that is not paused
      resumed_on date not null check (resumed_on > paused_on),
      primary key (walk_id, paused_on)
    )`.execute(db);
  // The ticks before a check-in completed the day, which undoing it brings back.
  await sql`alter table reading_progress add column readings_before text[]`.execute(db);
}
