import { printedDay } from '#shared/calendar.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { Analytics } from './analytics-query.ts';
import { PlotWithTable } from './plot-with-table.tsx';
import { Section } from './section.tsx';

/** "2026-11-21" as "21/11". */
const shortDay = (day: string) => printedDay(day).slice(0, 5);

export function DaysSection({ days }: Readonly<Pick<Analytics, 'days'>>) {
  const visits = days.map((day) => day.visits);
  const members = days.map((day) => day.members);
  const all = visits.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...members);
  const head = ['Dia', 'Visitas', 'Membros ativos'];
  return (
    <Section
      id="days-title"
      title="Visitas e membros ativos por dia"
      exported={{
        name: 'visitas_por_dia',
        head,
        rows: days.map((day) => [printedDay(day.day), day.visits, day.members]),
      }}
    >
      <PlotWithTable
        labelledBy="days-title"
        summary={`${formatNumber(all)} visitas; no melhor dia ${formatNumber(Math.max(...visits))}, e até ${most === 1 ? '1 membro' : `${formatNumber(most)} membros`} em um dia.`}
        labels={days.map(({ day }) => shortDay(day))}
        unit="Dia"
        series={[
          { label: 'Visitas', values: visits, look: 'area' },
          { label: 'Membros ativos', values: members, look: 'line' },
        ]}
      />
    </Section>
  );
}
