import { setTimeout as wait } from 'node:timers/promises';

/** A balancer that was told so often that the process stops sends nothing more. */
const REFUSALS = 3;
/** After so long without a request nobody sends any. */
const QUIET_MS = 1500;
/** Who asked within this time will ask again. */
const ASKS_AGAIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** Whether balancers may send requests here, and whether they have noticed that they may no more. */
export class Readiness {
  /** Once the database is migrated and seeded. */
  ready = false;
  stopping = false;
  #probedAt = Number.NEGATIVE_INFINITY;
  #refusals = 0;
  #requestedAt = Number.NEGATIVE_INFINITY;

  /** Somebody asks whether the process is ready. */
  noteProbe(): void {
    if (this.stopping) this.#refusals++;
    else this.#probedAt = performance.now();
  }

  /** Somebody sends a request all the same. */
  noteRequest(): void {
    this.#requestedAt = performance.now();
  }

  /** Waits until balancers send nothing more, as one that notices late would be refused. */
  async untilLeft({ leastMs, mostMs }: { leastMs: number; mostMs: number }): Promise<void> {
    const began = performance.now();
    const isProbed = began - this.#probedAt < ASKS_AGAIN_MS;
    for (;;) {
      const now = performance.now();
      const isTold = !isProbed || this.#refusals >= REFUSALS;
      const isQuiet = now - this.#requestedAt > QUIET_MS;
      if (now - began >= (isTold && isQuiet ? leastMs : mostMs)) return;
      await wait(LOOK_EVERY_MS);
    }
  }
}
