import { AppError } from '../errors.ts';

type Waiter = Readonly<{ admit: () => void }>;

type Size = Readonly<{
  atOnce: number;
  /** Beyond so many who wait, a newcomer is refused. */
  mostWaiting: number;
  mostOfOne: number;
}>;

const MANY_ASK = 'Muita gente está pedindo ao mesmo tempo. Tente de novo em um minuto.';

/**
 * Admits so much work at once and lets the rest wait: whose turn it is goes around by member, so
 * that one who asks for much waits behind their own.
 */
export class FairQueue {
  private running = 0;
  private length = 0;
  /** By member, whose next turn comes first. */
  private readonly waiting = new Map<string, Waiter[]>();
  private readonly size: Size;

  constructor(size: Size) {
    this.size = size;
  }

  /**
   * Waits for a place.
   * @returns what gives it back, of which the first call counts
   * @throws AppError where the queue is full, and the signal's reason for who leaves it
   */
  async enter(member: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.running < this.size.atOnce) this.running++;
    else await this.wait(member, signal);
    let held = true;
    return () => {
      if (held) this.pass();
      held = false;
    };
  }

  /** Gives a place to whose turn it is. */
  private pass(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running--;
      return;
    }
    const [member, [first, ...others]] = next;
    this.put(member, others);
    this.length--;
    first?.admit();
  }

  private put(member: string, waiters: Waiter[]): void {
    this.waiting.delete(member);
    if (waiters.length > 0) this.waiting.set(member, waiters);
  }

  private wait(member: string, signal: AbortSignal): Promise<void> {
    const own = this.waiting.get(member) ?? [];
    if (own.length >= this.size.mostOfOne) throw new AppError('TOO_MANY_REQUESTS');
    if (this.length >= this.size.mostWaiting) throw new AppError('UNAVAILABLE', MANY_ASK);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      const left = this.waiting.get(member)?.filter((each) => each !== waiter) ?? [];
      this.length--;
      if (left.length > 0) this.waiting.set(member, left);
      else this.waiting.delete(member);
      reject(signal.reason);
    };
    const waiter: Waiter = {
      admit: () => {
        signal.removeEventListener('abort', leave);
        resolve();
      },
    };
    signal.addEventListener('abort', leave, { once: true });
    this.length++;
    this.waiting.set(member, [...own, waiter]);
    return promise;
  }
}
