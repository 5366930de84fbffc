import { sql, type Transaction } from 'kysely';
import type { Theme } from '#shared/guided-studies/guided-studies.ts';
import type { ItemContent } from '#shared/guided-studies/study-items.ts';
import type { Db } from '../../../db/client.ts';
import type { Database } from '../../../db/schema.ts';
import { recordAct } from '../../audit/api.ts';

/** Drafts that are started and forgotten would grow without end. */
export const MOST_DRAFTS = 5;

const itemCount = sql<number>`(
  select count(*)::int from study_draft_items where draft_id = study_drafts.id)`;

const drafts = (db: Db) =>
  db
    .selectFrom('studyDrafts')
    .leftJoin('users', 'users.id', 'studyDrafts.createdBy')
    .select(['studyDrafts.id', 'studyDrafts.theme', 'studyDrafts.revision'])
    .select(['studyDrafts.createdAt', 'studyDrafts.updatedAt', 'users.name as createdBy'])
    .select(itemCount.as('written'));

export async function listDrafts(db: Db) {
  return drafts(db).orderBy('studyDrafts.id', 'desc').execute();
}

export async function readDraft(db: Db, id: string) {
  return (await drafts(db).where('studyDrafts.id', '=', id).executeTakeFirst()) ?? null;
}

/** @returns null where the theme has as many drafts as it may */
export async function insertDraft(db: Db, theme: Theme, actorId: string): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('studyDrafts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('theme', '=', theme)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_DRAFTS) return null;
    const { id } = await trx
      .insertInto('studyDrafts')
      .values({ theme, createdBy: actorId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAct(trx, { actorId, action: 'study.start', subject: theme });
    return id;
  });
}

export async function deleteDraft(db: Db, id: string, actorId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('studyDrafts')
      .where('id', '=', id)
      .returning('theme')
      .executeTakeFirst();
    if (!gone) return false;
    await recordAct(trx, { actorId, action: 'study.discard', subject: gone.theme });
    return true;
  });
}

type DraftItem = Readonly<{ key: string; content: ItemContent; revision: number }>;

export async function readItems(db: Db, draftId: string): Promise<DraftItem[]> {
  return db
    .selectFrom('studyDraftItems')
    .select(['key', 'content', 'revision'])
    .where('draftId', '=', draftId)
    .execute();
}

export async function readItem(db: Db, draftId: string, key: string): Promise<DraftItem | null> {
  const row = await db
    .selectFrom('studyDraftItems')
    .select(['key', 'content', 'revision'])
    .where('draftId', '=', draftId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Stores items that were written; one that is there already stays as it is.
 * @returns false when the draft is gone
 */
export async function insertItems(
  db: Db,
  draftId: string,
  items: ReadonlyMap<string, ItemContent>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await raiseRevision(trx, draftId))) return false;
    const rows = [...items].map(([key, content]) => {
      return { draftId, key, content: JSON.stringify(content) };
    });
    await trx
      .insertInto('studyDraftItems')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });
}

/** Undoes a transaction whose first step went well. */
class Changed extends Error {}

/** Changes an item unless somebody else has changed it since `revision`. */
export async function updateItem(
  db: Db,
  draftId: string,
  { key, content, revision }: DraftItem,
): Promise<'saved' | 'changed' | 'missing'> {
  try {
    return await db.transaction().execute(async (trx) => {
      // The draft comes first, as where items are added, so that two changes never wait for each other.
      if (!(await raiseRevision(trx, draftId))) return 'missing';
      const { numUpdatedRows } = await trx
        .updateTable('studyDraftItems')
        .set({ content: JSON.stringify(content), revision: revision + 1, updatedAt: new Date() })
        .where('draftId', '=', draftId)
        .where('key', '=', key)
        .where('revision', '=', revision)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Changed();
      return 'saved';
    });
  } catch (error) {
    if (error instanceof Changed) return 'changed';
    throw error;
  }
}

async function raiseRevision(trx: Transaction<Database>, draftId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('studyDrafts')
    .set({ revision: sql`revision + 1`, updatedAt: new Date() })
    .where('id', '=', draftId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
