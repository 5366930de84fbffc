/** Excel recognizes UTF-8 by the byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The beginnings of a formula in a spreadsheet, including leading blanks and full-width signs. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠|]|^[\t\r\n]/u;

/**
 * Writes a CSV table for spreadsheets with Brazilian settings: semicolons between quoted fields,
 * and an apostrophe before text that would run as a formula.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(fieldOf).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function fieldOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
