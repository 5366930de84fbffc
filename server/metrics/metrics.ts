import { monitorEventLoopDelay } from 'node:perf_hooks';
import { FAULTS, LIMITS } from '../process/notices.ts';

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];
/** Names come from our own lists, but nothing that grows is left without a bound. */
const MOST_SERIES = 3000;

/** What the process counts since its start. */
const COUNTED: ReadonlyMap<string, string> = new Map([
  ['limit_refusals_total', 'Requests that a limit refused.'],
  ['faults_total', 'Failures of model, mail, push and storage, by kind.'],
]);

type Labels = Readonly<Record<string, string>>;
type Counted = Readonly<{ labels: Labels; value: number }>;

/** Times of one kind of work; a bucket counts what took no longer than its bound. */
type Timed = Readonly<{ labels: Labels; count: number; seconds: number; buckets: number[] }>;

/** A value of the moment, such as memory in use. */
export type Gauge = Readonly<{ name: string; help: string; labels?: Labels; value: number }>;

/** One measure with its series, which every way to the outside writes down in its own form. */
export type Measure = Readonly<{ name: string; help: string }> &
  (
    | Readonly<{ kind: 'counter' | 'gauge'; series: readonly Counted[] }>
    | Readonly<{ kind: 'histogram'; bounds: readonly number[]; series: readonly Timed[] }>
  );

/** What is measured now. */
export type ReadMeasures = (gauges: readonly Gauge[]) => Measure[];

/** Counts and times what the process does, for whoever reads it. */
export class Metrics {
  readonly #counts = new Map<string, Map<string, Counted>>(
    [...COUNTED.keys()].map((each) => [each, new Map()]),
  );
  readonly #timings = new Map<string, Map<string, Timed>>();
  readonly #delays: ReturnType<typeof monitorEventLoopDelay>[] = [];

  constructor() {
    LIMITS.subscribe(this.#onLimit);
    FAULTS.subscribe(this.#onFault);
  }

  close(): void {
    LIMITS.unsubscribe(this.#onLimit);
    FAULTS.unsubscribe(this.#onFault);
    for (const delay of this.#delays) delay.disable();
  }

  readonly #onLimit = (labels: unknown): void => this.#count('limit_refusals_total', labels);
  readonly #onFault = (labels: unknown): void => this.#count('faults_total', labels);

  #count(name: string, given: unknown): void {
    const counts = this.#counts.get(name);
    if (!counts) return;
    const entries = Object.entries(Object(given)).map(([key, value]) => [key, String(value)]);
    const labels: Labels = Object.fromEntries(entries);
    const key = JSON.stringify(labels);
    const value = (counts.get(key)?.value ?? 0) + 1;
    if (counts.size < MOST_SERIES || value > 1) counts.set(key, { labels, value });
  }

  /** @param what what is timed, such as `procedure` */
  timed(what: string, labels: Labels, ms: number): void {
    const all = this.#timings.get(what) ?? new Map<string, Timed>();
    this.#timings.set(what, all);
    const key = JSON.stringify(labels);
    const before = all.get(key);
    if (all.size >= MOST_SERIES && !before) return;
    const { count, seconds, buckets } = before ?? {
      count: 0,
      seconds: 0,
      buckets: BUCKETS.map(() => 0),
    };
    for (const [index, bound] of BUCKETS.entries()) {
      if (ms / 1000 <= bound) buckets[index] = (buckets[index] ?? 0) + 1;
    }
    all.set(key, { labels, count: count + 1, seconds: seconds + ms / 1000, buckets });
  }

  /** Each reader has a delay of its own, which begins anew when it is read. */
  reader(): ReadMeasures {
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    this.#delays.push(delay);
    return (gauges) => {
      const own: Gauge[] = [
        {
          name: 'event_loop_delay_p99_seconds',
          help: 'Delay of the event loop.',
          value: delay.percentile(99) / 1e9,
        },
        { name: 'memory_bytes', help: 'Resident memory.', value: process.memoryUsage.rss() },
        { name: 'uptime_seconds', help: 'Time since the start.', value: process.uptime() },
      ];
      delay.reset();
      return [...this.#timed(), ...this.#counted(), ...grouped([...own, ...gauges])];
    };
  }

  #timed(): Measure[] {
    return [...this.#timings].map(([what, all]) => ({
      kind: 'histogram',
      name: `companheiro_${what}_duration_seconds`,
      help: `Time that each ${what} took.`,
      bounds: BUCKETS,
      series: [...all.values()],
    }));
  }

  #counted(): Measure[] {
    return [...this.#counts].map(([name, counts]) => ({
      kind: 'counter',
      name: `companheiro_${name}`,
      help: COUNTED.get(name) ?? '',
      series: [...counts.values()],
    }));
  }
}

function grouped(gauges: readonly Gauge[]): Measure[] {
  return [...Map.groupBy(gauges, ({ name }) => name)].map(([name, same]) => ({
    kind: 'gauge',
    name: `companheiro_${name}`,
    help: same[0]?.help ?? '',
    series: same.map(({ labels = {}, value }) => ({ labels, value })),
  }));
}
