import { sql } from 'kysely';
import { brazilianTime, startOfDay } from '../../db/brazilian-days.ts';
import type { Db } from '../../db/client.ts';
import { BY_MEMBERS, VISIT_FIGURES, visitsSince, WHOLE_DAY } from './roll-up.queries.ts';

/** The days from `first` on: those before `firstRaw` are summed up, the others are counted. */
type Window = Readonly<{ first: string; firstRaw: string }>;

/** A night may have been missed, so visits are counted from the first day not summed up yet. */
export async function readWindow(db: Db, first: string, today: string): Promise<Window> {
  const { rows } = await sql<{ day: string }>`
    select greatest(max(day) + 1, ${first}::date) as day from visit_days
    where day < ${today}::date`.execute(db);
  return { first, firstRaw: rows[0]?.day ?? first };
}

type PageFigures = Readonly<{
  path: string;
  visits: number;
  timedVisits: number;
  seconds: number;
}>;

/** The pages of a window, the most visited first. */
export async function readPages(
  db: Db,
  { first, firstRaw }: Window,
  limit: number,
): Promise<PageFigures[]> {
  const { rows } = await sql<PageFigures>`
    select page_path as path, sum(visits)::integer as visits,
      sum(timed_visits)::integer as timed_visits, sum(seconds)::double precision as seconds
    from (
      select page_path, visits, timed_visits, seconds from visit_days
      where day >= ${first}::date and day < ${firstRaw}::date and page_path <> ${WHOLE_DAY}
      union all
      select page_path, count(*), count(time_spent_seconds), coalesce(sum(time_spent_seconds), 0)
      from page_analytics where visit_start >= ${startOfDay(firstRaw)} and ${BY_MEMBERS}
      group by page_path
    ) pages
    group by page_path order by visits desc, path limit ${limit}`.execute(db);
  return rows;
}

export type DayFigures = Readonly<{
  day: string;
  visits: number;
  timedVisits: number;
  seconds: number;
  members: number;
  phoneVisits: number;
  tabletVisits: number;
  desktopVisits: number;
  hours: readonly number[];
}>;

/** The days of a window in their order; days without a visit may be missing. */
export async function readDays(db: Db, { first, firstRaw }: Window): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select day, visits, timed_visits, seconds::double precision as seconds, members,
      phone_visits, tablet_visits, desktop_visits, hours
    from visit_days
    where day >= ${first}::date and day < ${firstRaw}::date and page_path = ${WHOLE_DAY}
    union all
    select day, visits, timed_visits, seconds::double precision, members,
      phone_visits, tablet_visits, desktop_visits, hours
    from (select day, ${VISIT_FIGURES} from (${visitsSince(firstRaw)}) v group by day) raw
    order by day`.execute(db);
  return rows;
}

/** The visits and members of the days of a window: the rest of a day's figures costs ten times as much. */
export async function readVisitsByDay(
  db: Db,
  { first, firstRaw }: Window,
): Promise<ReadonlyMap<string, Pick<DayFigures, 'visits' | 'members'>>> {
  const { rows } = await sql<Pick<DayFigures, 'day' | 'visits' | 'members'>>`
    select day, visits, members from visit_days
    where day >= ${first}::date and day < ${firstRaw}::date and page_path = ${WHOLE_DAY}
    union all
    select ${brazilianTime(sql`visit_start`)}::date as day, count(*)::integer,
      count(distinct user_id)::integer
    from page_analytics where visit_start >= ${startOfDay(firstRaw)} and ${BY_MEMBERS}
    group by 1`.execute(db);
  return new Map(rows.map(({ day, visits, members }) => [day, { visits, members }]));
}
