import type { Log } from '../../log.ts';

/** A sign of life of a browser tab; the token belongs to the session of its member's account. */
export type Activity = Readonly<{ token: string; session: string; ended: boolean }>;

const FLUSH_MS = 1000;
const BATCH = 500;
/** Far more tabs than an instance serves; they are held while the database is away. */
const MOST_PENDING = 50_000;

type Write = (batch: readonly Activity[]) => Promise<void>;

/**
 * Collects heartbeats and writes them in batches, after a second or as soon as there are 500. A
 * tab has one entry however often it reports; a batch that fails is written again with the next.
 */
export class ActivityBuffer {
  private readonly write: Write;
  private readonly log: Log;
  private pending = new Map<string, Activity>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> | null = null;
  /** After a failure the database gets a second to recover. */
  private resting = false;

  constructor(write: Write, log: Log) {
    this.write = write;
    this.log = log;
  }

  has({ token, session }: Activity): boolean {
    return this.pending.has(keyOf(token, session));
  }

  /** @returns false where there is no room for one more tab */
  add(activity: Activity): boolean {
    if (this.pending.size >= MOST_PENDING && !this.has(activity)) return false;
    this.pending.set(keyOf(activity.token, activity.session), activity);
    if (this.pending.size >= BATCH && !this.resting) void this.run();
    else this.schedule();
    return true;
  }

  /** Writes all that is collected, at the stop of the process. */
  async flush(): Promise<void> {
    await this.writing;
    while (this.pending.size > 0) {
      const before = this.pending.size;
      await this.run();
      if (this.pending.size >= before) break;
    }
    if (this.timer) clearTimeout(this.timer);
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => void this.run(), FLUSH_MS).unref();
  }

  private run(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.resting = false;
    this.writing ??= this.writeBatches().finally(() => {
      this.writing = null;
      if (this.pending.size > 0) this.schedule();
    });
    return this.writing;
  }

  private async writeBatches(): Promise<void> {
    do {
      const batch = this.pending;
      this.pending = new Map();
      try {
        await this.write([...batch.values()]);
      } catch (error) {
        this.log.warn({ err: error, entries: batch.size }, 'session activity not written');
        this.pending = new Map([...batch, ...this.pending]);
        this.resting = true;
        return;
      }
    } while (this.pending.size >= BATCH);
  }
}

const keyOf = (token: string, session: string) => `${token} ${session}`;
