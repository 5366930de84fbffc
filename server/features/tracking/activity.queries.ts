import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Activity } from './activity-buffer.ts';
import { boundedSeconds, IS_RECORDED, RECORDED_MEMBERS } from './visits.queries.ts';

/** A session without a heartbeat for this long is over, whether or not it said so. */
export const INACTIVE_AFTER = sql`interval '5 minutes'`;

/** Nobody knows when a visit ended if the next one began later than this. */
const LONGEST_GAP = sql`interval '30 minutes'`;

/** Records the latest sign of life of each session, all of them in one statement. */
export async function updateSessionActivity(db: Db, batch: readonly Activity[]): Promise<void> {
  const tokens = batch.map(({ token }) => token);
  const sessions = batch.map(({ session }) => session);
  const ended = batch.map((each) => each.ended);
  // In the order of the key, so that two instances never wait for each other; and once for each
  // key, though a member may have signed in twice.
  await sql`
    insert into user_session_activity as a (user_id, session_id, auth_session_id, ended_at)
    select distinct on (s.user_id, b.session_id)
      s.user_id, b.session_id, s.id, case when b.ended then now() end
    from unnest(${tokens}::text[], ${sessions}::text[], ${ended}::boolean[])
        as b (token, session_id, ended),
      ${RECORDED_MEMBERS}
    where s.token = b.token and ${IS_RECORDED}
    order by s.user_id, b.session_id, b.ended
    on conflict (user_id, session_id) do update set
      last_activity_at = now(),
      auth_session_id = excluded.auth_session_id,
      ended_at = excluded.ended_at`.execute(db);
}

/** The specification's get_active_users_count: members with a sign of life in the last minutes. */
export async function countActiveUsers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct user_id)::integer as count from user_session_activity
    where ended_at is null and last_activity_at > now() - ${INACTIVE_AFTER}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * The specification's cleanup_inactive_sessions: ends the sessions that fell silent, and closes
 * visits that nobody closed at the next visit's start, the last one at the last sign of life.
 * @returns the number of sessions that it ended
 */
export async function cleanUpInactiveSessions(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update user_session_activity set ended_at = last_activity_at
    where ended_at is null and last_activity_at <= now() - ${INACTIVE_AFTER}`.execute(db);
  await sql`
    update page_analytics p set
      visit_end = p.visit_start + make_interval(secs => forgotten.seconds),
      time_spent_seconds = forgotten.seconds
    from (
      select v.id, v.visit_start, ${boundedSeconds(sql`coalesce(next.visit_start, a.last_activity_at)`)} as seconds
      from page_analytics v
      left join user_session_activity a on a.user_id = v.user_id and a.session_id = v.session_id
      left join lateral (
        select min(n.visit_start) as visit_start from page_analytics n
        where n.user_id = v.user_id and n.session_id = v.session_id
          and n.visit_start > v.visit_start
      ) next on true
      where v.visit_end is null and v.visit_start > now() - interval '3 days'
        and case when next.visit_start is null then a.ended_at is not null
          else next.visit_start <= v.visit_start + ${LONGEST_GAP} end
    ) forgotten
    where p.id = forgotten.id and p.visit_start = forgotten.visit_start and p.visit_end is null
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
