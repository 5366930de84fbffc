import { sql } from 'kysely';
import type { Role } from '#shared/access.ts';
import type { Db } from '../db/client.ts';
import { isAmong } from '../db/lookup.ts';

type StoredSession = Readonly<{
  token: string;
  id: string;
  expiresAt: Date;
  userId: string;
  name: string;
  email: string;
  role: Role | null;
}>;

/**
 * Reads sessions with their users and roles in one statement, as every signed-in call needs one. A session
 * whose password was shown in a terminal counts once its owner has chosen another.
 */
export async function findSessions(
  db: Db,
  tokens: readonly string[],
): Promise<Map<string, StoredSession>> {
  const { rows } = await sql<StoredSession>`
    select s.token, s.id, s.expires_at, u.id as user_id, u.name, u.email, r.role
    from sessions s join users u on u.id = s.user_id left join user_roles r on r.user_id = u.id
    where ${isAmong('s.token', tokens)} and s.expires_at > now() and u.blocked_at is null
      and not u.must_change_password
  `.execute(db);
  return new Map(rows.map((row) => [row.token, row]));
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  const now = new Date();
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
}
