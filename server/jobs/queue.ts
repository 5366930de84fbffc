import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { ConstructorOptions, PgBoss, Job as StoredJob } from 'pg-boss';
import type { OpenDatabase } from '../db/client.ts';
import type { Log } from '../log.ts';
import type { AnyJob, Job } from './job.ts';
import { hasFailed, type QueueState, readQueues } from './overview.ts';
import { sqlRunner } from './sql-runner.ts';

const SCHEMA = 'jobs';
const OPEN_AGAIN_MS = 2000;
/** A running job may end within this time after the stop began; then it is given back. */
const STOP_PATIENCE_MS = 4000;
const ABORT_PATIENCE_MS = 1000;

type Pace = Readonly<{ pollSeconds: number; options: Partial<ConstructorOptions> }>;

/** Other instances may send, so the queues are asked often enough. */
const SHARED: Pace = {
  pollSeconds: 5,
  options: { cronWorkerIntervalSeconds: 15, flowIntervalSeconds: 3600 },
};

/** The embedded database runs on the event loop and has no other sender: it is asked seldom. */
const EMBEDDED: Pace = {
  pollSeconds: 60,
  options: {
    backend: 'pglite',
    cronWorkerIntervalSeconds: 45,
    cronMonitorIntervalSeconds: 45,
    superviseIntervalSeconds: 300,
    queueCacheIntervalSeconds: 600,
    bamIntervalSeconds: 3600,
    flowIntervalSeconds: 3600,
    monitorVacuum: false,
    reindex: false,
  },
};

export type Jobs = Readonly<{
  /**
   * Stores a job, which then runs even if this process dies. Callers send after their transaction:
   * within it, the embedded database's only connection would wait for itself.
   */
  send: <Payload extends object>(job: Job<Payload>, payload: Payload) => Promise<void>;
  /**
   * Begins to work on the jobs, as soon as the database answers; on outgoing ones once
   * `mayGoOut` resolves.
   */
  work: <Parts>(
    parts: Parts,
    jobs: readonly AnyJob<Parts>[],
    signal: AbortSignal,
    mayGoOut?: () => Promise<void>,
  ) => Promise<void>;
  queues: () => Promise<QueueState[]>;
  /** A queue of an earlier version, or one that this process does not work on, keeps its name. */
  titleOf: (queue: string) => string;
  /** @returns false where the job is gone, or has not failed for good */
  retry: (queue: string, id: string) => Promise<boolean>;
  /** Deletes a job that failed for good. @returns false where there is none */
  discard: (queue: string, id: string) => Promise<boolean>;
  /** Lets running jobs end, gives back those that take too long, and accepts no more. */
  stop: () => Promise<void>;
}>;

export function createJobs({ pool, embedded }: OpenDatabase, log: Log): Jobs {
  return new Queue(pool, embedded ? EMBEDDED : SHARED, log);
}

class Queue implements Jobs {
  readonly #pool: pg.Pool;
  readonly #pace: Pace;
  readonly #log: Log;
  readonly #titles = new Map<string, string>();
  readonly #workers = new Map<string, string>();
  readonly #queues = new Map<string, Promise<void>>();
  #boss: Promise<PgBoss> | undefined;
  #stopped: Promise<void> | undefined;

  constructor(pool: pg.Pool, pace: Pace, log: Log) {
    this.#pool = pool;
    this.#pace = pace;
    this.#log = log;
  }

  async send<Payload extends object>(job: Job<Payload>, payload: Payload): Promise<void> {
    const stored = job.stored(payload);
    const boss = await this.#open();
    await this.#ensureQueue(boss, job);
    await boss.send(job.name, stored);
    this.#lookAtOnce(boss, job);
  }

  async work<Parts>(
    parts: Parts,
    jobs: readonly AnyJob<Parts>[],
    signal: AbortSignal,
    mayGoOut: () => Promise<void> = async () => {},
  ): Promise<void> {
    for (const { name, title } of jobs) this.#titles.set(name, title);
    while (!signal.aborted) {
      try {
        const boss = await this.#open();
        for (const job of jobs) await this.#ensureQueue(boss, job);
        await setSchedules(boss, jobs);
        const [inner = [], outgoing = []] = [false, true].map((goesOut) =>
          jobs.filter((job) => job.outgoing === goesOut),
        );
        for (const job of inner) await this.#startWorker(boss, parts, job);
        await mayGoOut();
        if (signal.aborted) return;
        for (const job of outgoing) await this.#startWorker(boss, parts, job);
        return;
      } catch (error) {
        if (signal.aborted) return;
        this.#log.warn({ err: error }, 'jobs cannot start yet');
        await wait(OPEN_AGAIN_MS, undefined, { signal }).catch(() => {});
      }
    }
  }

  async queues(): Promise<QueueState[]> {
    return readQueues(await this.#open(), (queue) => this.titleOf(queue));
  }

  titleOf(queue: string): string {
    return this.#titles.get(queue) ?? queue;
  }

  async retry(queue: string, id: string): Promise<boolean> {
    const boss = await this.#open();
    if (!(await hasFailed(boss, queue, id))) return false;
    await boss.retry(queue, id);
    this.#lookAtOnce(boss, { name: queue });
    return true;
  }

  async discard(queue: string, id: string): Promise<boolean> {
    const boss = await this.#open();
    if (!(await hasFailed(boss, queue, id))) return false;
    await boss.deleteJob(queue, id);
    return true;
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  #open(): Promise<PgBoss> {
    if (this.#stopped) throw new Error('The queue of jobs is stopped.');
    this.#boss ??= this.#start().catch((error: unknown) => {
      this.#boss = undefined;
      throw error;
    });
    return this.#boss;
  }

  /** Any number of instances may do so at once: pg-boss makes its schema under a lock of its own. */
  async #start(): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({ schema: SCHEMA, db: sqlRunner(this.#pool), ...this.#pace.options });
    boss.on('error', ({ message }) => this.#log.warn({ message }, 'job queue failed'));
    boss.on('warning', ({ message }) => this.#log.warn({ message }, 'job queue warned'));
    return boss.start();
  }

  #ensureQueue(boss: PgBoss, { name, queue }: AnyJob): Promise<void> {
    const existing = this.#queues.get(name);
    if (existing) return existing;
    const created = boss.createQueue(name, queue).catch((error: unknown) => {
      this.#queues.delete(name);
      throw error;
    });
    this.#queues.set(name, created);
    return created;
  }

  async #startWorker<Parts>(boss: PgBoss, parts: Parts, job: AnyJob<Parts>): Promise<void> {
    if (this.#workers.has(job.name)) return;
    const run = async ([stored]: StoredJob<unknown>[]) => {
      this.#lookAtOnce(boss, job);
      if (stored) await this.#run(parts, job, stored);
    };
    const options = { pollingIntervalSeconds: this.#pace.pollSeconds };
    this.#workers.set(job.name, await boss.work(job.name, options, run));
  }

  /** Spares what was just sent, and what waits behind a job, the pause between two looks. */
  #lookAtOnce(boss: PgBoss, { name }: Pick<AnyJob, 'name'>): void {
    const worker = this.#workers.get(name);
    if (worker) boss.notifyWorker(worker);
  }

  /** pg-boss stores the error it is given, and an error's message may hold a member's words. */
  async #run<Parts>(parts: Parts, job: AnyJob<Parts>, { id, data, signal }: StoredJob<unknown>) {
    try {
      await job.run(parts, data, signal);
    } catch (error) {
      this.#log.error({ err: error, job: job.name, id }, 'job failed');
      throw new Error(`${job.name} failed; the log tells why`);
    }
  }

  async #stop(): Promise<void> {
    const boss = await this.#boss?.catch(() => undefined);
    if (!boss) return;
    const ended = Promise.all([...this.#workers.keys()].map((name) => boss.offWork(name)));
    await within(STOP_PATIENCE_MS, ended);
    await boss.stop({ graceful: false, close: false });
    await within(ABORT_PATIENCE_MS, ended);
  }
}

/** Replaces what an earlier version of the product had scheduled. */
async function setSchedules(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  for (const { name, cron } of jobs) {
    if (cron) await boss.schedule(name, cron.at, {}, { tz: cron.zone ?? 'UTC', missed: 'once' });
  }
  const current = new Set(jobs.filter(({ cron }) => cron).map(({ name }) => name));
  for (const { name, key } of await boss.getSchedules()) {
    if (!current.has(name)) await boss.unschedule(name, key);
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const late = wait(ms, undefined, { signal: timer.signal }).catch(() => {});
  await Promise.race([work, late]).finally(() => timer.abort());
}
