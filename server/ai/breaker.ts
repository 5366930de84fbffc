const FAILURES_TO_OPEN = 3;
const OPEN_MS = 60_000;

/**
 * After a few failures in a row the model is left alone for a minute and the library
 * answers; then one call tries again. Kept per process: each finds out within seconds.
 */
export class Breaker {
  private failures = 0;
  private openUntil = 0;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  get open(): boolean {
    return this.now() < this.openUntil;
  }

  succeeded(): void {
    this.failures = 0;
    this.openUntil = 0;
  }

  failed(): void {
    this.failures++;
    if (this.failures >= FAILURES_TO_OPEN) this.openUntil = this.now() + OPEN_MS;
  }
}
