import type { PrayerCategory } from '#shared/prayer-requests.ts';
import { addWithin } from '../../db/add-within.ts';
import type { Db } from '../../db/client.ts';

type RequestText = Readonly<{
  text: string;
  person: string | null;
  category: PrayerCategory | null;
}>;

/** @returns the request of this key, which is stored once if sent twice; null when the list is full */
export async function addRequest(
  db: Db,
  userId: string,
  idempotencyKey: string,
  request: RequestText,
): Promise<{ id: string } | null> {
  return addWithin(db, userId, 'prayerRequests', (trx) =>
    insertRequest(trx, userId, idempotencyKey, request),
  );
}

async function insertRequest(
  db: Db,
  userId: string,
  idempotencyKey: string,
  request: RequestText,
): Promise<{ id: string }> {
  const added = await db
    .insertInto('prayerRequests')
    .values({ ...request, userId, idempotencyKey })
    .onConflict((conflict) => conflict.columns(['userId', 'idempotencyKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added;
  return db
    .selectFrom('prayerRequests')
    .select('id')
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
}

export async function listRequests(
  db: Db,
  userId: string,
  { answered, after, limit }: { answered: boolean; after: string | null; limit: number },
) {
  let list = db
    .selectFrom('prayerRequests')
    .select(['id', 'text', 'person', 'category', 'answeredOn', 'answer', 'createdAt'])
    .where('userId', '=', userId)
    .where('answeredOn', answered ? 'is not' : 'is', null);
  if (after) list = list.where('id', '<', after);
  return list.orderBy('id', 'desc').limit(limit).execute();
}

type Change = RequestText | Readonly<{ answeredOn: string | null; answer: string | null }>;

/** @returns whether the member has such a request */
export async function updateRequest(
  db: Db,
  userId: string,
  id: string,
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('prayerRequests')
    .set(change)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the member had such a request */
export async function removeRequest(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('prayerRequests')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
