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

/** Confirms the e-mail of a user who has opened a link that was sent to it. */
export async function confirmEmail(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ emailVerified: true }).where('id', '=', userId).execute();
}
