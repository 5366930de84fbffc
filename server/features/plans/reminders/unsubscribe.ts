import type { Signer } from '../../../auth/signer.ts';
import type { Db } from '../../../db/client.ts';
import { deleteReminder } from './reminders.queries.ts';

export const UNSUBSCRIBE_PATH = '/lembretes/cancelar';

const PURPOSE = 'unsubscribe';

/** A link that ends the mails of one member, and does nothing else, without signing in. */
export function unsubscribeUrl(site: string, signer: Signer, userId: string): string {
  const query = new URLSearchParams({ t: signer.sign(PURPOSE, userId) });
  return `${site}${UNSUBSCRIBE_PATH}?${query}`;
}

export function isUnsubscribeToken(signer: Signer, token: string): boolean {
  return signer.read(PURPOSE, token) !== null;
}

export async function unsubscribe(db: Db, signer: Signer, token: string): Promise<boolean> {
  const userId = signer.read(PURPOSE, token);
  if (userId === null) return false;
  await deleteReminder(db, userId, 'email');
  return true;
}
