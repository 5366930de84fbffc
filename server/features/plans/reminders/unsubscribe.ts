import { REMINDER_KINDS } from '#shared/plans/reminders.ts';
import type { Signer } from '../../../auth/signer.ts';
import type { Db } from '../../../db/client.ts';
import { deleteReminders } from './reminders.queries.ts';

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
  // One that no device takes comes by e-mail, too, whatever was chosen.
  await deleteReminders(db, userId, REMINDER_KINDS);
  return true;
}
