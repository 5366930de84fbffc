import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '#shared/access.ts';
import type { Db } from '../db/client.ts';
import { openInvitation } from './invitations.queries.ts';

/**
 * Deletes an account whose e-mail nobody has confirmed, with its password and links, so that the
 * next person who signs up with the address does not inherit what somebody else chose. What an
 * administrator decided about the address stays: an invitation, a role, a block.
 */
export async function deleteUnconfirmed(db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .innerJoin('userRoles', 'userRoles.userId', 'users.id')
      .select('users.id')
      .where('email', '=', email)
      .where('emailVerified', '=', false)
      .where('blockedAt', 'is', null)
      .where('role', '=', 'user')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('invitations')
              .select('invitations.userId')
              .whereRef('invitations.userId', '=', 'users.id'),
          ),
        ),
      )
      .forUpdate(['users', 'userRoles'])
      .executeTakeFirst();
    if (user) await deleteWithLinks(trx, user.id);
  });
}

/** Deletes a user and the links that were sent to them, in the caller's transaction. */
export async function deleteWithLinks(trx: Db, userId: string): Promise<void> {
  await deleteMailedLinks(trx, userId);
  await trx.deleteFrom('users').where('id', '=', userId).execute();
}

/** Invalidates every link for a new password or to sign in that was sent to the user. */
export async function deleteMailedLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', userId).execute();
  // better-auth notes to which address a link to sign in went, as it was typed.
  await sql`
    delete from verifications using users
    where users.id = ${userId}
      and starts_with(lower(value), '{"type":"magic-link","email":' || to_json(lower(email))::text)
  `.execute(db);
}

/** Reads the confirmed account of an address, unless it is blocked. */
export async function findConfirmed(db: Db, email: string) {
  const owner = await db
    .selectFrom('users')
    .leftJoin('userRoles', 'userRoles.userId', 'users.id')
    .select(['name', 'email', 'role', 'twoFactorEnabled'])
    .where('email', '=', email.toLowerCase())
    .where('emailVerified', '=', true)
    .where('blockedAt', 'is', null)
    .executeTakeFirst();
  return owner ?? null;
}

/** Whether an account looks after nothing and has no second factor, so that its mailbox may open it. */
export const isMember = ({
  role,
  twoFactorEnabled,
}: Readonly<{ role: Role | null; twoFactorEnabled: boolean }>): boolean =>
  role === 'user' && !twoFactorEnabled;

/** Reads whether an account is one that Google may open. */
export async function readEntrance(db: Db, userId: string) {
  const owner = await db
    .selectFrom('users')
    .leftJoin('userRoles', 'userRoles.userId', 'users.id')
    .select(['emailVerified', 'blockedAt', 'role', 'twoFactorEnabled'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return owner ?? null;
}

/** Reads what a user is called, and the role. */
export async function findOwner(db: Db, userId: string) {
  const owner = await db
    .selectFrom('users')
    .leftJoin('userRoles', 'userRoles.userId', 'users.id')
    .select(['name', 'email', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return owner ?? null;
}

export async function findUserId(db: Db, email: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.id ?? null;
}

/**
 * Notes the time at which a user signed in.
 * @returns false for one whom an administrator blocked; their sessions end
 */
export async function noteSignIn(db: Db, userId: string): Promise<boolean> {
  const admitted = await db
    .updateTable('users')
    .set({ lastSignInAt: new Date() })
    .where('id', '=', userId)
    .where('blockedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!admitted) await db.deleteFrom('sessions').where('userId', '=', userId).execute();
  return admitted !== undefined;
}

/**
 * Confirms the e-mail of a user who has chosen a password with a link that was sent to it.
 * @param name what somebody who was invited wants to be called
 * @param accepted runs in the transaction when an invitation was accepted by it
 */
export async function openAccount(
  db: Db,
  userId: string,
  name: string | null,
  accepted: (trx: Db, userId: string) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const invited = await openInvitation(trx, userId);
    await trx
      .updateTable('users')
      .set({ emailVerified: true, mustChangePassword: false, ...(invited && name ? { name } : {}) })
      .where('id', '=', userId)
      .execute();
    if (invited) await accepted(trx, userId);
  });
}

/** The hash of a user's password; null for who has none. */
export async function readPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Demands another password of whoever looks after the site and came in with a short one. */
export async function demandLongerPassword(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ mustChangePassword: true })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('userRoles')
        .select('userId')
        .where('userId', '=', userId)
        .where('role', '<>', 'user'),
    )
    .execute();
}

/** Ends the duty to choose another password. */
export async function notePasswordChanged(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ mustChangePassword: false })
    .where('id', '=', userId)
    .where('mustChangePassword', '=', true)
    .execute();
}

/** Ends the session of a token. */
export async function deleteSessionOf(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', token).execute();
}

export type NewPassword = Readonly<{
  hash: string;
  /** Whether a terminal shows the password, so that its owner has to choose another. */
  printed: boolean;
}>;

/** Adds an account whose address a maintainer answers for. @returns its id */
export async function insertConfirmed(
  db: Db,
  { email, name }: Readonly<{ email: string; name: string }>,
  { hash, printed }: NewPassword,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('users')
    .values({ id, email, name, emailVerified: true, mustChangePassword: printed })
    .execute();
  await db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: hash,
    })
    .execute();
  return id;
}

/** The addresses of all members who neither moderate nor administrate. */
export async function listMembersAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .select('email')
    .where('role', '=', 'user')
    .execute();
  return rows.map(({ email }) => email);
}

/** Removes the authenticator and the passkeys of an account. @returns whether it had any */
export async function deleteSecondFactor(trx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .executeTakeFirst();
  await trx.deleteFrom('twoFactors').where('userId', '=', userId).execute();
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ twoFactorEnabled: false })
    .where('id', '=', userId)
    .where('twoFactorEnabled', '=', true)
    .executeTakeFirst();
  return numUpdatedRows + numDeletedRows > 0n;
}
