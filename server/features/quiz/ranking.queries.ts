import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/**
 * The results of a day under the names that members chose; equal results stand in order of names.
 * Accounts count from their second day on, so that nobody learns the answers with a fresh one.
 */
export async function listRanking(db: Db, day: string, limit: number) {
  return db
    .selectFrom('quizAttempts')
    .innerJoin('quizRankingNames', 'quizRankingNames.userId', 'quizAttempts.userId')
    .innerJoin('users', 'users.id', 'quizAttempts.userId')
    .select(['quizRankingNames.name', 'quizAttempts.rightAnswers', 'quizAttempts.questions'])
    .where('quizAttempts.day', '=', day)
    .where('quizAttempts.finishedAt', 'is not', null)
    .where('users.blockedAt', 'is', null)
    .where('users.emailVerified', '=', true)
    .whereRef('users.createdAt', '<', sql`quiz_attempts.created_at - interval '1 day'`)
    .orderBy('quizAttempts.rightAnswers', 'desc')
    .orderBy('quizRankingNames.name')
    .limit(limit)
    .execute();
}

/** The name that a member chose, and whether the account is still too young for the ranking. */
export async function readRankingPlace(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('quizRankingNames', 'quizRankingNames.userId', 'users.id')
    .select('quizRankingNames.name')
    .select(sql<boolean>`users.created_at > now() - interval '1 day'`.as('isNew'))
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return { name: row?.name ?? null, isNew: row?.isNew ?? false };
}

export type Joined = 'joined' | 'taken' | 'refused';

/** Gives a member a name in the ranking that nobody has and no moderator took away. */
export async function joinRanking(db: Db, userId: string, name: string): Promise<Joined> {
  return db
    .transaction()
    .execute(async (trx): Promise<Joined> => {
      const refused = await trx
        .selectFrom('quizRefusedNames')
        .select('name')
        .where('name', '=', sql<string>`plain_text(${name}::text)`)
        .executeTakeFirst();
      if (refused) return 'refused';
      await trx.deleteFrom('quizRankingNames').where('userId', '=', userId).execute();
      const joined = await trx
        .insertInto('quizRankingNames')
        .values({ userId, name })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .executeTakeFirst();
      // Undone as a whole, so that the member keeps the name they had.
      if (!joined) throw new NameTaken();
      return 'joined';
    })
    .catch((error: unknown): Joined => {
      if (error instanceof NameTaken) return 'taken';
      throw error;
    });
}

class NameTaken extends Error {}

/** The names of the ranking with who chose them, the newest first. */
export async function listRankingNames(db: Db, limit: number) {
  return db
    .selectFrom('quizRankingNames')
    .select(['userId', 'name', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('userId')
    .limit(limit)
    .execute();
}

/** Takes a name out of the ranking for good. @returns whether the member had one */
export async function refuseRankingName(trx: Db, userId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('quizRankingNames')
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst();
  if (!removed) return false;
  await trx
    .insertInto('quizRefusedNames')
    .values({ name: sql<string>`plain_text(${removed.name}::text)` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function leaveRanking(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('quizRankingNames').where('userId', '=', userId).execute();
}
