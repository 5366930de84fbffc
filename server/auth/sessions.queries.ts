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
  /** Whether the account asks for the codes of an authenticator. */
  hasAuthenticator: boolean;
  /** Whether a code or a passkey opened it. */
  hasSecondFactor: boolean;
  /** Whether its owner showed a password or a code a moment ago. */
  isProven: boolean;
  /** Whether the last noted use of somebody with a role is minutes old. */
  isUseDue: boolean;
  /** Whether it is too old, or one of somebody with a role and too long unused. */
  isOver: boolean;
}>;

/** For this long after a password or a code, nothing asks for another. */
const PROVEN = sql<string>`interval '10 minutes'`;

/** Sessions of who looks after the site end unused, and at last in any case. */
const STAFF_IDLE = sql<string>`interval '12 hours'`;
const STAFF_LONGEST = sql<string>`interval '7 days'`;
/** Those of members end after a year in any case, as a device that is given away is forgotten. */
const LONGEST = sql<string>`interval '365 days'`;
/** Whether a code or a passkey opened a session: an account with an authenticator demands its code. */
const HAS_SECOND_FACTOR = sql<boolean>`(u.two_factor_enabled or s.passkey_id is not null)`;
const IS_PROVEN = sql<boolean>`s.proved_at > now() - ${PROVEN}`;
const NOTED_EACH = sql<string>`interval '5 minutes'`;

/**
 * Reads sessions with their users and roles in one statement, as every signed-in call needs one. A session
 * whose password was shown in a terminal counts once its owner has chosen another.
 */
export async function findSessions(
  db: Db,
  tokens: readonly string[],
): Promise<Map<string, StoredSession>> {
  const { rows } = await sql<StoredSession>`
    select s.token, s.id, s.expires_at, u.id as user_id, u.name, u.email, r.role,
      u.two_factor_enabled as has_authenticator,
      ${HAS_SECOND_FACTOR} as has_second_factor, ${IS_PROVEN} as is_proven,
      coalesce(r.role, 'user') <> 'user' and s.used_at < now() - ${NOTED_EACH} as is_use_due,
      s.created_at < now() - ${LONGEST} or coalesce(r.role, 'user') <> 'user'
        and (s.used_at < now() - ${STAFF_IDLE} or s.created_at < now() - ${STAFF_LONGEST}) as is_over
    from sessions s join users u on u.id = s.user_id left join user_roles r on r.user_id = u.id
    where ${isAmong('s.token', tokens)} and s.expires_at > now() and u.blocked_at is null
      and not u.must_change_password
  `.execute(db);
  return new Map(rows.map((row) => [row.token, row]));
}

export async function noteUse(db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ usedAt: sql`now()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function markProven(db: Db, sessionId: string): Promise<void> {
  const now = sql<Date>`now()`;
  await db.updateTable('sessions').set({ provedAt: now }).where('id', '=', sessionId).execute();
}

/** Notes the passkey that opened a session, or was made in it. */
export async function markPasskey(
  db: Db,
  token: string,
  by: Readonly<{ id: string } | { credentialId: string }>,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      passkeyId: ({ selectFrom }) =>
        selectFrom('passkeys')
          .select('passkeys.id')
          .whereRef('passkeys.userId', '=', 'sessions.userId')
          .where((eb) =>
            'id' in by ? eb('passkeys.id', '=', by.id) : eb('credentialId', '=', by.credentialId),
          ),
    })
    .where('token', '=', token)
    .execute();
}

export type Standing = Readonly<{
  role: Role;
  hasSecondFactor: boolean;
  isProven: boolean;
  passkeys: number;
}>;

/** Reads what a session may change of what protects its account; null where it opens nothing. */
export async function readStanding(db: Db, sessionId: string): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    select coalesce(r.role, 'user') as role,
      ${HAS_SECOND_FACTOR} as has_second_factor, ${IS_PROVEN} as is_proven,
      (select count(*)::integer from passkeys p where p.user_id = u.id) as passkeys
    from sessions s join users u on u.id = s.user_id left join user_roles r on r.user_id = u.id
    where s.id = ${sessionId} and u.blocked_at is null and not u.must_change_password
  `.execute(db);
  return rows[0] ?? null;
}

export async function isProven(db: Db, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('provedAt', '>', sql<Date>`now() - ${PROVEN}`)
    .executeTakeFirst();
  return session !== undefined;
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  const now = new Date();
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
}
