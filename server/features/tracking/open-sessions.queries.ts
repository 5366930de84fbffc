import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { INACTIVE_AFTER } from './activity.queries.ts';

type OpenSession = Readonly<{
  userId: string;
  sessionId: string;
  name: string;
  startedAt: Date;
  silentSeconds: number;
  isActive: boolean;
}>;

/** The sessions that nobody has ended, those with the latest sign of life first. */
export async function listOpenSessions(db: Db, limit: number): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select a.user_id, a.session_id, u.name, a.started_at,
      greatest(0, extract(epoch from now() - a.last_activity_at))::integer as silent_seconds,
      a.last_activity_at > now() - ${INACTIVE_AFTER} as is_active
    from user_session_activity a join users u on u.id = a.user_id
    where a.ended_at is null
    order by a.last_activity_at desc, a.user_id, a.session_id
    limit ${limit}`.execute(db);
  return rows;
}

export async function countOpenSessions(db: Db) {
  const { rows } = await sql<{ active: number; inactive: number }>`
    select
      count(*) filter (where last_activity_at > now() - ${INACTIVE_AFTER})::integer as active,
      count(*) filter (where last_activity_at <= now() - ${INACTIVE_AFTER})::integer as inactive
    from user_session_activity where ended_at is null`.execute(db);
  return rows[0] ?? { active: 0, inactive: 0 };
}

/** Ends a session at its last sign of life. @returns whether it was open */
export async function endOpenSession(
  db: Db,
  { userId, sessionId }: Pick<OpenSession, 'userId' | 'sessionId'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update user_session_activity set ended_at = last_activity_at
    where user_id = ${userId} and session_id = ${sessionId} and ended_at is null`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
