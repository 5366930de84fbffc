import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column must_change_password boolean not null default false`.execute(db);

  // What a member reported about a text belongs to the account and goes with it.
  await sql`delete from text_reports where user_id is null`.execute(db);
  await sql`
    alter table text_reports
      alter column user_id set not null,
      drop constraint text_reports_user_id_fkey,
      add constraint text_reports_user_id_fkey
        foreign key (user_id) references users (id) on delete cascade`.execute(db);
}
