import type { ExpressionBuilder } from 'kysely';
import { LONGEST_ANSWER, type PrayerCategory } from '#shared/prayer-requests.ts';
import { bothVersions, isForked, laterOf } from '../../changes/both-versions.ts';
import { addWithin, IS_NEW } from '../../db/add-within.ts';
import { type Db, inTransaction } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

type RequestText = Readonly<{
  text: string;
  person: string | null;
  category: PrayerCategory | null;
}>;

export const LIST_FULL =
  'Sua lista chegou a 10.000 pedidos, o máximo que cabe nela. Exclua alguns para anotar outros.';

/** Names a request by its id, or by the key that a client gave it before it had one. */
const named = (id: string) => (eb: ExpressionBuilder<Database, 'prayerRequests'>) =>
  eb.or([eb('id', '=', id), eb('idempotencyKey', '=', id)]);

/** @returns the request of this key and whether it is new, as it is stored once if sent twice; null when the list is full */
export async function addRequest(
  db: Db,
  userId: string,
  idempotencyKey: string,
  request: RequestText,
  createdAt: Date,
): Promise<{ id: string; added: boolean } | null> {
  return addWithin(db, userId, 'prayerRequests', (trx) =>
    trx
      .insertInto('prayerRequests')
      .values({ ...request, createdAt, userId, idempotencyKey })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'idempotencyKey']).doUpdateSet({ userId }),
      )
      .returning(['id', IS_NEW.as('added')])
      .executeTakeFirstOrThrow(),
  );
}

export async function listRequests(
  db: Db,
  userId: string,
  { answered, after, limit }: { answered: boolean; after: string | null; limit: number },
) {
  let list = db
    .selectFrom('prayerRequests')
    .select(['id', 'text', 'person', 'category', 'answeredOn', 'answer', 'createdAt'])
    // A device that has had no answer yet knows its request by the key that it gave it.
    .select('idempotencyKey as key')
    .where('userId', '=', userId)
    .where('answeredOn', answered ? 'is not' : 'is', null);
  if (after) list = list.where('id', '<', after);
  return list.orderBy('id', 'desc').limit(limit).execute();
}

type Update = Readonly<{
  written: RequestText;
  base: RequestText | null;
  /** The key of the request that takes the other version of the text. */
  otherKey: string;
  at: Date;
}>;

/**
 * Updates a request. One that another device has rewritten meanwhile stays as it is there, and
 * what was written here becomes a request beside it.
 * @returns whether the member has such a request
 */
export async function updateRequest(
  db: Db,
  userId: string,
  id: string,
  { written, base, otherKey, at }: Update,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const stored = await lockRequest(trx, userId, id);
    if (!stored) return false;
    if (isForked(stored.text, base?.text, written.text)) {
      if (!(await addRequest(trx, userId, otherKey, written, at))) {
        throw new AppError('LIMIT_REACHED', LIST_FULL);
      }
      return true;
    }
    const change = {
      text: laterOf(stored.text, base?.text, written.text),
      person: laterOf(stored.person, base?.person, written.person),
      category: laterOf(stored.category, base?.category, written.category),
    };
    await trx.updateTable('prayerRequests').set(change).where('id', '=', stored.id).execute();
    return true;
  });
}

/** Two answers that were written apart are stored together. @returns as above */
export async function answerRequest(
  db: Db,
  userId: string,
  id: string,
  { answeredOn, answer }: Readonly<{ answeredOn: string; answer: string | null }>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const stored = await lockRequest(trx, userId, id);
    if (!stored) return false;
    const both = bothVersions({
      stored: stored.answer,
      base: null,
      written: answer,
      longest: LONGEST_ANSWER,
    });
    await trx
      .updateTable('prayerRequests')
      .set({ answeredOn, answer: both })
      .where('id', '=', stored.id)
      .execute();
    return true;
  });
}

/** @returns whether the member has such a request */
export async function reopenRequest(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('prayerRequests')
    .set({ answeredOn: null, answer: null })
    .where(named(id))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function lockRequest(trx: Db, userId: string, id: string) {
  return trx
    .selectFrom('prayerRequests')
    .select(['id', 'text', 'person', 'category', 'answer'])
    .where(named(id))
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** @returns whether the member had such a request */
export async function removeRequest(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('prayerRequests')
    .where(named(id))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
