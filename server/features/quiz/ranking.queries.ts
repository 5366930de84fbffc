import type { Db } from '../../db/client.ts';

/** The results of a day under the names that members chose; equal results stand in order of names. */
export async function listRanking(db: Db, day: string, limit: number) {
  return db
    .selectFrom('quizAttempts')
    .innerJoin('quizRankingNames', 'quizRankingNames.userId', 'quizAttempts.userId')
    .select(['quizRankingNames.name', 'quizAttempts.rightAnswers', 'quizAttempts.questions'])
    .where('quizAttempts.day', '=', day)
    .where('quizAttempts.finishedAt', 'is not', null)
    .orderBy('quizAttempts.rightAnswers', 'desc')
    .orderBy('quizRankingNames.name')
    .limit(limit)
    .execute();
}

export async function readRankingName(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('quizRankingNames')
    .select('name')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** @returns false for a name that another member has */
export async function joinRanking(db: Db, userId: string, name: string): Promise<boolean> {
  return db
    .transaction()
    .execute(async (trx) => {
      await trx.deleteFrom('quizRankingNames').where('userId', '=', userId).execute();
      const joined = await trx
        .insertInto('quizRankingNames')
        .values({ userId, name })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .executeTakeFirst();
      // Undone as a whole, so that the member keeps the name they had.
      if (!joined) throw new NameTaken();
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof NameTaken) return false;
      throw error;
    });
}

class NameTaken extends Error {}

export async function leaveRanking(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('quizRankingNames').where('userId', '=', userId).execute();
}
