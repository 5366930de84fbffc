import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { changeNamed, lockNamed, type NamedFields, type NamedList } from '../admin-lists/api.ts';
import { recordAct } from '../audit/api.ts';

export const QUIZ_CATEGORIES: NamedList = {
  table: 'quizCategories',
  maker: 'authorId',
  records: { create: 'quizCategory.create', update: 'quizCategory.update' },
};

/** Categories, newest first, with the number of their questions. */
export async function listCategories(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
) {
  let list = db
    .selectFrom('quizCategories')
    .select(['id', 'name', 'description', 'createdAt'])
    .select(countQuestions.as('questions'));
  if (after) list = list.where('id', '<', after);
  return list.orderBy('id', 'desc').limit(limit).execute();
}

const countQuestions = sql<number>`(
  select count(*)::int from quiz_questions
  where category_id = quiz_categories.id and deleted_at is null)`;

/** The categories for a choice, in the order of their names. */
export async function listCategoryNames(db: Db, limit: number) {
  return db
    .selectFrom('quizCategories')
    .select(['id', 'name'])
    .orderBy('name')
    .limit(limit)
    .execute();
}

type CategoryRemoval =
  | Readonly<{ kind: 'removed' | 'missing' }>
  | Readonly<{ kind: 'used'; name: string; questions: number }>;

/** Deletes a category that no question uses; the lock makes a question that is being added wait. */
export async function removeCategory(
  db: Db,
  actorId: string,
  id: string,
): Promise<CategoryRemoval> {
  return db.transaction().execute(async (trx) => {
    const found = await lockNamed(trx, 'quizCategories', id);
    if (!found) return { kind: 'missing' };
    const { questions } = await trx
      .selectFrom('quizQuestions')
      .select(sql<number>`count(*)::int`.as('questions'))
      .where('categoryId', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (questions > 0) return { kind: 'used', name: found.name, questions };
    await trx.deleteFrom('quizCategories').where('id', '=', id).execute();
    await recordAct(trx, { actorId, action: 'quizCategory.delete', subject: id, before: found });
    return { kind: 'removed' };
  });
}

/** Renames a category; what members have played in it goes on under the new name. */
export const renameCategory = (db: Db, actorId: string, id: string, after: NamedFields) =>
  changeNamed(db, QUIZ_CATEGORIES, actorId, id, after, (trx) =>
    renameAttempts(trx, id, { categoryId: id, category: after.name }),
  );

/**
 * Moves all questions of a category into another one and deletes it. A question that the other
 * has already is deleted, as it would be asked twice.
 * @returns how many were moved and were there already; null where one of the two is missing
 */
export async function mergeCategories(
  db: Db,
  actorId: string,
  { id, intoId }: Readonly<{ id: string; intoId: string }>,
): Promise<Readonly<{ moved: number; repeated: number }> | null> {
  return db.transaction().execute(async (trx) => {
    // One order of locks, so that two merges never wait for each other.
    const [first, second] = [id, intoId].sort();
    const one = await lockNamed(trx, 'quizCategories', first ?? '');
    const other = await lockNamed(trx, 'quizCategories', second ?? '');
    if (!one || !other || id === intoId) return null;
    const [source, target] = first === id ? [one, other] : [other, one];
    const { numUpdatedRows: repeated } = await trx
      .updateTable('quizQuestions')
      .set({ deletedAt: sql<Date>`now()` })
      .where('categoryId', '=', id)
      .where('deletedAt', 'is', null)
      .where(
        sql<boolean>`exists (
          select from quiz_questions other
          where other.category_id = ${intoId} and other.deleted_at is null
            and lower(concat_ws(E'\n', other.question, other.option_a, other.option_b,
              other.option_c, other.option_d))
            = lower(concat_ws(E'\n', quiz_questions.question, quiz_questions.option_a,
              quiz_questions.option_b, quiz_questions.option_c, quiz_questions.option_d)))`,
      )
      .executeTakeFirst();
    const { moved } = await trx
      .selectFrom('quizQuestions')
      .select(sql<number>`count(*)::int`.as('moved'))
      .where('categoryId', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('quizQuestions')
      .set({ categoryId: intoId })
      .where('categoryId', '=', id)
      .execute();
    await renameAttempts(trx, id, { categoryId: intoId, category: target.name });
    await trx.deleteFrom('quizCategories').where('id', '=', id).execute();
    await recordAct(trx, {
      actorId,
      action: 'quizCategory.merge',
      subject: id,
      before: source,
      after: { name: target.name, moved, repeated: Number(repeated) },
    });
    return { moved, repeated: Number(repeated) };
  });
}

/** The best results of a category are found by the name that its attempts have. */
const renameAttempts = (
  trx: Db,
  id: string,
  named: Readonly<{ categoryId: string; category: string }>,
) => trx.updateTable('quizAttempts').set(named).where('categoryId', '=', id).execute();
