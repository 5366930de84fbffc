import { type HrTime, ValueType } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { resourceOf, SERVICE } from '../tracing/resource.ts';
import type { Measure } from './metrics.ts';

/** A stop waits for the last sending, and afterwards for that of the traces. */
const TIMEOUT_MS = 2500;

type Exporting = Readonly<{
  endpoint: string;
  everyMs: number;
  /** Names the process among those that send. */
  instance: string;
  read: () => Promise<Measure[]>;
}>;

/**
 * Sends the measures of the process to a collector that speaks OTLP over HTTP. They are counted once,
 * by the process itself, so the SDK gets them as those of a foreign source and has none of its own.
 */
export function startMetricsExport({ endpoint, everyMs, instance, read }: Exporting) {
  const resource = resourceOf(instance);
  const began = timeOf(performance.timeOrigin);
  const collect = async () => {
    const now = timeOf(Date.now());
    const metrics = (await read()).map((measure) => metricOf(measure, began, now));
    const scopeMetrics = [{ scope: { name: SERVICE }, metrics }];
    return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
  };
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({
      url: `${endpoint.replace(/\/+$/, '')}/v1/metrics`,
      timeoutMillis: TIMEOUT_MS,
    }),
    exportIntervalMillis: everyMs,
    exportTimeoutMillis: Math.min(everyMs, TIMEOUT_MS),
    metricProducers: [{ collect }],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return {
    /** Sends what was measured until now. */
    close: () => provider.shutdown().catch(() => {}),
  };
}

function metricOf(measure: Measure, startTime: HrTime, endTime: HrTime): MetricData {
  const { name, help: description } = measure;
  const common = {
    descriptor: { name, description, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const span = { startTime, endTime };
  if (measure.kind === 'histogram') {
    const dataPoints = measure.series.map(({ labels, count, seconds, buckets }) => ({
      ...span,
      attributes: labels,
      value: {
        buckets: { boundaries: [...measure.bounds], counts: apart(buckets, count) },
        sum: seconds,
        count,
      },
    }));
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints = measure.series.map(({ labels: attributes, value }) => ({
    ...span,
    attributes,
    value,
  }));
  if (measure.kind === 'gauge')
    return { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
  return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
}

/** Buckets of OTLP do not hold those below them, and the last one has no bound. */
const apart = (buckets: readonly number[], count: number): number[] =>
  [...buckets, count].map((all, index) => all - (buckets[index - 1] ?? 0));

function unitOf(name: string): string {
  if (name.endsWith('_seconds')) return 's';
  return name.endsWith('_bytes') ? 'By' : '';
}

const timeOf = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
