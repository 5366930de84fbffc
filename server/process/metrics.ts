import { monitorEventLoopDelay } from 'node:perf_hooks';
import { FAULTS, LIMITS } from './notices.ts';

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];
/** Names come from our own lists, but nothing that grows is left without a bound. */
const MOST_SERIES = 3000;

/** What the process counts since its start. */
const COUNTED: ReadonlyMap<string, string> = new Map([
  ['limit_refusals_total', 'Requests that a limit refused.'],
  ['faults_total', 'Failures of model, mail, push and storage, by kind.'],
]);

type Series = { count: number; seconds: number; buckets: number[] };
type Labels = Readonly<Record<string, string>>;

/** A value of the moment, such as memory in use. */
export type Gauge = Readonly<{ name: string; help: string; labels?: Labels; value: number }>;

/** Counts what the process does, and writes it in the text format of Prometheus. */
export class Metrics {
  readonly #counts = new Map<string, Map<string, number>>(
    [...COUNTED.keys()].map((each) => [each, new Map()]),
  );
  readonly #series = new Map<string, Map<string, Series>>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
    LIMITS.subscribe(this.#onLimit);
    FAULTS.subscribe(this.#onFault);
  }

  close(): void {
    LIMITS.unsubscribe(this.#onLimit);
    FAULTS.unsubscribe(this.#onFault);
    this.#delay.disable();
  }

  readonly #onLimit = (labels: unknown): void => this.#count('limit_refusals_total', labels);
  readonly #onFault = (labels: unknown): void => this.#count('faults_total', labels);

  #count(name: string, labels: unknown): void {
    const counts = this.#counts.get(name);
    if (!counts) return;
    const entries = Object.entries(Object(labels)).map(([key, value]) => [key, String(value)]);
    const key = written(Object.fromEntries(entries));
    if (counts.size < MOST_SERIES || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  /** @param what what is timed, such as `procedure` */
  timed(what: string, labels: Labels, ms: number): void {
    const all = this.#series.get(what) ?? new Map<string, Series>();
    this.#series.set(what, all);
    const key = written(labels);
    const series = all.get(key) ?? { count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) };
    if (all.size >= MOST_SERIES && !all.has(key)) return;
    all.set(key, series);
    const seconds = ms / 1000;
    series.count++;
    series.seconds += seconds;
    for (const [index, bound] of BUCKETS.entries()) {
      if (seconds <= bound) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    }
  }

  text(gauges: readonly Gauge[]): string {
    const timings = [...this.#series].flatMap(([what, all]) => timing(what, all));
    const own: Gauge[] = [
      {
        name: 'event_loop_delay_p99_seconds',
        help: 'Delay of the event loop.',
        value: this.#delay.percentile(99) / 1e9,
      },
      { name: 'memory_bytes', help: 'Resident memory.', value: process.memoryUsage.rss() },
      { name: 'uptime_seconds', help: 'Time since the start.', value: process.uptime() },
    ];
    this.#delay.reset();
    const counted = [...this.#counts].flatMap(([name, counts]) => counter(name, counts));
    return `${[...timings, ...counted, ...grouped([...own, ...gauges])].join('\n')}\n`;
  }
}

function counter(short: string, counts: ReadonlyMap<string, number>): string[] {
  const name = `companheiro_${short}`;
  return [
    `# HELP ${name} ${COUNTED.get(short)}`,
    `# TYPE ${name} counter`,
    ...[...counts].map(([labels, value]) => `${name}{${labels}} ${value}`),
  ];
}

function timing(what: string, all: ReadonlyMap<string, Series>): string[] {
  const name = `companheiro_${what}_duration_seconds`;
  const lines = [`# HELP ${name} Time that each ${what} took.`, `# TYPE ${name} histogram`];
  for (const [labels, { count, seconds, buckets }] of all) {
    for (const [index, bound] of BUCKETS.entries()) {
      lines.push(`${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`);
    }
    lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
    lines.push(`${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${count}`);
  }
  return lines;
}

function grouped(gauges: readonly Gauge[]): string[] {
  return [...Map.groupBy(gauges, ({ name }) => name)].flatMap(([short, same]) => {
    const name = `companheiro_${short}`;
    return [
      `# HELP ${name} ${same[0]?.help}`,
      `# TYPE ${name} gauge`,
      ...same.map(({ labels, value }) => `${name}${labels ? `{${written(labels)}}` : ''} ${value}`),
    ];
  });
}

const written = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`)
    .join(',');
