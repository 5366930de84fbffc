import { sendChange } from './outbox/send.ts';
import { listWaiting, OUTBOX, oneSender, removeChange } from './outbox/store.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Sends what waits once there is a connection again, also where no page is open. */
export function sendWhatWaits(worker: WorkerScope): void {
  worker.addEventListener('sync', (event) => {
    if (event.tag === OUTBOX) event.waitUntil(oneSender(sendAll));
  });
}

/** @throws where nobody answers, so that the browser asks again later */
async function sendAll(): Promise<void> {
  const channel = new BroadcastChannel(OUTBOX);
  /** A page knows what becomes of a refusal, and whether its member has signed in again. */
  const leftToPages = new Set<string>();
  try {
    for (const change of await listWaiting()) {
      if (leftToPages.has(change.userId)) continue;
      const outcome = await sendChange(change);
      if (outcome.is === 'away' || outcome.is === 'later') throw new Error('nobody takes it now');
      if (outcome.is !== 'done') {
        leftToPages.add(change.userId);
        continue;
      }
      await removeChange(change);
      channel.postMessage({ change, outcome });
    }
  } finally {
    channel.close();
  }
}
