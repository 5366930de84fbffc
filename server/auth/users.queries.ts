import type { Db } from '../db/client.ts';

/**
 * Deletes an account whose e-mail nobody has confirmed, with its password and every link that
 * was sent for it, so that whoever signs up next is not held to what somebody else chose.
 */
export async function deleteUnconfirmed(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('users')
    .where('email', '=', email)
    .where('emailVerified', '=', false)
    .execute();
}

/** Ends every link for a new password that the user has been sent. */
export async function deleteResetLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', userId).execute();
}
