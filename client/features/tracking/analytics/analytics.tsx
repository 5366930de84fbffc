import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import {
  ANALYTICS_DAYS,
  type AnalyticsDays,
  DEFAULT_ANALYTICS_DAYS,
} from '#shared/tracking/tracking.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Page } from '../../../ui/page.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { analyticsQuery } from './analytics-query.ts';
import { DaysSection } from './days-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { PagesSection } from './pages-section.tsx';

/** The visits of the last days: when, where, how long and on what. */
export function Analytics({ days }: Readonly<{ days: AnalyticsDays }>) {
  const query = useQuery({
    ...analyticsQuery(useTrpc(), days),
    placeholderData: keepPreviousData,
  });
  useFailureToast(query, 'Erro ao carregar estatísticas');
  const { data } = query;
  const visits = data?.days.reduce((sum, day) => sum + day.visits, 0) ?? 0;
  return (
    <Page
      title="Análises"
      lead="Visitas de membros que entraram, pelo horário de Brasília. Quem desligou o registro de uso não aparece."
      back="/admin/dashboard"
      wide
    >
      <nav aria-label="Período" className="mb-6 flex flex-wrap gap-2">
        {ANALYTICS_DAYS.map((each) => (
          <Link
            key={each}
            to="/admin/analytics"
            search={each === DEFAULT_ANALYTICS_DAYS ? {} : { days: each }}
            replace
            className="chip"
            activeOptions={{ exact: true }}
          >
            {each} dias
          </Link>
        ))}
      </nav>
      {data ? (
        visits === 0 ? (
          <EmptyState
            Icon={ChartNoAxesColumn}
            title="Nenhum dado de analytics disponível ainda"
            text="As visitas dos membros neste período aparecem aqui."
          />
        ) : (
          <div className="grid gap-8">
            <DaysSection days={data.days} />
            <PagesSection pages={data.pages} />
            <div className="grid gap-8 lg:grid-cols-[1fr_20rem]">
              <HoursSection hours={data.hours} />
              <DevicesSection devices={data.devices} />
            </div>
          </div>
        )
      ) : query.isPending ? (
        <div className="grid gap-4" role="status" aria-label="Carregando">
          <div className="skeleton h-80" />
          <div className="skeleton h-56" />
        </div>
      ) : (
        <LoadFailure text="Erro ao carregar estatísticas." onRetry={() => void query.refetch()} />
      )}
    </Page>
  );
}
