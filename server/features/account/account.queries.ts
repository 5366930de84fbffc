import type { Db } from '../../db/client.ts';

export async function renameUser(db: Db, userId: string, name: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ name, updatedAt: new Date() })
    .where('id', '=', userId)
    .execute();
}

export async function listSessions(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', new Date())
    .orderBy('updatedAt', 'desc')
    .limit(100)
    .execute();
}

/** @returns whether the user had such a session */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteAllSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}
