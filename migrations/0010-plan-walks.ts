import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A member's way through a plan of so many days: a themed study or a reading plan.
  await sql`
    create table plan_walks (
      id uuid primary key default new_id(),
      user_id text not null references users (id) on delete cascade,
      kind text not null check (kind in ('study', 'reading')),
      plan text not null check (length(plan) between 1 and 120),
      total_days integer not null check (total_days between 1 and 1000),
      -- calendar days where the member lives
      started_on date not null,
      paused_on date,
      -- by how many days pauses and catching up have moved the schedule
      shifted_days integer not null default 0 check (shifted_days >= 0),
      last_read_day integer not null default 0 check (last_read_day between 0 and total_days),
      status text not null default 'active'
        check (status in ('active', 'paused', 'finished', 'left')),
      created_at timestamptz not null default now(),
      check ((status = 'paused') = (paused_on is not null))
    )`.execute(db);
  await sql`create index plan_walks_user_idx on plan_walks (user_id, id desc)`.execute(db);
  // A member walks a plan once at a time, and reads by one reading plan.
  await sql`
    create unique index plan_walks_current_idx on plan_walks (user_id, plan)
    where status in ('active', 'paused')`.execute(db);
  await sql`
    create unique index plan_walks_reading_idx on plan_walks (user_id)
    where kind = 'reading' and status in ('active', 'paused')`.execute(db);

  await sql`
    create table plan_days (
      walk_id uuid not null references plan_walks (id) on delete cascade,
      day integer not null check (day >= 1),
      completed_on date not null,
      completed_at timestamptz not null default now(),
      primary key (walk_id, day)
    )`.execute(db);
}
