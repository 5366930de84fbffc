import type { JobWithMetadata, PgBoss } from 'pg-boss';

/** A job that is tried no more: never its payload, which may tell of whom it is. */
type FailedJob = Readonly<{ id: string; failedAt: Date; attempts: number }>;

export type QueueState = Readonly<{
  name: string;
  /** The name that administrators read. */
  title: string;
  waiting: number;
  /** When the oldest of those that wait fell due; null where none has. */
  waitingSince: Date | null;
  running: number;
  failed: number;
  done: number;
  /**
   * The time at which the clock starts the next one; null for queues that run only when sent to.
   */
  next: Date | null;
  /** The latest failures. */
  failures: readonly FailedJob[];
}>;

/** The queues of pg-boss itself. */
const INTERNAL = /^__pgboss__/;
const MOST_FAILURES = 20;

/** Every queue with its stored jobs; those that ended stay for a day. */
export async function readQueues(
  boss: PgBoss,
  titleOf: (queue: string) => string,
): Promise<QueueState[]> {
  const queues = (await boss.getQueues()).map(({ name }) => name);
  const schedules = new Map((await boss.getSchedules()).map((each) => [each.name, each]));
  const states: QueueState[] = [];
  for (const name of queues.filter((each) => !INTERNAL.test(each)).sort()) {
    const schedule = schedules.get(name);
    const [next] = schedule
      ? boss.previewSchedule(schedule.cron, { tz: schedule.timezone, count: 1 })
      : [];
    const state = stateOf(name, await boss.findJobs(name), next ?? null);
    states.push({ ...state, title: titleOf(name) });
  }
  return states;
}

function stateOf(
  name: string,
  jobs: readonly JobWithMetadata[],
  next: Date | null,
): Omit<QueueState, 'title'> {
  const count = (...states: JobWithMetadata['state'][]) =>
    jobs.filter(({ state }) => states.includes(state)).length;
  return {
    name,
    waiting: count('created', 'retry'),
    waitingSince: oldestDue(jobs),
    running: count('active'),
    failed: count('failed'),
    done: count('completed'),
    next,
    failures: jobs
      .filter(({ state }) => state === 'failed')
      .map(({ id, completedOn, createdOn, retryCount }) => ({
        id,
        failedAt: completedOn ?? createdOn,
        attempts: retryCount + 1,
      }))
      .sort((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
      .slice(0, MOST_FAILURES),
  };
}

function oldestDue(jobs: readonly JobWithMetadata[]): Date | null {
  const due = jobs
    .filter(({ state }) => state === 'created' || state === 'retry')
    .map(({ startAfter }) => new Date(startAfter))
    .filter((at) => at.getTime() <= Date.now());
  return due.reduce<Date | null>((oldest, at) => (oldest && oldest <= at ? oldest : at), null);
}

/** @returns false where the job is gone, or has been given another try */
export async function hasFailed(boss: PgBoss, name: string, id: string): Promise<boolean> {
  if (!(await boss.getQueue(name))) return false;
  const [job] = await boss.findJobs<object>(name, { id });
  return job?.state === 'failed';
}
