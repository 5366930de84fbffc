/**
 * The outcome of work that others waited for; 'fell-back' when a model failed and the library
 * answered, 'left' when it was abandoned.
 */
export type Landing = 'stored' | 'not-stored' | 'fell-back' | 'left';

/** The first call of either counts. */
export type Flight = Readonly<{
  land: (landing: Landing) => void;
  fail: (error: unknown) => void;
}>;

const LEFT: Landing = 'left';

/** Work that several want at the same time is done by the first of them in this process. */
export class Flights {
  private readonly open = new Map<string, Promise<Landing>>();

  /** @returns null while another one does it: wait for that */
  take(name: string): Flight | null {
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
  async wait(name: string, signal: AbortSignal): Promise<Landing> {
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    try {
      signal.throwIfAborted();
      return await Promise.race([this.open.get(name) ?? LEFT, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }
}
