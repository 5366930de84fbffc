import type { Db } from '../../db/client.ts';
import { type RowChange, recordAct, recordUndoable, takeUndoable } from '../audit/api.ts';

/** The acts on books that can be undone. */
export const BOOK_UNDOABLE = ['book.activate', 'book.deactivate', 'book.move'] as const;

/** Shows books to members, or hides them. @returns how many were changed; null where there is none of them */
export async function setBooksActive(
  db: Db,
  actorId: string,
  ids: readonly string[],
  isActive: boolean,
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const changes: RowChange[] = [];
    let found = false;
    for (const id of sorted(ids)) {
      const outcome = await setActive(trx, actorId, id, isActive);
      if (outcome === 'changed') changes.push({ id, before: null });
      if (outcome !== 'missing') found = true;
    }
    if (!found) return null;
    const kind = isActive ? 'book.activate' : 'book.deactivate';
    await recordUndoable(trx, { actorId, kind, changes });
    return changes.length;
  });
}

/** Moves books to an active category. @returns how many were moved; null without such a category */
export async function moveBooks(
  db: Db,
  actorId: string,
  ids: readonly string[],
  categoryId: string,
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const category = await lockCategory(trx, categoryId);
    if (!category?.isActive) return null;
    const changes: RowChange[] = [];
    for (const id of sorted(ids)) {
      const from = await moveBook(trx, actorId, id, categoryId);
      if (from) changes.push({ id, before: from });
    }
    await recordUndoable(trx, { actorId, kind: 'book.move', changes });
    return changes.length;
  });
}

/** Undoes what a person did to several books. @returns null where there is nothing to undo any more */
export async function undoBooks(db: Db, actorId: string, id: string): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const act = await takeUndoable(trx, actorId, id, BOOK_UNDOABLE);
    if (!act) return null;
    const wasActive = act.kind === 'book.deactivate';
    let done = 0;
    for (const change of act.changes) {
      const undone =
        act.kind === 'book.move'
          ? await moveBook(trx, actorId, change.id, change.before ?? '')
          : (await setActive(trx, actorId, change.id, wasActive)) === 'changed';
      if (undone) done++;
    }
    return done;
  });
}

/** Rows are changed in one order, so that two people who change the same ones never wait for each other. */
const sorted = (ids: readonly string[]) => [...new Set(ids)].sort();

const lockCategory = (trx: Db, id: string) =>
  trx
    .selectFrom('bookCategories')
    .select(['name', 'isActive'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

const lockBook = (trx: Db, id: string) =>
  trx
    .selectFrom('books')
    .innerJoin('bookCategories', 'bookCategories.id', 'books.categoryId')
    .select(['books.name', 'books.isActive', 'books.categoryId', 'bookCategories.name as category'])
    .where('books.id', '=', id)
    .forUpdate('books')
    .executeTakeFirst();

async function setActive(
  trx: Db,
  actorId: string,
  id: string,
  isActive: boolean,
): Promise<'changed' | 'same' | 'missing'> {
  const found = await lockBook(trx, id);
  if (!found) return 'missing';
  if (found.isActive === isActive) return 'same';
  await trx.updateTable('books').set({ isActive }).where('id', '=', id).execute();
  const action = isActive ? 'book.reactivate' : 'book.deactivate';
  await recordAct(trx, { actorId, action, subject: id, before: { name: found.name } });
  return 'changed';
}

/** @returns the category it was in; null where nothing was changed */
async function moveBook(
  trx: Db,
  actorId: string,
  id: string,
  categoryId: string,
): Promise<string | null> {
  const found = await lockBook(trx, id);
  const to = await lockCategory(trx, categoryId);
  if (!found || !to || found.categoryId === categoryId) return null;
  await trx.updateTable('books').set({ categoryId }).where('id', '=', id).execute();
  const { name, category } = found;
  await recordAct(trx, {
    actorId,
    action: 'book.update',
    subject: id,
    before: { name, category },
    after: { name, category: to.name },
  });
  return found.categoryId;
}
