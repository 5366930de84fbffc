/** So that Excel reads the accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run as a formula, also behind blanks and in its wide forms. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠|]|^[\t\r\n]/u;

/**
 * A table for spreadsheets as Brazilians have them set: fields between semicolons, each
 * in quotation marks; text that would be a formula is preceded by an apostrophe.
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
