import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { pageNameOf } from '#shared/tracking/page-names.ts';
import { formatNumber } from '../../../lib/format.ts';
import { formatAverage } from '../../../lib/format-average.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FiguresTable } from '../../../ui/figures-table.tsx';
import type { Stats } from './stats-query.ts';

/** The ten most visited pages of the last seven days. */
export function TopPages({ pages }: Readonly<{ pages: Stats['topPages'] }>) {
  return (
    <section aria-labelledby="pages-title">
      <h2 id="pages-title" className="mb-3 text-xl">
        <Link to="/admin/analytics" className="hover:underline">
          Páginas mais visitadas em 7 dias
        </Link>
      </h2>
      {pages.length === 0 ? (
        <EmptyState
          Icon={ChartNoAxesColumn}
          title="Nenhum dado de analytics disponível ainda"
          text="As páginas que os membros abrirem aparecem aqui."
        />
      ) : (
        <div className="card px-4 py-2">
          <FiguresTable
            labelledBy="pages-title"
            head={['Página', 'Visitas', 'Tempo médio']}
            rows={pages.map((page) => ({
              key: page.path,
              cells: [pageNameOf(page.path), formatNumber(page.visits), formatAverage(page)],
            }))}
          />
        </div>
      )}
    </section>
  );
}
