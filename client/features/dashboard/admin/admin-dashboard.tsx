import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../../lib/data/data.tsx';
import { useSession } from '../../../lib/data/session.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Page } from '../../../ui/page.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { placesOf } from '../../shell/api.ts';
import { AiUsage } from './ai-usage.tsx';
import { ModuleCards } from './module-cards.tsx';
import { RecordCounts } from './record-counts.tsx';
import { statsQuery } from './stats-query.ts';
import { TopPages } from './top-pages.tsx';
import { Week } from './week.tsx';

/** The entrance to the administration: its figures, which renew themselves, and its areas. */
export function AdminDashboard() {
  const places = placesOf(useSession().role).filter(({ to }) => to !== '/admin/dashboard');
  const stats = useQuery(statsQuery(useTrpc()));
  useFailureToast(stats, 'Erro ao carregar estatísticas');
  return (
    <Page
      title="Painel administrativo"
      lead="A semana do site, o que ele guarda e o caminho para cada área."
      back={null}
      wide
    >
      <div className="grid grid-cols-1 gap-8 md:gap-10">
        {stats.data ? (
          <>
            <Week days={stats.data.days} />
            <RecordCounts stats={stats.data} />
            <AiUsage chat={stats.data.chat} />
            <TopPages pages={stats.data.topPages} />
          </>
        ) : stats.isPending ? (
          <div className="grid gap-3" role="status" aria-label="Carregando">
            <div className="skeleton h-44" />
            <div className="skeleton h-32" />
            <div className="skeleton h-56" />
          </div>
        ) : (
          <LoadFailure text="Erro ao carregar estatísticas." onRetry={() => void stats.refetch()} />
        )}
        <ModuleCards places={places} />
      </div>
    </Page>
  );
}
