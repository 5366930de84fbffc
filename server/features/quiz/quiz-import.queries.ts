import type { Transaction } from 'kysely';
import type { QuizQuestion } from '#shared/quiz/quiz.ts';
import type { QuizRow } from '#shared/quiz/quiz-csv.ts';
import type { Db } from '../../db/client.ts';
import { LOCKS, lockTransaction } from '../../db/locks.ts';
import type { Database } from '../../db/schema.ts';
import { claimSeed } from '../../db/seeds.queries.ts';
import { recordAct } from '../audit/api.ts';

const BATCH = 10;

type Source = Readonly<{
  actorId: string | null;
  /** The name of the file, for the audit log. */
  file: string;
  /** Called after each batch with the number of rows handled; the next one waits for it. */
  onBatch?: (done: number) => void | Promise<void>;
}>;

type ImportReport = Readonly<{ created: number; repeated: readonly number[] }>;

/**
 * Stores the questions of a file in batches of 10 in one transaction, with the categories that do
 * not exist yet. Imports take turns, so that a file sent twice at once is stored once.
 * @returns how many are new, and the lines of those that were there already
 */
export async function importQuestions(
  db: Db,
  rows: readonly QuizRow[],
  source: Source,
): Promise<ImportReport> {
  return db.transaction().execute((trx) => importWithin(trx, rows, source));
}

async function importWithin(
  trx: Transaction<Database>,
  rows: readonly QuizRow[],
  { actorId, file, onBatch }: Source,
): Promise<ImportReport> {
  await lockTransaction(trx, LOCKS.quizImport);
  const names = rows.map(({ question }) => question.category);
  const categories = await ensureCategories(trx, names, actorId);
  const repeated: number[] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const stored = await insertBatch(trx, batch, categories, actorId);
    for (const { line, question } of batch) {
      const found = stored.indexOf(identityOf(question));
      if (found === -1) repeated.push(line);
      else stored.splice(found, 1);
    }
    await onBatch?.(Math.min(at + BATCH, rows.length));
  }
  const created = rows.length - repeated.length;
  const after = { created, repeated: repeated.length };
  await recordAct(trx, { actorId, action: 'quiz.import', subject: file, after });
  return { created, repeated };
}

/** Imports a shipped file once; later starts find its name and leave everything as it is. */
export async function importOnce(db: Db, name: string, rows: readonly QuizRow[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await claimSeed(trx, name))) return false;
    await importWithin(trx, rows, { actorId: null, file: name });
    return true;
  });
}

/** @returns the ids of the categories by their names in lower case */
async function ensureCategories(
  trx: Transaction<Database>,
  names: readonly string[],
  authorId: string | null,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
  await trx
    .insertInto('quizCategories')
    .values(wanted.map((name) => ({ name, authorId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx.selectFrom('quizCategories').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

async function insertBatch(
  trx: Transaction<Database>,
  batch: readonly QuizRow[],
  categories: ReadonlyMap<string, string>,
  authorId: string | null,
): Promise<string[]> {
  const values = batch.map(({ question: { category, ...question } }) => ({
    ...question,
    authorId,
    categoryId: categories.get(category.toLowerCase()) ?? null,
  }));
  const stored = await trx
    .insertInto('quizQuestions')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['question', 'optionA', 'optionB', 'optionC', 'optionD', 'title', 'level'])
    .execute();
  return stored.map(identityOf);
}

type Identity = Pick<
  QuizQuestion,
  'question' | 'optionA' | 'optionB' | 'optionC' | 'optionD' | 'title' | 'level'
>;

const identityOf = ({ question, optionA, optionB, optionC, optionD, title, level }: Identity) =>
  JSON.stringify([question, optionA, optionB, optionC, optionD, title, level]);
