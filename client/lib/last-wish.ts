/**
 * Of many wishes in a row only the last is carried out, after a pause; at once when the
 * page is being left.
 */
export class LastWish<Wish> {
  private waiting: { wish: Wish; timer: ReturnType<typeof setTimeout> } | null = null;
  private readonly pauseMs: number;
  private readonly carryOut: (wish: Wish) => void;

  constructor(pauseMs: number, carryOut: (wish: Wish) => void) {
    this.pauseMs = pauseMs;
    this.carryOut = carryOut;
    // Not on the server, where first pages are drawn.
    globalThis.document?.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.flush();
    });
  }

  set(wish: Wish): void {
    if (this.waiting) clearTimeout(this.waiting.timer);
    this.waiting = { wish, timer: setTimeout(() => this.flush(), this.pauseMs) };
  }

  flush(): void {
    if (!this.waiting) return;
    const { wish, timer } = this.waiting;
    clearTimeout(timer);
    this.waiting = null;
    this.carryOut(wish);
  }
}
