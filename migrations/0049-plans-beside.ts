import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A member may read by several reading plans at once; how many, the server decides.
  await sql`drop index plan_progress_reading_idx`.execute(db);
  await sql`
    alter table plan_progress
      -- where the member joined: the days before it are neither read nor overdue
      add column first_day integer not null default 1,
      -- on which the plan is read, 1 is Monday; every day without them
      add column weekdays smallint[] check (cardinality(weekdays) between 1 and 7),
      add check (first_day between 1 and total_days),
      drop constraint plan_progress_total_days_check,
      add constraint plan_progress_total_days_check check (total_days between 1 and 3650)`.execute(
    db,
  );
}
