import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest time that requests may wait for one turn of the work. */
const TURN_MS = 8;

/**
 * A result that takes long to compute: prepared in turns between which requests are answered, and
 * finished at once where it is needed earlier.
 */
export class Gradual<Result> {
  readonly #steps: Iterator<void, Result>;
  #done: { result: Result } | undefined;

  constructor(work: () => Iterator<void, Result>) {
    this.#steps = work();
  }

  get result(): Result {
    let done = this.#done;
    while (!done) done = this.#step();
    return done.result;
  }

  async prepare(signal: AbortSignal): Promise<void> {
    while (!this.#done && !signal.aborted) {
      const end = performance.now() + TURN_MS;
      while (!this.#done && performance.now() < end) this.#step();
      await nextTurn();
    }
  }

  #step(): { result: Result } | undefined {
    const { done, value } = this.#steps.next();
    if (done) this.#done = { result: value };
    return this.#done;
  }
}
