import { outboxStatus, setStatus } from './status.ts';

/**
 * Sends what can be sent before the member leaves the account.
 * @returns whether something is left, about which the member is asked first
 */
export async function asksToLeave(leave: () => void): Promise<boolean> {
  await outboxStatus.get()?.outbox.sendNow();
  if (!outboxStatus.get()?.changes.length) return false;
  setStatus({ leave });
  return true;
}
