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
