import { createHmac, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db/client.ts';
import { LOCKS, lockTransaction } from '../db/locks.ts';
import type { Log } from '../log.ts';
import { EnvProblem } from '../process/env-problem.ts';
import {
  addNews,
  forgetGone,
  listInstances,
  listNews,
  removeInstance,
  writeInstance,
} from './instances.queries.ts';
import type { News } from './news.ts';
import { FolderSigns, type Instance, misfitOf, type Word } from './word.ts';

const LIVE_EVERY_MS = 5000;
const LOOK_EVERY_MS = 1000;
/** A stop waits for the database so long at most. */
const FIND_MS = 1000;
/** More numbers than ten seconds of news have. */
const MOST_KNOWN = 5000;

type Parts = Readonly<{
  db: Db;
  log: Log;
  /** The embedded database has one instance, which has nobody to tell. */
  embedded: boolean;
  /** The folder of files, where they lie on a disk. */
  folder: string | null;
  secret: string;
  word: () => Word;
}>;

type Listener = (body: unknown) => void;

/** Knows the other instances on the database, and exchanges news with them. */
export class Instances {
  readonly id = randomUUID();
  readonly #parts: Parts;
  readonly #signs: FolderSigns | null;
  readonly #listeners = new Map<string, readonly Listener[]>();
  /** What has something to tell at each look. */
  readonly #reporters: (() => Promise<void>)[] = [];
  readonly #read = new Set<string>();
  #others = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#signs = parts.folder === null || parts.embedded ? null : new FolderSigns(parts.folder);
  }

  /** Whether another instance serves the same database now. */
  get hasOthers(): boolean {
    return this.#others > 0;
  }

  /** Looks anew: an instance of a release that goes round began a moment ago. */
  async findOthers(): Promise<boolean> {
    const looked = this.live().catch(() => {});
    await Promise.race([looked, wait(FIND_MS, undefined, { ref: false })]);
    return this.hasOthers;
  }

  /**
   * Leaves word of this instance where it fits to those that run already.
   * @throws EnvProblem where it does not
   */
  async announce(): Promise<void> {
    const { db } = this.#parts;
    const own = this.#own();
    await this.#signs?.leave(this.id);
    try {
      await db.transaction().execute(async (trx) => {
        await lockTransaction(trx, LOCKS.instances);
        const others = (await listInstances(trx)).filter(({ id }) => id !== this.id);
        for (const other of others) await this.#refuseMisfit(own.word, other);
        this.#others = this.#parts.embedded ? 0 : others.length;
        await writeInstance(trx, own);
      });
    } catch (error) {
      await this.#signs?.remove(this.id);
      throw error;
    }
  }

  /** Goes on telling the others that this instance lives, and listens, until it stops. */
  start(signal: AbortSignal): void {
    if (this.#parts.embedded) return;
    this.#every(LIVE_EVERY_MS, () => this.live(), signal);
    this.#every(LOOK_EVERY_MS, () => this.look(), signal);
  }

  /** Every instance that lives, this one marked. */
  async list() {
    // Nobody else looks for its sign of life, so it gives one when it is asked.
    if (this.#parts.embedded) await this.live();
    const rows = await listInstances(this.#parts.db);
    return rows.map((row) => ({ ...row, isSelf: row.id === this.id }));
  }

  on<Body extends object>({ kind, body }: News<Body>, listener: (body: Body) => void): void {
    const earlier = this.#listeners.get(kind) ?? [];
    const read: Listener = (told) => {
      const known = body.safeParse(told);
      // A newer release may tell what this one does not know.
      if (known.success) listener(known.data);
    };
    this.#listeners.set(kind, [...earlier, read]);
  }

  /** Tells the others; the embedded database has none. */
  async tell<Body extends object>({ kind }: News<Body>, body: Body): Promise<void> {
    if (!this.#parts.embedded) await addNews(this.#parts.db, this.id, kind, body);
  }

  /** Has `report` asked at each look. */
  report(report: () => Promise<void>): void {
    this.#reporters.push(report);
  }

  async live(): Promise<void> {
    const { db } = this.#parts;
    // Where a start took long, the others forgot this one.
    await this.#signs?.leave(this.id);
    await writeInstance(db, this.#own());
    await forgetGone(db);
    const living = await listInstances(db);
    this.#others = this.#parts.embedded ? 0 : living.length - 1;
    await this.#signs?.removeOthers(living.map(({ id }) => id));
  }

  /** Tells what there is to tell, and reads what the others told. */
  async look(): Promise<void> {
    for (const report of this.#reporters) await report();
    for (const { id, kind, body } of await listNews(this.#parts.db, this.id)) {
      if (this.#read.has(id)) continue;
      this.#read.add(id);
      for (const read of this.#listeners.get(kind) ?? []) read(body);
    }
    for (const id of this.#read) {
      if (this.#read.size <= MOST_KNOWN) break;
      this.#read.delete(id);
    }
  }

  /** A name among instances for somebody of whom it does not tell who it is. */
  markOf(somebody: string): string {
    return createHmac('sha256', this.#parts.secret)
      .update(somebody)
      .digest('base64url')
      .slice(0, 22);
  }

  /** Takes the word back, so that a next start has no one to fit to. */
  async leave(): Promise<void> {
    await removeInstance(this.#parts.db, this.id).catch(() => {});
    await this.#signs?.remove(this.id).catch(() => {});
  }

  #own(): Instance {
    return { id: this.id, host: hostname(), pid: process.pid, word: this.#parts.word() };
  }

  async #refuseMisfit(own: Word, other: Instance): Promise<void> {
    const signs = this.#signs;
    const problem = await misfitOf(own, other, async (id) => (await signs?.sees(id)) ?? true);
    if (problem) throw new EnvProblem(problem);
  }

  #every(ms: number, work: () => Promise<void>, signal: AbortSignal): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      work()
        .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'instances not reached'))
        .finally(() => {
          busy = false;
        });
    }, ms);
    timer.unref();
    signal.addEventListener('abort', () => clearInterval(timer));
  }
}
