import { AppError } from '../errors.ts';

type Waiter = Readonly<{ admit: () => void }>;

type Size = Readonly<{
  atOnce: number;
  /** Beyond so many who wait, a newcomer is refused. */
  mostWaiting: number;
  mostOfOne: number;
}>;

export type Turn = Readonly<{
  /**
   * Gives what hands the place back, of which the first call counts.
   * @throws AppError where the queue is full, and the signal's reason for who leaves it
   */
  admitted: Promise<() => void>;
  /** The turns that begin until this one does, itself among them; 0 for who does not wait. */
  turnsLeft: () => number;
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
  private readonly waiting = new Map<string, readonly Waiter[]>();
  private readonly size: Size;

  constructor(size: Size) {
    this.size = size;
  }

  enter(member: string, signal: AbortSignal): Turn {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const waiter: Waiter = {
      admit: () => {
        signal.removeEventListener('abort', leave);
        resolve(this.release());
      },
    };
    const leave = () => {
      this.leave(member, waiter);
      reject(signal.reason);
    };
    try {
      signal.throwIfAborted();
      if (this.admitsNow(member)) waiter.admit();
      else {
        this.join(member, waiter);
        signal.addEventListener('abort', leave, { once: true });
      }
    } catch (error) {
      reject(error);
    }
    return { admitted: promise, turnsLeft: () => this.turnsLeft(member, waiter) };
  }

  private admitsNow(member: string): boolean {
    if (this.running < this.size.atOnce) {
      this.running++;
      return true;
    }
    if (this.of(member).length >= this.size.mostOfOne) throw new AppError('TOO_MANY_REQUESTS');
    if (this.length >= this.size.mostWaiting) throw new AppError('UNAVAILABLE', MANY_ASK);
    return false;
  }

  /** @returns what gives back a place that was taken */
  private release(): () => void {
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
    this.waiting.delete(member);
    if (others.length > 0) this.waiting.set(member, others);
    this.length--;
    first?.admit();
  }

  private join(member: string, waiter: Waiter): void {
    this.waiting.set(member, [...this.of(member), waiter]);
    this.length++;
  }

  private leave(member: string, waiter: Waiter): void {
    const others = this.of(member).filter((each) => each !== waiter);
    if (others.length > 0) this.waiting.set(member, others);
    else this.waiting.delete(member);
    this.length--;
  }

  private of(member: string): readonly Waiter[] {
    return this.waiting.get(member) ?? [];
  }

  private turnsLeft(member: string, waiter: Waiter): number {
    const ahead = this.of(member).indexOf(waiter);
    if (ahead < 0) return 0;
    let turns = 0;
    let isBefore = true;
    for (const [other, { length }] of this.waiting) {
      if (other === member) isBefore = false;
      // Whoever comes before takes one turn more until then.
      turns += Math.min(length, ahead + (isBefore || other === member ? 1 : 0));
    }
    return turns;
  }
}
