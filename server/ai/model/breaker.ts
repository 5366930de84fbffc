const FAILURES_TO_OPEN = 3;
const OPEN_MS = 60_000;

/**
 * After a few failures in a row the model is left alone for a minute and the library
 * answers; then one call tries again, and the others wait for its outcome. Each
 * process has its own count and finds out within seconds.
 */
export class Breaker {
  private failures = 0;
  private closedUntil = 0;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Whether a call may go to the model; after a minute's rest, one a minute may. */
  admits(): boolean {
    if (this.failures < FAILURES_TO_OPEN) return true;
    if (this.now() < this.closedUntil) return false;
    this.closedUntil = this.now() + OPEN_MS;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures++;
    this.closedUntil = this.now() + OPEN_MS;
  }
}
