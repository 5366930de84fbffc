import { type SelectQueryBuilder, sql, type UpdateObject } from 'kysely';
import { LONGEST_COLLECTION_NAME } from '#shared/bible/collections.ts';
import { bothVersions, isForked } from '../../changes/both-versions.ts';
import { addWithin } from '../../db/add-within.ts';
import { type Db, inTransaction } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';

export type Owned = Readonly<{ id: string; userId: string }>;

/** @returns the collection of this key, which is stored once if sent twice; null when the list is full */
export async function addCollection(
  db: Db,
  userId: string,
  { key, name }: Readonly<{ key: string; name: string }>,
): Promise<{ id: string } | null> {
  return addWithin(db, userId, 'collections', async (trx) =>
    trx
      .insertInto('collections')
      .values({ userId, idempotencyKey: key, name, shareKey: null })
      // A collection that is there already is returned too.
      .onConflict((conflict) =>
        conflict.columns(['userId', 'idempotencyKey']).doUpdateSet({ userId }),
      )
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

export async function listCollections(
  db: Db,
  userId: string,
  { after, limit }: Readonly<{ after: string | null; limit: number }>,
) {
  let list = db
    .selectFrom('collections')
    .select(['id', 'name', 'createdAt', 'shareKey'])
    .select((eb) =>
      eb
        .selectFrom('collectionItems')
        .whereRef('collectionId', '=', 'collections.id')
        .where('kind', '=', 'passage')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('passages'),
    )
    .where('userId', '=', userId);
  if (after) list = list.where('id', '<', after);
  const rows = await list.orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ shareKey, passages, ...row }) => ({
    ...row,
    passages: Number(passages),
    shared: shareKey !== null,
  }));
}

export const readCollection = (db: Db, { id, userId }: Owned) =>
  withItems(db, (from) => from.where('id', '=', id).where('userId', '=', userId));

export const readSharedCollection = (db: Db, shareKey: string) =>
  withItems(db, (from) => from.where('shareKey', '=', shareKey));

type Collections = SelectQueryBuilder<
  Database,
  'collections',
  { id: string; name: string; shareKey: string | null }
>;

async function withItems(db: Db, chosen: (from: Collections) => Collections) {
  const from = db.selectFrom('collections').select(['id', 'name', 'shareKey']);
  const collection = await chosen(from).executeTakeFirst();
  if (!collection) return null;
  const items = await db
    .selectFrom('collectionItems')
    .select(['id', 'kind', 'text'])
    .where('collectionId', '=', collection.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { ...collection, items };
}

/**
 * Gives a collection this name; one that another device gave it since `base` stays beside it.
 * @returns null where the member has no such collection
 */
export async function renameCollection(
  db: Db,
  owned: Owned,
  { name, base }: Readonly<{ name: string; base: string | undefined }>,
): Promise<{ joined: boolean } | null> {
  return inTransaction(db, async (trx) => {
    const stored = await trx
      .selectFrom('collections')
      .select('name')
      .where('id', '=', owned.id)
      .where('userId', '=', owned.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) return null;
    const longest = LONGEST_COLLECTION_NAME;
    const both = bothVersions({
      stored: stored.name,
      base,
      written: name,
      longest,
      divider: ' / ',
    });
    await changeCollection(trx, owned, { name: both ?? name });
    return { joined: isForked(stored.name, base, name) };
  });
}

/** Shares a collection by this key, unless it has one already. @returns whether the member has it */
export const shareCollection = (db: Db, owned: Owned, key: string) =>
  changeCollection(db, owned, { shareKey: sql<string>`coalesce(share_key, ${key})` });

/** Makes the link of a collection void. @returns as above */
export const unshareCollection = (db: Db, owned: Owned) =>
  changeCollection(db, owned, { shareKey: null });

async function changeCollection(
  db: Db,
  { id, userId }: Owned,
  change: UpdateObject<Database, 'collections'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collections')
    .set(change)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the member had such a collection */
export async function removeCollection(db: Db, { id, userId }: Owned): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('collections')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
