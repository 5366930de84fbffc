import { BookOpenText, Flame } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { Opened } from './opened.ts';
import { type Current, dateLabel, daysLabel, percentOf, startLabel, titleOf } from './plan-data.ts';
import { ReminderButton } from './reminder-button.tsx';
import { usePlanChanges } from './use-plan-changes.ts';

type Props = Readonly<{ current: Current; onOpen: (next: Opened) => void }>;

/** The plan under way: how far it is, and the day to read next. */
export function CurrentTrail({ current, onOpen }: Props) {
  const { plan, walk, next, streak } = current;
  const { change } = usePlanChanges();
  const percent = percentOf(current);
  const [today] = next;
  const paused = walk.status === 'paused';
  const waiting = walk.daysToStart > 0 && walk.completed.length === 0;
  return (
    <section className="card overflow-hidden" aria-label="Trilha atual">
      <div className="bg-hero p-5 text-on-hero md:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-2xl">{plan.title}</h2>
          {streak > 0 ? (
            <p className="flex items-center gap-1.5 font-semibold">
              <Flame aria-hidden="true" size={20} />
              {streak === 1 ? '1 dia de leitura' : `${streak} dias de leitura seguidos`}
            </p>
          ) : null}
        </div>
        <p className="mt-3 flex justify-between gap-3 text-sm">
          <span>
            {walk.completed.length} de {walk.totalDays} dias
          </span>
          <span>{percent}%</span>
        </p>
        <progress
          className="progress mt-1.5"
          max={walk.totalDays}
          value={walk.completed.length}
          aria-label="Progresso da trilha"
        />
      </div>
      <div className="flex flex-wrap items-center gap-4 p-5 md:p-6">
        <div className="min-w-[min(100%,16rem)] flex-1">
          <p className="text-sm font-semibold text-muted">
            {paused ? 'Plano pausado' : waiting ? startLabel(walk) : `Dia ${walk.currentDay}`}
          </p>
          <p className="font-serif text-xl">{today ? titleOf(today) : null}</p>
          <EndLine walk={walk} />
        </div>
        <div className="flex flex-wrap gap-2">
          {paused ? (
            <Button
              busy={change.isPending}
              onClick={() => change.mutate({ id: walk.id, to: 'resume' })}
            >
              Retomar plano
            </Button>
          ) : (
            <Button
              look={waiting ? 'quiet' : 'primary'}
              onClick={() => onOpen({ day: walk.currentDay })}
            >
              <BookOpenText aria-hidden="true" size={20} />
              {waiting ? 'Ler antes' : 'Fazer Leitura'}
            </Button>
          )}
          <Button look="quiet" onClick={() => onOpen({ part: 'overview' })}>
            Ver plano
          </Button>
          <ReminderButton />
        </div>
      </div>
    </section>
  );
}

function EndLine({ walk }: Pick<Current, 'walk'>) {
  const behind =
    walk.daysBehind > 0 && walk.status === 'active'
      ? ` · ${daysLabel(walk.daysBehind)} atrás do calendário`
      : '';
  return (
    <p className="mt-1 text-muted">
      Termina em {dateLabel(walk.endsOn)}
      {behind}
    </p>
  );
}
