import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Visits of pages, in partitions of a month, which are dropped when their time is over.
  await sql`
    create table page_analytics (
      id uuid not null default new_id(),
      user_id text not null references users (id) on delete cascade,
      page_path text not null check (length(page_path) between 1 and 100),
      page_title text not null check (length(page_title) <= 200),
      visit_start timestamptz not null default now(),
      -- null until the visit ends
      visit_end timestamptz,
      time_spent_seconds integer check (time_spent_seconds between 0 and 86400),
      session_id text not null check (length(session_id) <= 60),
      device text not null check (device in ('phone', 'tablet', 'desktop')),
      user_agent text not null check (length(user_agent) <= 300),
      referrer text check (length(referrer) <= 300),
      primary key (visit_start, id),
      check ((visit_end is null) = (time_spent_seconds is null))
    ) partition by range (visit_start)`.execute(db);
  await sql`create index page_analytics_user_idx on page_analytics (user_id, visit_start)`.execute(
    db,
  );

  // In a schema of their own, so that the list of tables does not grow by the month.
  await sql`create schema visit_partitions`.execute(db);
  await sql`
    create function create_visit_partitions(months integer) returns void language plpgsql as $$
    declare
      month timestamp := date_trunc('month', now() at time zone 'UTC');
      partition text;
    begin
      for step in 0..months loop
        partition := 'page_analytics_' || to_char(month, 'YYYY_MM');
        -- Creating a partition waits for all who read the table, so it is only done when needed.
        if to_regclass('visit_partitions.' || partition) is null then
          perform pg_advisory_xact_lock(7201019);
          execute format(
            'create table if not exists visit_partitions.%I partition of page_analytics
               for values from (%L) to (%L)',
            partition, month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
        end if;
        month := month + interval '1 month';
      end loop;
    end $$`.execute(db);
  await sql`select create_visit_partitions(2)`.execute(db);

  // One row for each member and browser tab; heartbeats renew last_activity_at.
  await sql`
    create table user_session_activity (
      user_id text not null references users (id) on delete cascade,
      session_id text not null check (length(session_id) <= 60),
      -- the session of the member's account, which may be gone
      auth_session_id text not null,
      started_at timestamptz not null default now(),
      last_activity_at timestamptz not null default now(),
      ended_at timestamptz,
      primary key (user_id, session_id)
    ) with (fillfactor = 70)`.execute(db);
  await sql`create index user_session_activity_auth_idx on user_session_activity (auth_session_id)
    where ended_at is null`.execute(db);
  // Without last_activity_at, so that a heartbeat changes no index.
  await sql`create index user_session_activity_open_idx on user_session_activity (user_id)
    where ended_at is null`.execute(db);

  // Signing out, in whatever way, ends what was open in that session.
  await sql`
    create function end_session_activity() returns trigger language plpgsql as $$
    begin
      update page_analytics set
          visit_end = greatest(visit_start, now()),
          time_spent_seconds =
            least(greatest(extract(epoch from now() - visit_start), 0), 14400)::integer
        where user_id = old.user_id and visit_end is null
          and visit_start > now() - interval '1 day'
          and session_id in (
            select session_id from user_session_activity
            where auth_session_id = old.id and ended_at is null);
      update user_session_activity set ended_at = now()
        where auth_session_id = old.id and ended_at is null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger sessions_end_activity after delete on sessions
      for each row execute function end_session_activity()`.execute(db);

  // The visits of a day in numbers, which stay when the visits themselves are deleted.
  await sql`
    create table visit_days (
      day date not null,
      -- '*' is the whole day, whose members no sum of pages gives
      page_path text not null,
      visits integer not null,
      -- visits whose end is known, and how long they took together
      timed_visits integer not null,
      seconds bigint not null,
      members integer not null,
      phone_visits integer not null,
      tablet_visits integer not null,
      desktop_visits integer not null,
      hours integer[] not null check (cardinality(hours) = 24),
      primary key (day, page_path)
    )`.execute(db);

  // Members may object to the record of their visits.
  await sql`alter table member_settings add column tracking_objected_at timestamptz`.execute(db);
}
