/**
 * The outcome of work that others waited for; 'fell-back' when a model failed and the library
 * answered, 'left' when it was abandoned.
 */
export type Landing = 'stored' | 'not-stored' | 'fell-back' | 'left';

/** The first call of either counts. */
type Flight = Readonly<{ land: (landing: Landing) => void; fail: (error: unknown) => void }>;

/** How those who ask at the same time share what the first of them writes. */
type Shared<Event> = Readonly<{
  /** Writes; `land` says how it will end for those who wait. */
  write: (land: (landing: Landing) => void) => AsyncIterable<Event>;
  /** What is shown to whoever waited; null makes them the next one who writes. */
  after: (landing: Landing) => Promise<AsyncIterable<Event> | null>;
  /** Is told before the waiting, which asks nothing of the database. */
  waits: () => void;
}>;

/** Work that several want at the same time is done by the first of them in this process. */
export class Once {
  private readonly open = new Map<string, Promise<Landing>>();

  /** What is stored, or what the first one writes while the others wait to read it. */
  async singleFlight<Stored>(
    name: string,
    signal: AbortSignal,
    read: () => Promise<Stored | null>,
    write: () => Promise<Stored>,
  ): Promise<Stored> {
    for (;;) {
      const flight = this.take(name);
      if (flight) {
        try {
          return (await read()) ?? (await write());
        } catch (error) {
          if (!signal.aborted) flight.fail(error);
          throw error;
        } finally {
          flight.land('stored');
        }
      }
      await this.wait(name, signal);
      const found = await read();
      if (found !== null) return found;
    }
  }

  /** The same of what is shown while it is written. */
  async *stream<Event>(
    name: string,
    signal: AbortSignal,
    { write, after, waits }: Shared<Event>,
  ): AsyncGenerator<Event, void> {
    for (;;) {
      const flight = this.take(name);
      if (flight) return yield* this.written(flight, signal, write);
      waits();
      const events = await after(await this.wait(name, signal));
      if (events) return yield* events;
    }
  }

  private async *written<Event>(
    flight: Flight,
    signal: AbortSignal,
    write: Shared<Event>['write'],
  ): AsyncGenerator<Event, void> {
    let landing: Landing = 'left';
    try {
      yield* write((outcome) => {
        landing = outcome;
      });
    } catch (error) {
      if (!signal.aborted) flight.fail(error);
      throw error;
    } finally {
      flight.land(landing);
    }
  }

  /** @returns null while another one does it */
  private take(name: string): Flight | null {
    if (this.open.has(name)) return null;
    const { promise, resolve, reject } = Promise.withResolvers<Landing>();
    // Nobody may be waiting.
    promise.catch(() => {});
    this.open.set(name, promise);
    const end = () => {
      if (this.open.get(name) === promise) this.open.delete(name);
    };
    return {
      land: (landing) => {
        end();
        resolve(landing);
      },
      fail: (error) => {
        end();
        reject(error);
      },
    };
  }

  /** @throws what the one who does it failed with, and when who waits leaves */
  private async wait(name: string, signal: AbortSignal): Promise<Landing> {
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    try {
      signal.throwIfAborted();
      return await Promise.race([this.open.get(name) ?? ABANDONED, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }
}

const ABANDONED: Landing = 'left';
