import { sql } from 'kysely';
import type { Role } from '#shared/access.ts';
import type { Db } from '../db/client.ts';

export type StoredSession = Readonly<{
  id: string;
  expiresAt: Date;
  userId: string;
  name: string;
  email: string;
  role: Role | null;
}>;

/** Reads a session with its user and role in one statement, because every signed-in call needs it. */
export async function findSession(db: Db, token: string): Promise<StoredSession | null> {
  const { rows } = await sql<StoredSession>`
    select s.id, s.expires_at, u.id as user_id, u.name, u.email, r.role
    from sessions s join users u on u.id = s.user_id left join user_roles r on r.user_id = u.id
    where s.token = ${token} and s.expires_at > now() and u.blocked_at is null`.execute(db);
  return rows[0] ?? null;
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  const now = new Date();
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
}
