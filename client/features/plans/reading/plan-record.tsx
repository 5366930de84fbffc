import { useQuery } from '@tanstack/react-query';
import { CHAPTERS_IN_CANON } from '#shared/bible/reference.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { daysLabel, type PlanRecord as Stored } from './plan-data.ts';
import { usePlanChanges } from './use-plan-changes.ts';
import { YearOfReading } from './year-of-reading.tsx';

/** The member's reading so far: the Bible, the year, and earlier plans. */
export default function PlanRecord() {
  const trpc = useTrpc();
  const { data, isError, refetch } = useQuery(trpc.member.readingPlans.record.queryOptions());
  if (isError && !data) {
    return <LoadFailure text="O que você já leu não carregou." onRetry={() => void refetch()} />;
  }
  if (!data || (data.days.length === 0 && data.earlier.length === 0 && data.chapters === 0)) {
    return null;
  }
  return (
    <section aria-label="O que você já leu" className="grid gap-6">
      <h2 className="text-2xl">O que você já leu</h2>
      <div>
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-semibold">Bíblia lida: {data.percent} %</span>
          <span className="text-muted">
            {formatNumber(data.chapters)} de {formatNumber(CHAPTERS_IN_CANON)} capítulos
          </span>
        </p>
        <progress
          className="progress mt-1.5"
          max={CHAPTERS_IN_CANON}
          value={data.chapters}
          aria-label="Parte da Bíblia que você leu"
        />
      </div>
      <YearOfReading today={data.today} days={data.days} />
      {data.earlier.length > 0 ? <EarlierPlans earlier={data.earlier} /> : null}
    </section>
  );
}

function EarlierPlans({ earlier }: Pick<Stored, 'earlier'>) {
  const { change } = usePlanChanges();
  return (
    <div>
      <h3 className="text-lg">Planos anteriores</h3>
      <ul className="mt-2 divide-y divide-line">
        {earlier.map(({ id, title, status, completed, totalDays }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              <span className="font-semibold">{title}</span>
              <span className="block text-sm text-muted">
                {status === 'finished'
                  ? 'Concluído'
                  : `${completed} de ${daysLabel(totalDays)} concluídos`}
              </span>
            </span>
            {status === 'left' ? (
              <Button
                look="quiet"
                disabled={change.isPending}
                onClick={() => change.mutate({ id, to: 'returnTo' })}
              >
                Voltar a este plano
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
