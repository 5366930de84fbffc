import type { Db } from '../db/client.ts';

/**
 * Deletes an account whose e-mail nobody has confirmed, with its password and links, so that the
 * next person who signs up with the address does not inherit what somebody else chose.
 */
export async function deleteUnconfirmed(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('users')
    .where('email', '=', email)
    .where('emailVerified', '=', false)
    .execute();
}

/** Invalidates every link for a new password that was sent to the user. */
export async function deleteResetLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', userId).execute();
}

export async function findUserId(db: Db, email: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.id ?? null;
}

/** @returns when an administrator blocked the user; null for a user who may sign in */
export async function readBlock(db: Db, userId: string): Promise<Date | null> {
  const user = await db
    .selectFrom('users')
    .select('blockedAt')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.blockedAt ?? null;
}

export async function noteSignIn(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ lastSignInAt: new Date() })
    .where('id', '=', userId)
    .execute();
}

/** Confirms the e-mail of a user who has opened a link that was sent to it. */
export async function confirmEmail(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ emailVerified: true }).where('id', '=', userId).execute();
}
