import type { Db } from '../db/client.ts';

export async function deleteExpiredSessions(db: Db): Promise<void> {
  const now = new Date();
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
}
