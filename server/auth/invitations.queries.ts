import { randomUUID } from 'node:crypto';
import type { Db } from '../db/client.ts';

export type Invited = Readonly<{ id: string; name: string; email: string }>;

/**
 * Creates the account of somebody who is invited, without a password, in the caller's transaction.
 * @returns null where the address has an account
 */
export async function insertInvited(
  trx: Db,
  email: string,
  invitedBy: string,
  expiresAt: Date,
): Promise<Invited | null> {
  // The part before the @ stands for the name until its owner chooses one.
  const user = { id: randomUUID(), email, name: email.split('@')[0] ?? email };
  const inserted = await trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  await trx.insertInto('invitations').values({ userId: user.id, invitedBy, expiresAt }).execute();
  return user;
}

/** An invitation that nobody has accepted yet. */
export async function openInvitation(db: Db, userId: string): Promise<Invited | null> {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.userId')
    .select(['users.id', 'users.name', 'users.email'])
    .where('users.id', '=', userId)
    .where('users.emailVerified', '=', false)
    .executeTakeFirst();
  return row ?? null;
}

export async function renewInvitation(db: Db, userId: string, expiresAt: Date): Promise<void> {
  await db.updateTable('invitations').set({ expiresAt }).where('userId', '=', userId).execute();
}

/** Deletes the account of an invitation that nobody has accepted. */
export async function deleteInvited(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('users')
    .where('id', '=', userId)
    .where('emailVerified', '=', false)
    .execute();
}
