import { outboxStatus } from './status.ts';

/** Says in the header how much waits on this device; nothing while all is with the server. */
export function OutboxNotice() {
  const status = outboxStatus.use();
  return status ? <status.Bar /> : null;
}
