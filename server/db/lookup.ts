import { type RawBuilder, sql } from 'kysely';

/** A statement that takes longer than this no longer holds up the callers after it. */
const PATIENCE_MS = 100;

type Caller<Row> = PromiseWithResolvers<Row | undefined>;

/**
 * Looks up rows that many requests ask for at once. Callers of the same turn of the event loop, and
 * those that come while a statement runs, share the next one, so that each gets the row as it is
 * after the call.
 */
export class Lookup<Row> {
  private readonly find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  private callers = new Map<string, Caller<Row>>();
  private isRunning = false;

  /** @param find reads the rows of some keys; those without a row are left out */
  constructor(find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>) {
    this.find = find;
  }

  get(key: string): Promise<Row | undefined> {
    let caller = this.callers.get(key);
    if (!caller) {
      caller = Promise.withResolvers();
      this.callers.set(key, caller);
    }
    this.schedule();
    return caller.promise;
  }

  /** The requests that have arrived already are read first, and share the statement. */
  private schedule(): void {
    if (this.isRunning || this.callers.size === 0) return;
    this.isRunning = true;
    setImmediate(() => this.run());
  }

  private run(): void {
    const callers = this.callers;
    this.callers = new Map();
    let isNextFree = false;
    const next = () => {
      if (isNextFree) return;
      isNextFree = true;
      clearTimeout(timer);
      this.isRunning = false;
      this.schedule();
    };
    const timer = setTimeout(next, PATIENCE_MS);
    void this.answer(callers).then(next);
  }

  private async answer(callers: ReadonlyMap<string, Caller<Row>>): Promise<void> {
    try {
      const rows = await this.find([...callers.keys()]);
      for (const [key, { resolve }] of callers) resolve(rows.get(key));
    } catch (error) {
      for (const { reject } of callers.values()) reject(error);
    }
  }
}

/** A condition whose plan stays that of a single key where there is one only. */
export function isAmong(column: string, keys: readonly string[]): RawBuilder<boolean> {
  const [key] = keys;
  return keys.length === 1
    ? sql<boolean>`${sql.ref(column)} = ${key}`
    : sql<boolean>`${sql.ref(column)} = any(${keys}::text[])`;
}
