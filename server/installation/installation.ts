import { EventEmitter, once } from 'node:events';
import type { Db } from '../db/client.ts';
import { forgetRestored, isRestored } from '../db/restored.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { readPlace, readServer, storePlace } from './installation.queries.ts';
import { isSamePlace, type Place, type Strangeness, siteOf, strangenessOf } from './place.ts';

const LOOK_EVERY_MS = 5000;

/** What a copy says of itself. */
export type Copy = Readonly<{ why: Strangeness; lastSite: string | null; site: string }>;

type Parts = Readonly<{ db: Db; env: Pick<Env, 'baseUrl' | 'database'>; log: Log }>;

/**
 * Knows whether this process serves the installation itself or a copy of it. A copy sends nothing
 * to people and deletes no files, until an administrator says that it is the installation now.
 */
export class Installation {
  readonly #parts: Parts;
  readonly #changes = new EventEmitter();
  #copy: Copy | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get copy(): Copy | null {
    return this.#copy;
  }

  get isCopy(): boolean {
    return this.#copy !== null;
  }

  /** Knows the installation again, and notes where it is served, as a restart may have moved it. */
  async recognize(): Promise<void> {
    const { last, own } = await this.look();
    if (this.isCopy) return;
    if (!last || !isSamePlace(last, own)) await storePlace(this.#parts.db, own);
    this.#changes.emit('own');
  }

  /** Compares where the database was served last with where it is served now. */
  async look() {
    const { db, log } = this.#parts;
    const [last, own, restored] = await Promise.all([readPlace(db), this.#own(), this.#restored()]);
    const why = restored ? 'restored' : last && strangenessOf(last, own);
    if (why && !this.#copy) {
      log.warn({ why }, 'this is a copy: it sends nothing until it is said to be the installation');
    }
    this.#copy = why ? { why, lastSite: last?.site ?? null, site: own.site } : null;
    return { last, own };
  }

  /** Looks until the signal, as somebody may say it to another process. */
  watch(signal: AbortSignal): void {
    if (this.#parts.env.database.kind === 'embedded') return;
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      this.recognize()
        .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'installation not read'))
        .finally(() => {
          busy = false;
        });
    }, LOOK_EVERY_MS);
    timer.unref();
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  /** Makes this the installation, in the transaction that records who said so. */
  async claim(trx: Db): Promise<void> {
    await storePlace(trx, await this.#own());
  }

  /** Goes on as the installation once that is stored. */
  async claimed(): Promise<void> {
    const { database } = this.#parts.env;
    if (database.kind === 'embedded') await forgetRestored(database.directory);
    await this.recognize();
  }

  /** Waits as long as this is a copy; the signal ends the wait. */
  async whenOwn(signal: AbortSignal): Promise<void> {
    while (this.isCopy && !signal.aborted) {
      await once(this.#changes, 'own', { signal }).catch(() => {});
    }
  }

  async #own(): Promise<Place> {
    const { db, env } = this.#parts;
    const site = siteOf(env);
    const { database } = env;
    if (database.kind === 'embedded') {
      return { site, database: { kind: 'embedded', folder: database.directory } };
    }
    const address = new URL(database.directUrl ?? database.url).host;
    return { site, database: { kind: 'postgres', ...(await readServer(db)), address } };
  }

  async #restored(): Promise<boolean> {
    const { database } = this.#parts.env;
    return database.kind === 'embedded' && isRestored(database.directory);
  }
}
