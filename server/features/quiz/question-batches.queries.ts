import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { type RowChange, recordUndoable, takeUndoable } from '../admin-lists/api.ts';
import { recordAct } from '../audit/api.ts';
import { readQuestion } from './questions.queries.ts';

/** The acts on questions that can be undone. */
export const QUIZ_UNDOABLE = ['quiz.delete', 'quiz.move'] as const;

/** Deletes questions so that they can be recovered. @returns how many there were */
export async function removeQuestions(
  db: Db,
  actorId: string,
  ids: readonly string[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const changes: RowChange[] = [];
    for (const id of sorted(ids)) {
      const before = await readQuestion(trx, id);
      const { numUpdatedRows } = await trx
        .updateTable('quizQuestions')
        .set({ deletedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      if (!before || numUpdatedRows === 0n) continue;
      changes.push({ id, before: null });
      await recordAct(trx, { actorId, action: 'quiz.delete', subject: id, before });
    }
    await recordUndoable(trx, { actorId, kind: 'quiz.delete', changes });
    return changes.length;
  });
}

type Handled = Readonly<{ done: number; repeated: number }>;

/**
 * Moves questions to a category; those that it has already stay where they are.
 * @returns null where there is no such category
 */
export async function moveQuestions(
  db: Db,
  actorId: string,
  ids: readonly string[],
  categoryId: string,
): Promise<Handled | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockCategory(trx, categoryId))) return null;
    const changes: RowChange[] = [];
    let repeated = 0;
    for (const id of sorted(ids)) {
      const outcome = await moveQuestion(trx, actorId, id, categoryId);
      if (outcome.kind === 'moved') changes.push({ id, before: outcome.from });
      if (outcome.kind === 'repeated') repeated++;
    }
    await recordUndoable(trx, { actorId, kind: 'quiz.move', changes });
    return { done: changes.length, repeated };
  });
}

/**
 * Undoes what a person did to several questions. What was done to one of them since stays.
 * @returns null where there is nothing to undo any more
 */
export async function undoQuestions(db: Db, actorId: string, id: string): Promise<Handled | null> {
  return db.transaction().execute(async (trx) => {
    const act = await takeUndoable(trx, actorId, id, QUIZ_UNDOABLE);
    if (!act) return null;
    let done = 0;
    let repeated = 0;
    for (const change of act.changes) {
      const outcome =
        act.kind === 'quiz.delete'
          ? await restoreQuestion(trx, actorId, change.id)
          : await moveBack(trx, actorId, change);
      if (outcome === 'done') done++;
      if (outcome === 'repeated') repeated++;
    }
    return { done, repeated };
  });
}

/** Rows are changed in one order, so that two people who change the same ones never wait for each other. */
const sorted = (ids: readonly string[]) => [...new Set(ids)].sort();

const lockCategory = (trx: Db, id: string) =>
  trx
    .selectFrom('quizCategories')
    .select('name')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

/** Whether a category has the same question already, beside this one. */
const hasSame = (categoryId: unknown) => sql<boolean>`exists (
  select from quiz_questions other
  where other.category_id = ${categoryId} and other.deleted_at is null
    and other.id <> quiz_questions.id
    and lower(concat_ws(E'\n', other.question, other.option_a, other.option_b, other.option_c,
      other.option_d))
    = lower(concat_ws(E'\n', quiz_questions.question, quiz_questions.option_a,
      quiz_questions.option_b, quiz_questions.option_c, quiz_questions.option_d)))`;

type Move = Readonly<{ kind: 'missing' | 'repeated' }> | Readonly<{ kind: 'moved'; from: string }>;

async function moveQuestion(
  trx: Db,
  actorId: string,
  id: string,
  categoryId: string,
): Promise<Move> {
  const found = await trx
    .selectFrom('quizQuestions')
    .innerJoin('quizCategories', 'quizCategories.id', 'quizQuestions.categoryId')
    .select(['quizCategories.id as from', 'quizCategories.name as category'])
    .select(hasSame(categoryId).as('isRepeated'))
    .where('quizQuestions.id', '=', id)
    .where('quizQuestions.deletedAt', 'is', null)
    .forUpdate('quizQuestions')
    .executeTakeFirst();
  if (!found || found.from === categoryId) return { kind: 'missing' };
  if (found.isRepeated) return { kind: 'repeated' };
  await trx.updateTable('quizQuestions').set({ categoryId }).where('id', '=', id).execute();
  const to = await lockCategory(trx, categoryId);
  await recordAct(trx, {
    actorId,
    action: 'quiz.update',
    subject: id,
    before: { category: found.category },
    after: { category: to?.name },
  });
  return { kind: 'moved', from: found.from };
}

type Outcome = 'done' | 'missing' | 'repeated';

async function moveBack(trx: Db, actorId: string, { id, before }: RowChange): Promise<Outcome> {
  if (before === null || !(await lockCategory(trx, before))) return 'missing';
  const { kind } = await moveQuestion(trx, actorId, id, before);
  return kind === 'moved' ? 'done' : kind;
}

/** Undoes a deletion, unless the category is gone or has the same question again. */
async function restoreQuestion(trx: Db, actorId: string, id: string): Promise<Outcome> {
  const found = await trx
    .selectFrom('quizQuestions')
    .select(hasSame(sql.ref('quiz_questions.category_id')).as('isRepeated'))
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .where('categoryId', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return 'missing';
  if (found.isRepeated) return 'repeated';
  await trx.updateTable('quizQuestions').set({ deletedAt: null }).where('id', '=', id).execute();
  await recordAct(trx, { actorId, action: 'quiz.restore', subject: id });
  return 'done';
}
