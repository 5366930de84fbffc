import Papa from 'papaparse';

/** Excel recognizes UTF-8 by the byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The beginnings of a formula in a spreadsheet, including leading blanks and full-width signs.
 * Apostrophes before them count too, so that one more can be taken away again.
 */
const FORMULA = /^'*(?:[\s\p{Cf}]*[=+\-@＝＋－＠|]|[\t\r\n])/u;

/** The same signs inside a cell, where a program that reads other separators begins a cell. */
const INNER = /(?<=[,;\t\r\n|]["']*)(?='*[=+\-@＝＋－＠])/gu;
const ESCAPED_INNER = /(?<=[,;\t\r\n|]["']*)'(?='*[=+\-@＝＋－＠])/gu;

/**
 * Writes a CSV table for spreadsheets with Brazilian settings: semicolons between quoted fields,
 * and an apostrophe before text that would run as a formula, at its beginning or inside.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const table = Papa.unparse(
    rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? cell.replace(INNER, "'") : cell)),
    ),
    {
      delimiter: ';',
      newline: '\r\n',
      quotes: (value) => typeof value === 'string',
      escapeFormulae: FORMULA,
    },
  );
  return `${BYTE_ORDER_MARK}${table}\r\n`;
}

/** Takes away the apostrophes that `csvOf` writes before formulas. */
export function unescapeFormula(cell: string): string {
  const text = cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
  return text.replace(ESCAPED_INNER, '');
}

const MOST_EMPTY_ROWS = 10_000;

export type CsvRow = Readonly<{ line: number; cells: readonly string[]; broken: boolean }>;

/**
 * Reads a CSV table with commas, semicolons or tabs; quoted fields may hold them, and line breaks.
 * Rows without any content are left out, as spreadsheets write them below a table.
 * @param mostRows reading ends after this many rows
 * @returns null for a file with so many empty rows that reading it would take seconds
 */
export function readCsv(text: string, mostRows: number): CsvRow[] | null {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = /^sep=(.)\n/i.exec(plain);
  const start = separator ? separator[0].length : 0;
  const table = plain.slice(start);
  const rows: CsvRow[] = [];
  let line = separator ? 2 : 1;
  let read = 0;
  let empty = 0;
  Papa.parse<string[]>(table, {
    delimiter: separator?.[1] ?? delimiterOf(table),
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      if (data.some((cell) => cell.trim() !== '')) {
        rows.push({ line, cells: data, broken: errors.some(({ type }) => type === 'Quotes') });
      } else empty++;
      line += table.slice(read, meta.cursor).split('\n').length - 1;
      read = meta.cursor;
      if (rows.length >= mostRows || empty > MOST_EMPTY_ROWS) parser.abort();
    },
  });
  return empty > MOST_EMPTY_ROWS ? null : rows;
}

/** Names of columns hold no separators, so the most frequent one of the header separates. */
function delimiterOf(table: string): string {
  const header = table.slice(0, table.indexOf('\n') + 1 || undefined);
  const count = (delimiter: string) => header.split(delimiter).length;
  const [most = ','] = [',', ';', '\t'].sort((one, other) => count(other) - count(one));
  return most;
}
