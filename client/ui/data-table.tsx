import type { ReactNode } from 'react';

type Column<Row> = Readonly<{
  title: string;
  cell: (row: Row) => ReactNode;
  className?: string;
}>;

type Props<Row> = Readonly<{
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}>;

/** A table on large screens, a card for each row on phones. */
export function DataTable<Row extends Readonly<{ id: string }>>({
  label,
  columns,
  rows,
}: Props<Row>) {
  return (
    <div className="card overflow-x-auto">
      <table className="data-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ title, cell, className }) => (
                <td key={title} data-column={title} className={className}>
                  <div className="min-w-0">{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
