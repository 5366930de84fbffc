import { sql } from 'kysely';
import type { AuditAction } from '#shared/audit.ts';
import type { Db } from '../../db/client.ts';
import { recordAct } from '../audit/api.ts';

/** Categories that moderators or administrators name, and how the record of acts calls what they do. */
export type Categories = Readonly<{
  table: 'bookletCategories' | 'bookCategories' | 'quizCategories';
  /** The column of who made one, where the table has it. */
  maker: 'createdBy' | 'authorId' | null;
  records: Readonly<Record<'create' | 'update', AuditAction>>;
}>;

/** Categories of which members see the active ones only. */
export type ShownCategories = Categories &
  Readonly<{
    table: 'bookletCategories' | 'bookCategories';
    records: Readonly<Record<'activate' | 'deactivate', AuditAction>>;
  }>;

export type CategoryFields = Readonly<{ name: string; description: string | null }>;

/** @returns the id; null where another category has the name, in whatever capitals */
export async function addCategory(
  db: Db,
  { table, maker, records }: Categories,
  actorId: string,
  category: CategoryFields,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto(table)
      .values(rowOf(category, maker, actorId))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return null;
    const subject = added.id;
    await recordAct(trx, { actorId, action: records.create, subject, after: category });
    return subject;
  });
}

type Row = CategoryFields & Readonly<{ createdBy?: string; authorId?: string }>;

function rowOf(category: CategoryFields, maker: Categories['maker'], actorId: string): Row {
  if (maker === null) return category;
  return maker === 'createdBy'
    ? { ...category, createdBy: actorId }
    : { ...category, authorId: actorId };
}

/** @param alsoChange what goes with a new name, in the same transaction */
export async function changeCategory(
  db: Db,
  { table, records }: Categories,
  actorId: string,
  id: string,
  after: CategoryFields,
  alsoChange?: (trx: Db) => Promise<unknown>,
): Promise<'done' | 'missing' | 'taken'> {
  return db.transaction().execute(async (trx) => {
    const before = await lockCategory(trx, table, id);
    if (!before) return 'missing';
    const { numUpdatedRows } = await trx
      .updateTable(table)
      .set(after)
      .where('id', '=', id)
      .where(
        sql<boolean>`not exists (
          select from ${sql.table(table)} other
          where lower(other.name) = lower(${after.name}) and other.id <> ${id})`,
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'taken';
    await alsoChange?.(trx);
    await recordAct(trx, { actorId, action: records.update, subject: id, before, after });
    return 'done';
  });
}

/** What a category says before it is changed; nobody else changes it until the transaction ends. */
export const lockCategory = (trx: Db, table: Categories['table'], id: string) =>
  trx
    .selectFrom(table)
    .select(['name', 'description'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Shows a category and what is in it to members or hides it from them, and records the act. One
 * that is so already stays, and nothing is recorded.
 * @returns false where there is no such category
 */
export async function setCategoryActive(
  db: Db,
  { table, records }: ShownCategories,
  actorId: string,
  id: string,
  isActive: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom(table)
      .select(['name', 'isActive'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return false;
    if (found.isActive === isActive) return true;
    await trx.updateTable(table).set({ isActive }).where('id', '=', id).execute();
    const action = isActive ? records.activate : records.deactivate;
    await recordAct(trx, { actorId, action, subject: id, before: { name: found.name } });
    return true;
  });
}
