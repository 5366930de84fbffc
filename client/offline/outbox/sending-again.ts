import { OUTBOX } from './store.ts';

const SHORTEST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 300_000;

/** Sends again what could not be sent, after pauses that grow as long as it cannot. */
export function sendingAgain(send: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const after = (atLeastMs: number) => {
    failures += 1;
    const pause = Math.min(SHORTEST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    stop();
    timer = setTimeout(send, Math.max(atLeastMs, pause * (0.75 + Math.random() / 2)));
  };
  return {
    after,
    /** Where nobody answers, the page may be closed before somebody does. */
    whenReached: () => {
      after(0);
      void askWorker().catch(() => {});
    },
    stop,
    forget: () => {
      failures = 0;
    },
  };
}

/** Where the browser can, the worker sends what waits once there is a connection, also with no page open. */
async function askWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const sync: unknown = registration && Reflect.get(registration, 'sync');
  if (typeof sync !== 'object' || sync === null) return;
  const register: unknown = Reflect.get(sync, 'register');
  if (typeof register === 'function') await register.call(sync, OUTBOX);
}
