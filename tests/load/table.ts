export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One line of the table; `aim` states the goal and whether it was reached. */
export type Row = Readonly<{ what: string; value: string; aim?: string; met?: boolean }>;

export function printTable(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const values = Math.max(...rows.map(({ value }) => value.length));
  for (const { what, value, aim = '', met } of rows) {
    const verdict = met === undefined ? '' : met ? 'reached' : 'MISSED';
    process.stdout.write(
      `${what.padEnd(width)}  ${value.padStart(values)}  ${aim.padEnd(12)} ${verdict}\n`,
    );
  }
}

const decimals = (value: number) => value.toFixed(value < 10 ? 2 : 0);

export const ratioRow = (what: string, ratio: number, aim: number): Row => ({
  what,
  value: `${ratio.toFixed(2)} ×`,
  aim: `≥ ${aim} ×`,
  met: ratio >= aim,
});

export const factorRow = (what: string, ratio: number): Row => ({
  what,
  value: `${ratio.toFixed(2)} ×`,
});

export const plainRow = (what: string, value: number, unit: string): Row => ({
  what,
  value: `${decimals(value)} ${unit}`,
});

export const limitRow = (what: string, value: number, unit: string, most: number): Row => ({
  what,
  value: `${decimals(value)} ${unit}`,
  aim: `≤ ${most} ${unit}`,
  met: value <= most,
});

export const failedRow = (part: string, error: unknown): Row => ({
  what: `${part}: ${error instanceof Error ? error.message : String(error)}`,
  value: '–',
  aim: 'measured',
  met: false,
});
