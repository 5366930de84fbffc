import type { AuditAction } from '#shared/audit.ts';
import type { Db } from '../../db/client.ts';
import { type LOCKS, lockTransaction } from '../../db/locks.ts';
import { recordAct } from '../audit/api.ts';
import { type RowChange, recordUndoable, takeUndoable } from './undoable-acts.queries.ts';

/** A table of things that members see or not, each in a category. */
export type Library<Kind extends string> = Readonly<{
  table: 'booklets' | 'books';
  categories: 'bookletCategories' | 'bookCategories';
  /** Whether things may be moved to a category that members do not see. */
  takesInactive: boolean;
  /** What keeps the whole table in order, where something does. */
  lock: (typeof LOCKS)[keyof typeof LOCKS] | null;
  /** What can be undone. */
  kinds: Readonly<Record<'activate' | 'deactivate' | 'move', Kind>>;
  /** How the record of acts calls it, for each thing. */
  records: Readonly<Record<'activate' | 'deactivate' | 'move', AuditAction>>;
}>;

/** Shows things to members, or hides them. @returns how many were changed; null where there is none of them */
export async function setSeveralActive<Kind extends string>(
  db: Db,
  library: Library<Kind>,
  actorId: string,
  ids: readonly string[],
  isActive: boolean,
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    if (library.lock) await lockTransaction(trx, library.lock);
    const changes: RowChange[] = [];
    let found = false;
    for (const id of sorted(ids)) {
      const outcome = await setOneActive(trx, library, actorId, id, isActive);
      if (outcome === 'changed') changes.push({ id, before: null });
      if (outcome !== 'missing') found = true;
    }
    if (!found) return null;
    const kind = isActive ? library.kinds.activate : library.kinds.deactivate;
    await recordUndoable(trx, { actorId, kind, changes });
    return changes.length;
  });
}

/** Moves things to a category. @returns how many were moved; null without such a category */
export async function moveSeveral<Kind extends string>(
  db: Db,
  library: Library<Kind>,
  actorId: string,
  ids: readonly string[],
  categoryId: string,
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    if (library.lock) await lockTransaction(trx, library.lock);
    const category = await lockCategory(trx, library, categoryId);
    if (!category || !(category.isActive || library.takesInactive)) return null;
    const changes: RowChange[] = [];
    for (const id of sorted(ids)) {
      const from = await moveOne(trx, library, actorId, id, categoryId);
      if (from) changes.push({ id, before: from });
    }
    await recordUndoable(trx, { actorId, kind: library.kinds.move, changes });
    return changes.length;
  });
}

/** Undoes what a person did to several things. @returns null where there is nothing to undo any more */
export async function undoSeveral<Kind extends string>(
  db: Db,
  library: Library<Kind>,
  actorId: string,
  id: string,
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    if (library.lock) await lockTransaction(trx, library.lock);
    const { kinds } = library;
    const act = await takeUndoable(trx, actorId, id, Object.values<Kind>(kinds));
    if (!act) return null;
    const wasActive = act.kind === kinds.deactivate;
    let done = 0;
    for (const change of act.changes) {
      const undone =
        act.kind === kinds.move
          ? await moveOne(trx, library, actorId, change.id, change.before ?? '')
          : (await setOneActive(trx, library, actorId, change.id, wasActive)) === 'changed';
      if (undone) done++;
    }
    return done;
  });
}

/** Rows are changed in one order, so that two people who change the same ones never wait for each other. */
const sorted = (ids: readonly string[]) => [...new Set(ids)].sort();

const lockCategory = (trx: Db, { categories }: Pick<Library<string>, 'categories'>, id: string) =>
  trx
    .selectFrom(categories)
    .select(['name', 'isActive'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

const lockOne = (trx: Db, { table }: Pick<Library<string>, 'table'>, id: string) =>
  trx
    .selectFrom(table)
    .select(['name', 'isActive', 'categoryId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

async function setOneActive(
  trx: Db,
  library: Library<string>,
  actorId: string,
  id: string,
  isActive: boolean,
): Promise<'changed' | 'same' | 'missing'> {
  const found = await lockOne(trx, library, id);
  if (!found) return 'missing';
  if (found.isActive === isActive) return 'same';
  await trx.updateTable(library.table).set({ isActive }).where('id', '=', id).execute();
  const action = isActive ? library.records.activate : library.records.deactivate;
  await recordAct(trx, { actorId, action, subject: id, before: { name: found.name } });
  return 'changed';
}

/** @returns the category it was in; null where nothing was changed */
async function moveOne(
  trx: Db,
  library: Library<string>,
  actorId: string,
  id: string,
  categoryId: string,
): Promise<string | null> {
  const found = await lockOne(trx, library, id);
  const to = await lockCategory(trx, library, categoryId);
  if (!found || !to || found.categoryId === categoryId) return null;
  const from = await lockCategory(trx, library, found.categoryId);
  await trx.updateTable(library.table).set({ categoryId }).where('id', '=', id).execute();
  const { name } = found;
  await recordAct(trx, {
    actorId,
    action: library.records.move,
    subject: id,
    before: { name, category: from?.name ?? '' },
    after: { name, category: to.name },
  });
  return found.categoryId;
}
