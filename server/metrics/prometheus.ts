import type { Measure } from './metrics.ts';

/** Writes measures in the text format of Prometheus. */
export const prometheusText = (measures: readonly Measure[]): string =>
  `${measures.flatMap(linesOf).join('\n')}\n`;

function linesOf(measure: Measure): string[] {
  const { name, help, kind } = measure;
  const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];
  if (measure.kind !== 'histogram') {
    for (const { labels, value } of measure.series) lines.push(`${name}${braced(labels)} ${value}`);
    return lines;
  }
  for (const { labels, count, seconds, buckets } of measure.series) {
    for (const [index, bound] of measure.bounds.entries()) {
      lines.push(`${name}_bucket${braced({ ...labels, le: String(bound) })} ${buckets[index]}`);
    }
    lines.push(`${name}_bucket${braced({ ...labels, le: '+Inf' })} ${count}`);
    lines.push(
      `${name}_sum${braced(labels)} ${seconds}`,
      `${name}_count${braced(labels)} ${count}`,
    );
  }
  return lines;
}

function braced(labels: Readonly<Record<string, string>>): string {
  const written = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`,
  );
  return written.length > 0 ? `{${written.join(',')}}` : '';
}
