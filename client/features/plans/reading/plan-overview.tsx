import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import type { OpenPlan } from './opened.ts';
import { type Current, overdueDays, percentOf, startLabel, titleOf } from './plan-data.ts';
import { PrintReadings } from './print-readings.tsx';
import { usePlanChanges } from './use-plan-changes.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../../ui/dialog-confirm.tsx'));

type Props = Readonly<{ current: Current; onOpen: OpenPlan; onClose: () => void }>;

/** The progress of the plan, the day to read, and the five days after it. */
export function PlanOverview({ current, onOpen, onClose }: Props) {
  const { progress, next } = current;
  const [today, ...ahead] = next;
  const { checkIn, change } = usePlanChanges();
  const [asking, setAsking] = useState<'checkIn' | 'restart' | null>(null);
  const done = { onSettled: () => setAsking(null) };
  const overdue = overdueDays(current);
  const paused = progress.status === 'paused';
  const behind = Array.from(
    { length: progress.daysBehind },
    (_, index) => progress.currentDay + index,
  );
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-3 gap-2 text-center">
        <Figure name="Progresso geral" value={`${percentOf(current)}%`} />
        <Figure name="Dias concluídos" value={String(progress.completed.length)} />
        <Figure name="Dias atrasados" value={String(overdue)} />
      </dl>
      <section aria-label="Dia atual" className="rounded-lg bg-accent-soft p-4">
        <h3 className="text-lg">Dia {progress.currentDay}</h3>
        <p>{today ? titleOf(today) : null}</p>
        {progress.daysToStart > 0 ? (
          <p className="mt-1 font-semibold">{startLabel(progress)}</p>
        ) : null}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => onOpen({ day: progress.currentDay })}>Fazer Leitura</Button>
          <Button
            look="quiet"
            busy={checkIn.isPending}
            onClick={() => checkIn.mutate({ id: progress.id, days: [progress.currentDay] })}
          >
            Check-in Rápido
          </Button>
        </div>
      </section>
      {behind.length > 0 ? (
        <section aria-label="Dias atrasados" className="grid gap-2">
          <p className="text-muted">
            O calendário passou à frente. Leia no seu passo: ajuste as datas, ou marque de uma vez o
            que você já leu em outra Bíblia.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              look="quiet"
              busy={change.isPending}
              onClick={() => change.mutate({ id: progress.id, to: 'catchUp' })}
            >
              Ajustar as datas
            </Button>
            <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsking('checkIn')}>
              {behind.length === 1 ? 'Já li o dia atrasado' : `Já li os ${behind.length} dias`}
            </Button>
          </div>
        </section>
      ) : null}
      {ahead.length > 0 ? (
        <section aria-label="Próximos dias">
          <h3 className="text-lg">Próximos {ahead.length} dias</h3>
          <ol className="mt-2 divide-y divide-line">
            {ahead.map((day) => (
              <li key={day.day} className="flex gap-3 py-2">
                <span className="w-16 shrink-0 font-semibold text-muted">Dia {day.day}</span>
                <span className="min-w-0">{titleOf(day)}</span>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <PrintReadings current={current} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          look="quiet"
          busy={change.isPending}
          onClick={() => change.mutate({ id: progress.id, to: paused ? 'resume' : 'pause' })}
        >
          {paused ? 'Retomar plano' : 'Pausar plano'}
        </Button>
        <Button
          look="bare"
          disabled={change.isPending || progress.completed.length === 0}
          aria-haspopup="dialog"
          onClick={() => setAsking('restart')}
        >
          Recomeçar do dia 1
        </Button>
        <Button
          look="bare"
          disabled={change.isPending}
          onClick={() => {
            // The plan's own dialog would come back with it.
            onClose();
            change.mutate({ id: progress.id, to: 'leave' });
          }}
        >
          Deixar este plano
        </Button>
      </div>
      <Suspense fallback={null}>
        {asking === 'checkIn' ? (
          <ConfirmDialog
            title={
              behind.length === 1
                ? `Concluir o dia ${progress.currentDay}?`
                : `Concluir ${behind.length} dias de uma vez?`
            }
            text={
              behind.length === 1
                ? 'Todas as leituras do dia ficam marcadas como lidas hoje.'
                : `Os dias ${progress.currentDay} a ${progress.scheduledDay - 1}, com todas as leituras, ficam marcados como lidos hoje.`
            }
            look="primary"
            action={behind.length === 1 ? 'Já li o dia' : `Já li os ${behind.length} dias`}
            busy={checkIn.isPending}
            onConfirm={() => checkIn.mutate({ id: progress.id, days: behind }, done)}
            onClose={() => setAsking(null)}
          />
        ) : null}
        {asking === 'restart' ? (
          <ConfirmDialog
            title="Recomeçar do dia 1?"
            text="O que você leu até aqui fica entre os planos anteriores, e você pode voltar a ele."
            look="primary"
            action="Recomeçar"
            busy={change.isPending}
            onConfirm={() => change.mutate({ id: progress.id, to: 'restart' }, done)}
            onClose={() => setAsking(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

function Figure({ name, value }: Readonly<{ name: string; value: string }>) {
  return (
    <div className="flex flex-col-reverse rounded-lg bg-sunken p-3">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-serif text-2xl">{value}</dd>
    </div>
  );
}
