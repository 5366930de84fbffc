import { type Expression, type SqlBool, sql } from 'kysely';
import type { QuizLevel, QuizQuestion } from '#shared/quiz/quiz.ts';
import type { Db } from '../../db/client.ts';
import { beginsWithWords, matchesWords } from '../../db/matching.ts';
import { recordAct } from '../audit/api.ts';

type QuestionQuery = Readonly<{
  words: string;
  categoryId: string | null;
  level: QuizLevel | null;
  /** Only questions that most members answer wrongly. */
  missed: boolean;
  after: string | null;
  limit: number;
}>;

const CONTENT = [
  'quizQuestions.title',
  'quizQuestions.question',
  'quizQuestions.level',
  'quizQuestions.optionA',
  'quizQuestions.optionB',
  'quizQuestions.optionC',
  'quizQuestions.optionD',
  'quizQuestions.correctAnswer',
  'quizQuestions.explanation',
  'quizQuestions.reference',
] as const;

/** Counts showings and answers of a question since its words were last changed. */
const count = (which: Expression<SqlBool>) => sql<number>`(
  select count(*)::int from quiz_answers
  where question_id = quiz_questions.id and shown_at >= quiz_questions.changed_at and ${which})`;

/** Fewer answers say nothing about a question. */
const TELLING_ANSWERS = 5;

const MISSED = sql<boolean>`(
  select count(*) >= ${TELLING_ANSWERS} and count(*) filter (where is_right) * 2 < count(*)
  from quiz_answers
  where question_id = quiz_questions.id and shown_at >= quiz_questions.changed_at
    and chosen is not null)`;

/** Questions, those first that begin with the words, then newest first, with the statistics of their answers. */
export async function listQuestions(db: Db, query: QuestionQuery) {
  const { words, categoryId, level, missed, after, limit } = query;
  let list = live(db)
    .select([...CONTENT, 'quizQuestions.id', 'quizQuestions.createdAt'])
    .select('quizCategories.name as category')
    .select([
      count(sql`true`).as('timesShown'),
      count(sql`chosen is not null`).as('timesAnswered'),
      count(sql`is_right`).as('timesRight'),
    ])
    .where(matchesWords(SEARCHED, words));
  if (categoryId) list = list.where('categoryId', '=', categoryId);
  if (level) list = list.where('level', '=', level);
  if (missed) list = list.where(MISSED);
  const first = beginsWithWords(SEARCHED, words);
  if (after) {
    list = list.where(sql<boolean>`(${first}, quiz_questions.id) < (
      select ${first}, quiz_questions.id from quiz_questions where quiz_questions.id = ${after})`);
  }
  return list.orderBy(first, 'desc').orderBy('quizQuestions.id', 'desc').limit(limit).execute();
}

const SEARCHED = sql<string>`concat_ws(' ', quiz_questions.title, quiz_questions.question,
  option_a, option_b, option_c, option_d)`;

/** A page of all questions in the order of their creation, for the export. */
export async function exportQuestions(db: Db, after: string | null, limit: number) {
  let list = live(db).select([...CONTENT, 'quizQuestions.id', 'quizCategories.name as category']);
  if (after) list = list.where('quizQuestions.id', '>', after);
  return list.orderBy('quizQuestions.id').limit(limit).execute();
}

export async function readQuestion(db: Db, id: string) {
  return live(db)
    .select([...CONTENT, 'quizQuestions.id', 'quizCategories.name as category'])
    .where('quizQuestions.id', '=', id)
    .executeTakeFirst();
}

const live = (db: Db) =>
  db
    .selectFrom('quizQuestions')
    .innerJoin('quizCategories', 'quizCategories.id', 'quizQuestions.categoryId')
    .where('quizQuestions.deletedAt', 'is', null);

/** The id of the category of this name, in whatever capitals; it is created as needed. */
async function ensureCategory(db: Db, name: string, authorId: string): Promise<string> {
  await db
    .insertInto('quizCategories')
    .values({ name, authorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('quizCategories')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the id; null where the category has the same question already */
export async function addQuestion(
  db: Db,
  actorId: string,
  question: QuizQuestion,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const { category, ...content } = question;
    const categoryId = await ensureCategory(trx, category, actorId);
    const added = await trx
      .insertInto('quizQuestions')
      .values({ ...content, categoryId, authorId: actorId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return null;
    await recordAct(trx, {
      actorId,
      action: 'quiz.create',
      subject: added.id,
      after: question,
    });
    return added.id;
  });
}

type Outcome = 'done' | 'missing' | 'repeated';

/** Changes a question; its statistics begin anew. */
export async function updateQuestion(
  db: Db,
  actorId: string,
  id: string,
  question: QuizQuestion,
): Promise<Outcome> {
  const work = db.transaction().execute(async (trx): Promise<Outcome> => {
    const before = await readQuestion(trx, id);
    if (!before) return 'missing';
    const { category, ...content } = question;
    const categoryId = await ensureCategory(trx, category, actorId);
    const { id: subject, ...was } = before;
    const same = JSON.stringify({ ...question, ...was }) === JSON.stringify(question);
    if (same) return 'done';
    await trx
      .updateTable('quizQuestions')
      .set({ ...content, categoryId, changedAt: sql<Date>`now()` })
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .execute();
    const action = 'quiz.update';
    await recordAct(trx, { actorId, action, subject, before: was, after: question });
    return 'done';
  });
  return work.catch(repeatedOr);
}

const UNIQUE_VIOLATION = '23505';

function repeatedOr(error: unknown): Outcome {
  if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) {
    return 'repeated';
  }
  throw error;
}
