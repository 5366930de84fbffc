import { pageNameOf } from '#shared/tracking/page-names.ts';
import { formatNumber } from '../../../lib/format.ts';
import { formatAverage } from '../../../lib/format-average.ts';
import { FiguresTable } from '../../../ui/figures-table.tsx';
import type { Analytics } from './analytics-query.ts';
import { Section } from './section.tsx';
import { WithBar } from './with-bar.tsx';

type PageFigures = Analytics['pages'][number];

const averageOf = ({ seconds, timedVisits }: PageFigures) =>
  timedVisits === 0 ? 0 : Math.round(seconds / timedVisits);

export function PagesSection({ pages }: Readonly<Pick<Analytics, 'pages'>>) {
  const longest = Math.max(1, ...pages.map(averageOf));
  return (
    <Section
      id="pages-title"
      title="Tempo médio por página"
      exported={{
        name: 'visitas_por_pagina',
        head: ['Página', 'Endereço', 'Visitas', 'Tempo médio em segundos'],
        rows: pages.map((page) => [pageNameOf(page.path), page.path, page.visits, averageOf(page)]),
      }}
    >
      <FiguresTable
        labelledBy="pages-title"
        head={['Página', 'Visitas', 'Tempo médio']}
        rows={pages.map((page) => ({
          key: page.path,
          cells: [
            <WithBar key={page.path} share={averageOf(page) / longest}>
              {pageNameOf(page.path)}
            </WithBar>,
            formatNumber(page.visits),
            formatAverage(page),
          ],
        }))}
      />
    </Section>
  );
}
