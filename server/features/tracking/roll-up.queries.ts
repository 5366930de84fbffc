import { sql } from 'kysely';
import { brazilianTime, startOfDay } from '../../db/brazilian-days.ts';
import type { Db } from '../../db/client.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The name under which the whole day is stored. */
export const WHOLE_DAY = '*';

/** The figures of visits, for a day or for the pages of one. */
export const VISIT_FIGURES = sql`
  count(*)::integer as visits,
  count(time_spent_seconds)::integer as timed_visits,
  coalesce(sum(time_spent_seconds), 0)::bigint as seconds,
  count(distinct user_id)::integer as members,
  (count(*) filter (where device = 'phone'))::integer as phone_visits,
  (count(*) filter (where device = 'tablet'))::integer as tablet_visits,
  (count(*) filter (where device = 'desktop'))::integer as desktop_visits,
  array[${sql.join(HOURS.map((hour) => sql`count(*) filter (where hour = ${sql.lit(hour)})`))}]
    ::integer[] as hours`;

/** Administrators look after the pages; what they open says nothing about members. */
export const BY_MEMBERS = sql`not exists (
  select from user_roles where user_roles.user_id = page_analytics.user_id and role = 'admin')`;

/** The visits since a day of Brazil, with the hour of their start there. */
export const visitsSince = (day: string) => sql`
  select *, extract(hour from ${brazilianTime(sql`visit_start`)})::integer as hour,
    ${brazilianTime(sql`visit_start`)}::date as day
  from page_analytics where visit_start >= ${startOfDay(day)} and ${BY_MEMBERS}`;

/**
 * Sums up the visits of a day, by page and as a whole. Repeated, it replaces the figures, unless
 * visits have been deleted since, as with a member's account. Who came is noted first: a day that
 * has its sum has them too.
 */
export async function rollUpVisits(db: Db, day: string): Promise<void> {
  await sql`
    insert into visit_months (month, user_id)
    select distinct date_trunc('month', ${day}::date)::date, user_id from page_analytics
    where visit_start >= ${startOfDay(day)} and visit_start < ${startOfDay(day)} + interval '1 day'
    on conflict do nothing`.execute(db);
  await sql`
    insert into visit_days (day, page_path, visits, timed_visits, seconds, members, phone_visits,
      tablet_visits, desktop_visits, hours)
    select ${day}::date, coalesce(page_path, ${WHOLE_DAY}), ${VISIT_FIGURES}
    from (${visitsSince(day)} and visit_start < ${startOfDay(day)} + interval '1 day') v
    group by grouping sets ((page_path), ())
    on conflict (day, page_path) do update set
      visits = excluded.visits, timed_visits = excluded.timed_visits,
      seconds = excluded.seconds, members = excluded.members,
      phone_visits = excluded.phone_visits, tablet_visits = excluded.tablet_visits,
      desktop_visits = excluded.desktop_visits, hours = excluded.hours
    where excluded.visits >= visit_days.visits`.execute(db);
}

/**
 * The first day whose visits are not summed up for good: the last one that was, as visits may
 * have been closed since, or that of the oldest visit.
 */
export async function firstDayToRollUp(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select coalesce(
      (select max(day) from visit_days),
      (select ${brazilianTime(sql`min(visit_start)`)} from page_analytics)::date
    ) as day`.execute(db);
  return rows[0]?.day ?? null;
}
