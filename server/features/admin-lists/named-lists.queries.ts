import { type Generated, type Insertable, sql } from 'kysely';
import type { AuditAction } from '#shared/audit.ts';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { recordAct } from '../audit/api.ts';

type NamedTable = Readonly<{ name: string; description: string | null }>;

/** The tables of such things, of which a row needs no more than a name. */
type TableLike<Columns> = {
  [Table in keyof Database]: Database[Table] extends Columns
    ? NamedFields extends Insertable<Database[Table]>
      ? Table
      : never
    : never;
}[keyof Database];

/** Things that moderators or administrators name, and how the record of acts calls what they do. */
export type NamedList = Readonly<{
  table: TableLike<NamedTable>;
  /** The column of who made one, where the table has it. */
  maker: 'createdBy' | 'authorId' | null;
  records: Readonly<Record<'create' | 'update', AuditAction>>;
}>;

/** Things of which members see the active ones only. */
export type ShownList = NamedList &
  Readonly<{
    table: TableLike<NamedTable & Readonly<{ isActive: Generated<boolean> }>>;
    records: Readonly<Record<'activate' | 'deactivate', AuditAction>>;
  }>;

export type NamedFields = Readonly<{ name: string; description: string | null }>;

/** @returns the id; null where another thing of the list has the name, in whatever capitals */
export async function addNamed(
  db: Db,
  { table, maker, records }: NamedList,
  actorId: string,
  fields: NamedFields,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto(table)
      .values(rowOf(fields, maker, actorId))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return null;
    const subject = added.id;
    await recordAct(trx, { actorId, action: records.create, subject, after: fields });
    return subject;
  });
}

type Row = NamedFields & Readonly<{ createdBy?: string; authorId?: string }>;

function rowOf(fields: NamedFields, maker: NamedList['maker'], actorId: string): Row {
  if (maker === null) return fields;
  return maker === 'createdBy'
    ? { ...fields, createdBy: actorId }
    : { ...fields, authorId: actorId };
}

/** @param alsoChange what goes with a new name, in the same transaction */
export async function changeNamed(
  db: Db,
  { table, records }: NamedList,
  actorId: string,
  id: string,
  after: NamedFields,
  alsoChange?: (trx: Db) => Promise<unknown>,
): Promise<'done' | 'missing' | 'taken'> {
  return db.transaction().execute(async (trx) => {
    const before = await lockNamed(trx, table, id);
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

/** What a thing is called before it is changed; nobody else changes it until the transaction ends. */
export const lockNamed = (trx: Db, table: NamedList['table'], id: string) =>
  trx
    .selectFrom(table)
    .select(['name', 'description'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Shows a thing and what is in it to members or hides it from them, and records the act. One that
 * is so already stays, and nothing is recorded.
 * @returns false where there is no such thing
 */
export async function setNamedActive(
  db: Db,
  { table, records }: ShownList,
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
