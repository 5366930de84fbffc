export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One line of a part's table; `aim` states the goal and whether it was reached. */
export type Row = Readonly<{
  what: string;
  value: string;
  /** The value as a number, and which of two runs is the better one. */
  figure?: number;
  better?: 'more' | 'less';
  aim?: string;
  met?: boolean;
}>;

/** A row with the part that measured it and the machine's load at its end. */
export type Measured = Row & Readonly<{ part: string; load: string; change: string }>;

export function printTable(rows: readonly Measured[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const values = Math.max(...rows.map(({ value }) => value.length));
  const changes = Math.max(...rows.map(({ change }) => change.length));
  for (const { what, value, aim = '', met, load, change } of rows) {
    const verdict = met === undefined ? '' : met ? 'reached' : 'MISSED';
    process.stdout.write(
      `${what.padEnd(width)}  ${value.padStart(values)}  ${change.padEnd(changes)}  load ${load.padStart(4)}  ${aim.padEnd(12)} ${verdict}\n`,
    );
  }
}

const decimals = (value: number) => value.toFixed(value < 10 ? 2 : 0);

export const ratioRow = (what: string, ratio: number, aim: number): Row => ({
  what,
  value: `${ratio.toFixed(2)} ×`,
  figure: ratio,
  better: 'more',
  aim: `≥ ${aim} ×`,
  met: ratio >= aim,
});

export const factorRow = (what: string, ratio: number, better: Row['better'] = 'less'): Row => ({
  what,
  value: `${ratio.toFixed(2)} ×`,
  figure: ratio,
  better,
});

export const plainRow = (what: string, value: number, unit: string): Row => ({
  what,
  value: `${decimals(value)} ${unit}`,
  figure: value,
  better: unit.endsWith('/s') ? 'more' : 'less',
});

export const limitRow = (what: string, value: number, unit: string, most: number): Row => ({
  what,
  value: `${decimals(value)} ${unit}`,
  figure: value,
  better: 'less',
  aim: `≤ ${most} ${unit}`,
  met: value <= most,
});

export const failedRow = (part: string, error: unknown): Row => ({
  what: `${part}: ${error instanceof Error ? error.message : String(error)}`,
  value: '–',
  aim: 'measured',
  met: false,
});
