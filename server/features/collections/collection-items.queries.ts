import { sql } from 'kysely';
import {
  type CollectionItemKind,
  LONGEST_HEADING,
  LONGEST_NOTE,
  MOST_ITEMS,
} from '#shared/bible/collections.ts';
import { bothVersions, isForked } from '../../changes/both-versions.ts';
import { type Db, inTransaction } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Owned } from './collections.queries.ts';

const CHANGED =
  'Este texto mudou em outro aparelho. Veja como ficou; se ainda quiser, tire-o depois.';

type NewItem = Readonly<{ key: string; kind: CollectionItemKind; text: string }>;

/** Adds items at the end, each once if sent twice. */
export async function addItems(
  db: Db,
  owned: Owned,
  items: readonly NewItem[],
): Promise<'done' | 'missing' | 'full'> {
  return inTransaction(db, async (trx) => {
    if (!(await lockCollection(trx, owned))) return 'missing';
    const stored = await trx
      .selectFrom('collectionItems')
      .select(['idempotencyKey', 'position'])
      .where('collectionId', '=', owned.id)
      .execute();
    const keys = new Set(stored.map(({ idempotencyKey }) => idempotencyKey));
    const fresh = items.filter(({ key }) => !keys.has(key));
    if (fresh.length === 0) return 'done';
    if (stored.length + fresh.length > MOST_ITEMS) return 'full';
    const last = stored.reduce((most, { position }) => Math.max(most, position), 0);
    await trx
      .insertInto('collectionItems')
      .values(
        fresh.map(({ key, kind, text }, index) => ({
          collectionId: owned.id,
          idempotencyKey: key,
          position: last + index + 1,
          kind,
          text,
        })),
      )
      .execute();
    return 'done';
  });
}

type OwnItem = Readonly<{ item: string; userId: string }>;

/**
 * Changes the words of a heading or a note; what another device wrote since `base` stays beside them.
 * @returns whether it did, or null where the member has no such item
 */
export async function updateItem(
  db: Db,
  own: OwnItem,
  text: string,
  base: string | undefined,
): Promise<{ joined: boolean } | null> {
  return inTransaction(db, async (trx) => {
    const stored = await lockItem(trx, own);
    if (!stored || stored.kind === 'passage') return null;
    const isHeading = stored.kind === 'heading';
    const both = bothVersions({
      stored: stored.text,
      base,
      written: text,
      longest: isHeading ? LONGEST_HEADING : LONGEST_NOTE,
      ...(isHeading ? { divider: ' / ' } : {}),
    });
    await trx
      .updateTable('collectionItems')
      .set({ text: both ?? text })
      .where('id', '=', own.item)
      .execute();
    return { joined: isForked(stored.text, base, text) };
  });
}

/**
 * @param base the words that the member saw; others are not taken out
 * @returns whether the member had such an item
 */
export async function removeItem(db: Db, own: OwnItem, base: string | undefined): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const stored = await lockItem(trx, own);
    if (!stored) return false;
    if (base !== undefined && stored.text !== base) throw new AppError('CONFLICT', CHANGED);
    await trx.deleteFrom('collectionItems').where('id', '=', own.item).execute();
    return true;
  });
}

type Move = Readonly<{
  direction: 'up' | 'down';
  /** The neighbour that the member saw, which the item is to pass; undefined for any. */
  past: string | undefined;
}>;

/**
 * Moves an item before its neighbour above or behind the one below; at an end, or where another
 * device has moved it past that neighbour, it stays.
 * @returns whether the member has such an item
 */
export async function moveItem(db: Db, own: OwnItem, { direction, past }: Move): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const found = await lockItem(trx, own);
    if (!found) return false;
    const rows = await trx
      .selectFrom('collectionItems')
      .select('id')
      .where('collectionId', '=', found.collectionId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const all = rows.map(({ id }) => id);
    const from = all.indexOf(own.item);
    const step = direction === 'up' ? -1 : 1;
    const seen = past === undefined ? -1 : all.indexOf(past);
    const to = seen < 0 ? from + step : seen;
    if (to < 0 || Math.sign(to - from) !== step) return true;
    const ids = all.toSpliced(from, 1).toSpliced(to, 0, own.item);
    await sql`
      update collection_items set position = placed.position
      from unnest(${ids}::uuid[]) with ordinality as placed (id, position)
      where collection_items.id = placed.id
        and collection_items.position is distinct from placed.position`.execute(trx);
    return true;
  });
}

/** An item as it is once nobody else changes its collection. */
async function lockItem(trx: Db, { item, userId }: OwnItem) {
  const found = await trx
    .selectFrom('collectionItems')
    .innerJoin('collections', 'collections.id', 'collectionId')
    .select('collectionId')
    .where('collectionItems.id', '=', item)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!found || !(await lockCollection(trx, { id: found.collectionId, userId }))) return null;
  const stored = await trx
    .selectFrom('collectionItems')
    .select(['collectionId', 'kind', 'text'])
    .where('id', '=', item)
    .executeTakeFirst();
  return stored ?? null;
}

function lockCollection(trx: Db, { id, userId }: Owned) {
  return trx
    .selectFrom('collections')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}
