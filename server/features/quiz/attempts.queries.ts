import { sql } from 'kysely';
import { QUIZ_LEVELS, type QuizLetter, type QuizLevel } from '#shared/quiz/quiz.ts';
import { addWithin } from '../../db/add-within.ts';
import { type Db, inTransaction } from '../../db/client.ts';

/** The questions of one category, by level. */
export async function listPlayable(db: Db) {
  const count = (level: QuizLevel) =>
    sql<number>`(count(*) filter (where quiz_questions.level = ${level}))::int`;
  const [easy, medium, hard] = QUIZ_LEVELS;
  return db
    .selectFrom('quizCategories')
    .innerJoin('quizQuestions', 'quizQuestions.categoryId', 'quizCategories.id')
    .where('quizQuestions.deletedAt', 'is', null)
    .groupBy('quizCategories.id')
    .select(['quizCategories.id', 'quizCategories.name', 'quizCategories.description'])
    .select([count(easy).as('easy'), count(medium).as('medium'), count(hard).as('hard')])
    .orderBy('quizCategories.name')
    .execute();
}

/** Chooses the questions of a day, the same for everybody. */
export async function chooseDaily(db: Db, day: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('quizQuestions')
    .select('id')
    .where('deletedAt', 'is', null)
    .orderBy(sql`md5(id::text || ${day}::text), id`)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

type NewAttempt = Readonly<{
  categoryId: string | null;
  category: string;
  level: QuizLevel | null;
  day: string | null;
}>;

/** @returns the id of the attempt, for a day the one that has begun; null when there are too many */
export async function addAttempt(
  db: Db,
  userId: string,
  attempt: NewAttempt,
  questionIds: readonly string[],
): Promise<string | null> {
  return addWithin(db, userId, 'quizAttempts', (trx) =>
    insertAttempt(trx, userId, attempt, questionIds),
  );
}

async function insertAttempt(
  trx: Db,
  userId: string,
  attempt: NewAttempt,
  questionIds: readonly string[],
): Promise<string> {
  const added = await trx
    .insertInto('quizAttempts')
    .values({ ...attempt, userId, questions: questionIds.length })
    .onConflict((conflict) => conflict.columns(['userId', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) {
    const { id } = await trx
      .selectFrom('quizAttempts')
      .select('id')
      .where('userId', '=', userId)
      .where('day', '=', attempt.day)
      .executeTakeFirstOrThrow();
    return id;
  }
  const rows = questionIds.map((questionId, at) => ({
    attemptId: added.id,
    position: at + 1,
    questionId,
  }));
  await trx.insertInto('quizAnswers').values(rows).execute();
  return added.id;
}

export async function readAttempt(db: Db, userId: string, id: string) {
  return db
    .selectFrom('quizAttempts')
    .select(['id', 'category', 'level', 'day', 'questions', 'rightAnswers', 'finishedAt'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** The questions of an attempt, with the answers given; the caller withholds the key of the others. */
export async function listAnswers(db: Db, attemptId: string) {
  return db
    .selectFrom('quizAnswers')
    .innerJoin('quizQuestions', 'quizQuestions.id', 'quizAnswers.questionId')
    .select(['position', 'chosen', 'isRight', 'answeredAt'])
    .select(['title', 'question', 'level', 'optionA', 'optionB', 'optionC', 'optionD'])
    .select(['correctAnswer', 'explanation', 'reference', 'changedAt'])
    .where('attemptId', '=', attemptId)
    .orderBy('position')
    .execute();
}

/**
 * Stores the answer to a question; the first one counts. The last answer finishes the attempt.
 * @returns whether the member has such a question
 */
export async function answerQuestion(
  db: Db,
  userId: string,
  given: Readonly<{ attemptId: string; position: number; chosen: QuizLetter }>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const attempt = await trx
      .selectFrom('quizAttempts')
      .select('questions')
      .where('id', '=', given.attemptId)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!attempt) return false;
    const isRight = sql<boolean>`(
      select correct_answer = ${given.chosen} from quiz_questions where id = quiz_answers.question_id)`;
    const { numUpdatedRows } = await trx
      .updateTable('quizAnswers')
      .set({ chosen: given.chosen, isRight, answeredAt: sql<Date>`now()` })
      .where('attemptId', '=', given.attemptId)
      .where('position', '=', given.position)
      .where('chosen', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return given.position <= attempt.questions;
    const { right, answered } = await trx
      .selectFrom('quizAnswers')
      .select([
        sql<number>`(count(*) filter (where is_right))::int`.as('right'),
        sql<number>`count(chosen)::int`.as('answered'),
      ])
      .where('attemptId', '=', given.attemptId)
      .executeTakeFirstOrThrow();
    const finishedAt = answered === attempt.questions ? sql<Date>`now()` : null;
    await trx
      .updateTable('quizAttempts')
      .set({ rightAnswers: right, finishedAt })
      .where('id', '=', given.attemptId)
      .execute();
    return true;
  });
}

/** Finished attempts, newest first. */
export async function listAttempts(
  db: Db,
  userId: string,
  { after, limit }: { after: string | null; limit: number },
) {
  let list = db
    .selectFrom('quizAttempts')
    .select(['id', 'category', 'level', 'day', 'questions', 'rightAnswers', 'createdAt'])
    .where('userId', '=', userId)
    .where('finishedAt', 'is not', null);
  if (after) list = list.where('id', '<', after);
  return list.orderBy('id', 'desc').limit(limit).execute();
}

/** The best result of a member in each category. */
export async function listBest(db: Db, userId: string) {
  return db
    .selectFrom('quizAttempts')
    .select('category')
    .select([
      sql<number>`max(round(100.0 * right_answers / questions))::int`.as('best'),
      sql<number>`count(*)::int`.as('times'),
    ])
    .where('userId', '=', userId)
    .where('finishedAt', 'is not', null)
    .groupBy('category')
    .orderBy('category')
    .execute();
}
