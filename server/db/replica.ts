import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Db, ReadLate } from './client.ts';
import { giveBeat, readBeat } from './replica.queries.ts';

/** A replica that is later than this is left out. */
export const MOST_LATE_MS = 5000;
const LOOK_EVERY_MS = 1000;
const PATIENCE_MS = 1000;
const MOST_BEATS = 60;

type Beat = Readonly<{ number: bigint; at: number }>;

/**
 * Knows how late a replica is: the primary's beats, of which this process knows when it gave them,
 * arrive there with everything that was stored before. One that lags, does not answer or belongs to
 * another database is left out until its beats arrive in time again.
 */
export class Replica {
  readonly #primary: Db;
  readonly #replica: Db;
  readonly #log: Log;
  readonly #clock: () => number;
  #beats: Beat[] = [];
  /** The replica has all that was stored before this moment. */
  #freshAt = Number.NEGATIVE_INFINITY;
  #wasFit: boolean | null = null;

  constructor(
    parts: Readonly<{ primary: Db; replica: Db; log: Log }>,
    clock: () => number = () => performance.now(),
  ) {
    this.#primary = parts.primary;
    this.#replica = parts.replica;
    this.#log = parts.log;
    this.#clock = clock;
  }

  get isFit(): boolean {
    return this.#clock() - this.#freshAt <= MOST_LATE_MS;
  }

  /** What fails at the replica, whatever the reason, is read from the primary. */
  readonly read: ReadLate = async (read) => {
    if (!this.isFit) return read(this.#primary);
    try {
      return await read(this.#replica);
    } catch (error) {
      if (isDatabaseAway(error)) this.#leaveOut(error);
      return read(this.#primary);
    }
  };

  /** Looks each second until the signal. */
  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look();
      await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Gives a beat, and sees which one has arrived. */
  async look(): Promise<void> {
    const at = this.#clock();
    const [given, arrived] = await Promise.allSettled([
      inTime(giveBeat(this.#primary)),
      inTime(readBeat(this.#replica)),
    ]);
    if (arrived.status === 'rejected') {
      this.#leaveOut(arrived.reason);
      return;
    }
    // While nothing can be stored, a replica that was fit gets no later.
    if (given.status === 'rejected' && this.isFit) this.#freshAt = at;
    if (given.status === 'fulfilled') this.#remember({ number: given.value, at });
    const seen = this.#beats.findLast(({ number }) => number <= arrived.value);
    if (seen) this.#freshAt = Math.max(this.#freshAt, seen.at);
    this.#tell(null);
  }

  #remember(beat: Beat): void {
    const last = this.#beats.at(-1);
    // After a failover that lost something, the beats begin again.
    if (last && beat.number <= last.number) {
      this.#beats = [];
      this.#freshAt = Number.NEGATIVE_INFINITY;
    }
    this.#beats.push(beat);
    if (this.#beats.length > MOST_BEATS) this.#beats.shift();
  }

  #leaveOut(reason: unknown): void {
    this.#freshAt = Number.NEGATIVE_INFINITY;
    this.#tell(reason);
  }

  #tell(reason: unknown): void {
    const { isFit } = this;
    if (isFit === this.#wasFit || (this.#wasFit === null && !isFit && !reason)) return;
    this.#wasFit = isFit;
    if (isFit) this.#log.info('the replica is read');
    else this.#log.warn({ err: reason ?? undefined }, 'the replica is left out');
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const given = new AbortController();
  const late = wait(PATIENCE_MS, undefined, { signal: given.signal, ref: false }).then(() => {
    throw new Error('no answer in time');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    given.abort();
  }
}
