import { brazilianDay } from '#shared/calendar.ts';
import { csvOf } from '#shared/csv.ts';
import { saveFile } from '../../controls/save-file.ts';
import type { Exported } from './section.tsx';

export function saveTable({ name, head, rows }: Exported): void {
  const file = `${name}_${brazilianDay(new Date())}.csv`;
  saveFile(new File([csvOf([head, ...rows])], file, { type: 'text/csv;charset=utf-8' }));
}
