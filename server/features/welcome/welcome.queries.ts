import type { Db } from '../../db/client.ts';

/** Whether the member is new, has begun no plan or study, and has not closed the questions. */
export async function isWelcomeOpen(db: Db, userId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .leftJoin('memberSettings', 'memberSettings.userId', 'users.id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.createdAt', '>=', since)
    .where('memberSettings.welcomedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('planProgress').select('id').where('userId', '=', userId))),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function closeWelcome(db: Db, userId: string, at: Date): Promise<void> {
  const settings = { welcomedAt: at, updatedAt: at };
  await db
    .insertInto('memberSettings')
    .values({ userId, ...settings })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(settings))
    .execute();
}
