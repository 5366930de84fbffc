import type { ReactNode } from 'react';

type Column<Row> = Readonly<{
  title: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  /** How a card shows it: a sign beside the name, the name itself, or a line of buttons below. */
  part?: 'sign' | 'name' | 'actions';
  /** Puts the title before the value in a card, where the value alone would say nothing. */
  named?: boolean;
}>;

type Props<Row> = Readonly<{
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}>;

/** A table where there is room for it, a card for each row elsewhere. */
export function DataTable<Row extends Readonly<{ id: string }>>({
  label,
  columns,
  rows,
}: Props<Row>) {
  return (
    <div className="card @container">
      <table className="data-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title, part }, column) => (
              <th key={title} scope="col">
                {/* A column of boxes to tick says what it is by them. */}
                {part === 'sign' && column === 0 ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ title, cell, className, part, named }) => (
                <td
                  key={title}
                  data-cell={part}
                  data-column={named ? title : undefined}
                  className={className}
                >
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
