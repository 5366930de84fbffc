import { BookOpenText, Flame } from 'lucide-react';
import { countDays } from '#shared/plans/plan-progress.ts';
import { Button } from '../../../ui/button.tsx';
import { Ring } from '../../../ui/ring.tsx';
import type { OpenPlan } from './opened.ts';
import { type Current, dateLabel, daysLabel, startLabel, titleOf } from './plan-data.ts';
import { ReminderButton } from './reminder-button.tsx';
import { usePlanChanges } from './use-plan-changes.ts';

type Props = Readonly<{
  current: Current;
  /** Whether it is the first of the plans under way, or the only one. */
  first: boolean;
  alone: boolean;
  streak: number;
  onOpen: OpenPlan;
}>;

/** A plan under way: how far it is, and the day to read next. */
export function CurrentPlan({ current, first, alone, streak, onOpen }: Props) {
  const { plan, progress, next } = current;
  const { change } = usePlanChanges();
  const count = countDays(progress);
  const [today] = next;
  const paused = progress.status === 'paused';
  const waiting = progress.daysToStart > 0 && progress.completed.length === 0;
  return (
    <section
      className="card overflow-hidden"
      aria-label={alone ? 'Trilha atual' : `Trilha atual: ${plan.title}`}
    >
      <div className="bg-hero p-5 text-on-hero md:p-6">
        <h2 className="text-2xl wrap-anywhere">{plan.title}</h2>
        <div className="mt-3 flex items-center gap-4">
          <Ring done={count.done} of={count.days} label="Progresso da trilha" />
          <div className="min-w-0">
            <p>
              {count.done} de {count.days} dias
            </p>
            {first && streak > 0 ? (
              <p className="flex items-center gap-1.5 font-semibold">
                <Flame aria-hidden="true" size={20} className="shrink-0" />
                {streak === 1 ? '1 dia de leitura' : `${streak} dias de leitura seguidos`}
              </p>
            ) : null}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-4 p-5 md:p-6">
        <div className="min-w-[min(100%,16rem)] flex-1">
          <p className="text-sm font-semibold text-muted">
            {paused
              ? 'Plano pausado'
              : waiting
                ? startLabel(progress)
                : `Dia ${progress.currentDay}`}
          </p>
          <p className="font-serif text-xl">{today ? titleOf(today) : null}</p>
          <EndLine progress={progress} />
        </div>
        <div className="flex flex-wrap gap-2">
          {paused ? (
            <Button
              busy={change.isPending}
              onClick={() => change.mutate({ id: progress.id, to: 'resume' })}
            >
              Retomar plano
            </Button>
          ) : (
            <Button
              look={waiting ? 'quiet' : 'primary'}
              onClick={() => onOpen({ day: progress.currentDay })}
            >
              <BookOpenText aria-hidden="true" size={20} />
              {waiting ? 'Ler antes' : 'Fazer Leitura'}
            </Button>
          )}
          <Button look="quiet" onClick={() => onOpen({ part: 'overview' })}>
            Ver plano
          </Button>
          {first ? <ReminderButton /> : null}
        </div>
      </div>
    </section>
  );
}

function EndLine({ progress }: Pick<Current, 'progress'>) {
  const behind =
    progress.daysBehind > 0 && progress.status === 'active'
      ? ` · ${daysLabel(progress.daysBehind)} atrás do calendário`
      : '';
  return (
    <p className="mt-1 text-muted">
      Termina em {dateLabel(progress.endsOn)}
      {behind}
    </p>
  );
}
