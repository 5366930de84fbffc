import { printedDay } from '#shared/calendar.ts';
import { DOLLARS_PER_TOKEN } from '#shared/tracking/tracking.ts';
import { formatNumber } from '../../../lib/format.ts';
import { FiguresTable } from '../../../ui/figures-table.tsx';
import { Bars } from './bars.tsx';
import { formatDollars } from './dollars.ts';
import type { Stats } from './stats-query.ts';

/** "2026-11-21" as "21/11". */
const shortDay = (day: string) => printedDay(day).slice(0, 5);

type Figure = Readonly<{
  title: string;
  values: readonly number[];
  format: (value: number) => string;
  /** What stands beside the title: the sum, or the most of a day. */
  lead: string;
}>;

/** The last seven days: bars for the eye, and the same figures in a table for who listens. */
export function Week({ days }: Readonly<Pick<Stats, 'days'>>) {
  const labels = days.map(({ day }) => shortDay(day));
  const visits = days.map((day) => day.visits);
  const members = days.map((day) => day.members);
  const costs = days.map(({ tokens }) => tokens * DOLLARS_PER_TOKEN);
  const figures: readonly Figure[] = [
    { title: 'Visitas', values: visits, format: formatNumber, lead: formatNumber(sum(visits)) },
    {
      title: 'Membros ativos',
      values: members,
      format: formatNumber,
      lead: `até ${formatNumber(Math.max(...members))} por dia`,
    },
    {
      title: 'Custo estimado',
      values: costs,
      format: formatDollars,
      lead: formatDollars(sum(costs)),
    },
  ];
  return (
    <section aria-labelledby="week-title">
      <h2 id="week-title" className="mb-3 text-xl">
        Sete dias{' '}
        <span className="font-sans text-base font-normal text-muted">
          {labels[0]} a {labels.at(-1)}
        </span>
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
        {figures.map(({ title, values, format, lead }) => (
          <div key={title} className="card p-4 md:px-5" aria-hidden="true">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{title}</span>
              <span className="text-muted tabular-nums">{lead}</span>
            </p>
            <Bars labels={labels} values={values} format={format} />
          </div>
        ))}
      </div>
      <details className="mt-1">
        <summary className="min-h-11 py-2.5 font-semibold">Ver em tabela</summary>
        <FiguresTable
          labelledBy="week-title"
          head={['Dia', ...figures.map(({ title }) => title)]}
          rows={labels.map((label, index) => ({
            key: label,
            cells: [label, ...figures.map(({ values, format }) => format(values[index] ?? 0))],
          }))}
        />
      </details>
    </section>
  );
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
