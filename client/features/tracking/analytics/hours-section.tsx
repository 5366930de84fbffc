import { formatNumber } from '../../../lib/format.ts';
import type { Analytics } from './analytics-query.ts';
import { PlotWithTable } from './plot-with-table.tsx';
import { Section } from './section.tsx';

const hourName = (hour: number) => `${hour}h`;

export function HoursSection({ hours }: Readonly<Pick<Analytics, 'hours'>>) {
  const most = Math.max(...hours);
  const head = ['Hora', 'Visitas'];
  return (
    <Section
      id="hours-title"
      title="Horas do dia"
      exported={{
        name: 'visitas_por_hora',
        head,
        rows: hours.map((visits, hour) => [hourName(hour), visits]),
      }}
    >
      <PlotWithTable
        labelledBy="hours-title"
        summary={`A hora com mais visitas é ${hourName(hours.indexOf(most))}, com ${formatNumber(most)}.`}
        labels={hours.map((_, hour) => hourName(hour))}
        unit="Hora"
        series={[{ label: 'Visitas', values: hours, look: 'bars' }]}
      />
    </Section>
  );
}
