import type { Db } from '../../db/client.ts';

export async function isRecorded(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberSettings')
    .select('trackingObjectedAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return !row?.trackingObjectedAt;
}

/** Records or withdraws a member's objection; with it goes what was recorded of them before. */
export async function setObjection(db: Db, userId: string, objects: boolean): Promise<void> {
  const settings = { trackingObjectedAt: objects ? new Date() : null, updatedAt: new Date() };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('memberSettings')
      .values({ userId, ...settings })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(settings))
      .execute();
    if (!objects) return;
    await trx.deleteFrom('pageAnalytics').where('userId', '=', userId).execute();
    await trx.deleteFrom('visitMonths').where('userId', '=', userId).execute();
    await trx.deleteFrom('userSessionActivity').where('userId', '=', userId).execute();
  });
}
