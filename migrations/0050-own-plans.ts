import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A reading plan that a member has made belongs to them and is followed like any other.
  await sql`
    alter table reading_plans
      add column user_id text references users (id) on delete cascade,
      add column weekdays smallint[] check (cardinality(weekdays) between 1 and 7),
      -- what it was made of: [{ "book": …, "from": …, "to": … }]
      add column passages jsonb,
      add column ends_on date,
      add check ((user_id is null) = (passages is null) and (user_id is null) = (ends_on is null)),
      drop constraint reading_plans_duration_days_check,
      add constraint reading_plans_duration_days_check check (duration_days between 1 and 3650)`.execute(
    db,
  );
  await sql`create index reading_plans_user_id_idx on reading_plans (user_id)`.execute(db);
}
