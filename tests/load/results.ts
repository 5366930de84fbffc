import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured, Row } from './table.ts';

const FILE = join(import.meta.dirname, 'results.json');
/** A loss of more than this is marked; less is noise, even on a quiet machine. */
const NOISE = 1.15;

/** What a row measured, by its part and name. */
const nameOf = (part: string, what: string) => `${part}: ${what}`;

type Results = Readonly<Record<string, number>>;

/** The figures of the last run that was kept. */
export function keptResults(): Results {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Keeps the figures of this run; rows of parts that did not run or failed stay as they are. */
export function keepResults(rows: readonly Measured[]): void {
  const measured = rows.flatMap(({ part, what, figure }) =>
    figure === undefined || !Number.isFinite(figure)
      ? []
      : [[nameOf(part, what), Number(figure.toPrecision(4))] as const],
  );
  const all = { ...keptResults(), ...Object.fromEntries(measured) };
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
}

/** How a row stands beside the kept one, such as `-21 % LOSS`; '' where there is nothing to compare. */
export function changeOf(part: string, row: Row, kept: Results): string {
  const before = kept[nameOf(part, row.what)];
  if (!before || row.figure === undefined || !Number.isFinite(row.figure)) return '';
  const ratio = row.figure / before;
  const isLoss = row.better === 'more' ? ratio < 1 / NOISE : ratio > NOISE;
  const percent = Math.round((ratio - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %${isLoss ? ' LOSS' : ''}`;
}
