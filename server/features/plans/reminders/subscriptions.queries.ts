import type { Insertable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { PushSubscriptionsTable } from './reminders.table.ts';

/** A member's devices; beyond them, those that subscribed first are forgotten. */
const MOST_DEVICES = 10;

export async function listSubscriptions(db: Db, userId: string) {
  return db
    .selectFrom('pushSubscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

/** A device belongs to the member who subscribed on it last. */
export async function writeSubscription(
  db: Db,
  subscription: Insertable<PushSubscriptionsTable>,
): Promise<void> {
  await db
    .insertInto('pushSubscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(subscription))
    .execute();
  await db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', subscription.userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('pushSubscriptions')
        .select('id')
        .where('userId', '=', subscription.userId)
        .orderBy('id', 'desc')
        .offset(MOST_DEVICES),
    )
    .execute();
}

export async function deleteSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}
