import { csvOf } from '#shared/text/csv.ts';
import { saveFile } from '../../../controls/save-file.ts';
import { deviceDay } from '../../../lib/browser/time-zone.ts';

type Cell = string | number;

/** A table as a file holds it: figures as plain numbers. */
export type Exported = Readonly<{
  name: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}>;

export function saveTable({ name, head, rows }: Exported): void {
  const file = `${name}_${deviceDay()}.csv`;
  saveFile(new File([csvOf([head, ...rows])], file, { type: 'text/csv;charset=utf-8' }));
}
