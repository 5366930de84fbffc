import type { Db } from '../../../db/client.ts';
import type { Push } from '../../../push/push.ts';
import { deleteSubscription, listSubscriptions } from './subscriptions.queries.ts';
import type { Today } from './today.ts';

/** @returns whether any device of the member took it */
export async function pushReminder(
  db: Db,
  push: Push,
  userId: string,
  { title, day, readings, path }: Today,
): Promise<boolean> {
  const notice = {
    title: `${title}, dia ${day}`,
    body: readings.length > 0 ? readings.join(', ') : 'O estudo de hoje espera por você.',
    path,
  };
  let reached = false;
  for (const subscription of await listSubscriptions(db, userId)) {
    const outcome = await push.send(subscription, notice);
    if (outcome === 'gone') await deleteSubscription(db, userId, subscription.endpoint);
    if (outcome === 'sent') reached = true;
  }
  return reached;
}
