import type { Db } from '../../../db/client.ts';
import type { Notice, Push } from '../../../push/push.ts';
import { deleteSubscription, listSubscriptions } from './subscriptions.queries.ts';

/** @returns whether any device of the member took it */
export async function pushReminder(
  db: Db,
  push: Push,
  userId: string,
  notice: Notice,
): Promise<boolean> {
  let reached = false;
  for (const subscription of await listSubscriptions(db, userId)) {
    const outcome = await push.send(subscription, notice);
    if (outcome === 'gone') await deleteSubscription(db, userId, subscription.endpoint);
    if (outcome === 'sent') reached = true;
  }
  return reached;
}
