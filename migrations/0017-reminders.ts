import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminders (
      user_id text primary key references users (id) on delete cascade,
      hour integer not null check (hour between 0 and 23),
      -- 1 is Monday, 7 is Sunday
      weekdays integer[] not null
        check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'),
      channel text not null check (channel in ('email', 'push')),
      -- where the member was when they chose the hour
      time_zone text not null check (length(time_zone) between 1 and 60),
      next_at timestamptz not null
    )`.execute(db);
  await sql`create index reminders_next_idx on reminders (next_at)`.execute(db);

  // One row for a member and a day of their calendar, so that no day is reminded of twice.
  await sql`
    create table reminder_sends (
      user_id text not null references users (id) on delete cascade,
      day date not null,
      state text not null default 'pending'
        check (state in ('pending', 'sending', 'sent', 'skipped', 'unsent')),
      due_at timestamptz not null,
      attempts integer not null default 0,
      changed_at timestamptz not null,
      primary key (user_id, day)
    )`.execute(db);
  await sql`
    create index reminder_sends_open_idx on reminder_sends (state, due_at)
    where state in ('pending', 'sending')`.execute(db);

  await sql`
    create table push_subscriptions (
      id uuid primary key default new_id(),
      user_id text not null references users (id) on delete cascade,
      endpoint text not null unique check (length(endpoint) between 1 and 1000),
      p256dh text not null check (length(p256dh) between 1 and 200),
      auth text not null check (length(auth) between 1 and 100),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create index push_subscriptions_user_idx on push_subscriptions (user_id, id)`.execute(db);
}
