import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { recordAct } from '../audit/api.ts';

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

/** @returns the id; null where there is such a category, in whatever capitals */
export async function addCategory(
  db: Db,
  actorId: string,
  category: Readonly<{ name: string; description: string | null }>,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('quizCategories')
      .values({ ...category, authorId: actorId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return null;
    const subject = added.id;
    await recordAct(trx, { actorId, action: 'quizCategory.create', subject, after: category });
    return subject;
  });
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
    const found = await trx
      .selectFrom('quizCategories')
      .select(['name', 'description'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
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
