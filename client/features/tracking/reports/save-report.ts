import { csvOf } from '#shared/text/csv.ts';
import type { ReportTable } from '#shared/tracking/monthly-report.ts';
import { pdfFile, saveFile } from '../../../controls/save-file.ts';

const nameOf = (month: string, ending: string) => `relatorio_${month}.${ending}`;

/** Downloads the tables one below the other, each under its title. */
export function saveCsv(month: string, tables: readonly ReportTable[]): void {
  const rows = tables.flatMap(({ title, head, rows, note }) => [
    [title],
    [...head],
    ...rows,
    ...(note ? [[note]] : []),
    [''],
  ]);
  saveFile(new File([csvOf(rows)], nameOf(month, 'csv'), { type: 'text/csv' }));
}

export function savePdf(month: string, base64: string): void {
  saveFile(pdfFile(nameOf(month, 'pdf'), base64));
}
