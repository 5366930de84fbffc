import type { ReactNode } from 'react';

type Props = Readonly<{
  /** The heading that names the table. */
  labelledBy: string;
  head: readonly string[];
  /** The first cell names its row. */
  rows: readonly Readonly<{ key: string; cells: readonly ReactNode[] }>[];
}>;

/** A table of figures that stays readable on a narrow phone. */
export function FiguresTable({ labelledBy, head, rows }: Props) {
  return (
    <table className="w-full border-collapse text-[0.9375rem]" aria-labelledby={labelledBy}>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          {head.map((name, column) => (
            <th
              key={name}
              scope="col"
              className={`py-2 font-semibold [overflow-wrap:normal] tight:[overflow-wrap:anywhere] ${column === 0 ? 'text-left' : 'pl-3 text-right'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key} className="border-b border-line last:border-0">
            <th
              scope="row"
              className="py-2 text-left font-normal hyphens-auto tight:[overflow-wrap:anywhere]"
            >
              {name}
            </th>
            {figures.map((figure, column) => (
              <td
                // The columns never change their order.
                key={head[column + 1]}
                className="py-2 pl-3 text-right align-top font-semibold whitespace-nowrap tabular-nums tight:whitespace-normal tight:[overflow-wrap:anywhere]"
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
