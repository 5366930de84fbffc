import { setTimeout as wait } from 'node:timers/promises';

/** As long as the browser waits for what is on its page. */
const PATIENCE_MS = 30_000;
const EVERY_MS = 10;

/** Waits until a value is truthy and returns it; fails after a time limit. */
export async function until<Value>(
  look: () => Value | Promise<Value>,
): Promise<NonNullable<Exclude<Value, false>>> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const value = await look();
    if (value) return value as NonNullable<Exclude<Value, false>>;
    if (performance.now() > deadline) throw new Error('it did not happen in time');
    await wait(EVERY_MS);
  }
}
