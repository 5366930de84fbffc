import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Who came in a month of Brazil, so that a report does not read its visits one by one.
  await sql`
    create table visit_months (
      month date not null,
      user_id text not null references users (id) on delete cascade,
      primary key (month, user_id)
    )`.execute(db);
  await sql`create index visit_months_user_idx on visit_months (user_id)`.execute(db);
  await sql`
    insert into visit_months (month, user_id)
    select distinct date_trunc('month', visit_start at time zone 'America/Sao_Paulo')::date, user_id
    from page_analytics`.execute(db);

  // The other figures of a report.
  await sql`create index saved_verses_created_idx on saved_verses (created_at)`.execute(db);
  await sql`create index diary_entries_created_idx on diary_entries (created_at)`.execute(db);
  await sql`create index reading_progress_finished_idx on reading_progress (finished_reading_at)
    where finished_reading_at is not null`.execute(db);
  await sql`create index quiz_attempts_created_idx on quiz_attempts (created_at)`.execute(db);
  await sql`create index quiz_answers_answered_idx on quiz_answers (answered_at)`.execute(db);
}
