import { type RawBuilder, sql } from 'kysely';
import type { Page } from '#shared/pages.ts';
import type { Device } from '#shared/tracking/tracking.ts';
import type { Db } from '../../db/client.ts';

/** No page is looked at for longer without a pause; what is beyond comes from a device asleep. */
const LONGEST_VISIT_SECONDS = 4 * 3600;

/** Members who are signed in and have not objected to the record of their visits. */
export const RECORDED_MEMBERS: RawBuilder<unknown> = sql`
  sessions s join users u on u.id = s.user_id
    left join member_settings m on m.user_id = s.user_id`;
export const IS_RECORDED: RawBuilder<boolean> = sql`
  s.expires_at > now() and u.blocked_at is null and m.tracking_objected_at is null`;

/** The whole seconds from the start of the visit `v` to another time, within what can be. */
export const boundedSeconds = (until: RawBuilder<unknown>): RawBuilder<number> =>
  sql`least(${sql.lit(LONGEST_VISIT_SECONDS)},
    greatest(0, floor(extract(epoch from ${until} - v.visit_start))))::integer`;

export type OpenedVisit = Readonly<{
  session: string;
  path: Page;
  title: string;
  referrer: string | null;
  agent: string;
  device: Device;
}>;

/**
 * Opens a visit of the member whose session has this token, in one statement.
 * @returns false where nothing is recorded, because the session has ended or the member objects
 */
export async function openVisit(db: Db, token: string, visit: OpenedVisit): Promise<boolean> {
  const { session, path, title, referrer, agent, device } = visit;
  const { rows } = await sql`
    insert into page_analytics
      (user_id, page_path, page_title, session_id, device, user_agent, referrer)
    select s.user_id, ${path}::text, ${title}::text, ${session}::text, ${device}::text,
      ${agent}::text, ${referrer}::text
    from ${RECORDED_MEMBERS} where s.token = ${token} and ${IS_RECORDED}
    returning id`.execute(db);
  return rows.length > 0;
}

type ClosedVisit = Readonly<{ session: string; path: Page; seconds: number }>;

/**
 * Closes the newest open visit of a page by this member in this session. The time since its start
 * on the database's clock is the most that it can have taken, whatever the browser says.
 * @returns whether there was such a visit
 */
export async function closeVisit(db: Db, token: string, visit: ClosedVisit): Promise<boolean> {
  const seconds = Math.floor(Math.min(visit.seconds, LONGEST_VISIT_SECONDS));
  const { rows } = await sql`
    with visit as (
      select v.id, v.visit_start,
        least(${seconds}::integer, ${boundedSeconds(sql`now()`)}) as seconds
      from page_analytics v join sessions s on s.user_id = v.user_id
      where s.token = ${token} and s.expires_at > now()
        and v.session_id = ${visit.session} and v.page_path = ${visit.path}
        and v.visit_end is null and v.visit_start > now() - interval '1 day'
      order by v.visit_start desc limit 1
    )
    update page_analytics p set
      visit_end = p.visit_start + make_interval(secs => visit.seconds),
      time_spent_seconds = visit.seconds
    from visit
    where p.id = visit.id and p.visit_start = visit.visit_start and p.visit_end is null
    returning p.id`.execute(db);
  return rows.length > 0;
}

/** The pages that the member has opened since then, the most used first. */
export async function usedPages(db: Db, userId: string, since: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('pageAnalytics')
    .select('pagePath')
    .where('userId', '=', userId)
    .where('visitStart', '>=', since)
    .groupBy('pagePath')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('pagePath')
    .execute();
  return rows.map(({ pagePath }) => pagePath);
}
