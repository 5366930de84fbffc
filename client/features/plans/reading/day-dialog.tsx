import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { footOf, useFootOfPages } from '../../../controls/foot-of-pages.ts';
import { useTrpc } from '../../../lib/data/data.tsx';
import { messageOf } from '../../../lib/data/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { type DayContent, DayReading } from './day-reading.tsx';
import { FinishedDay } from './finished-day.tsx';
import { type Current, isOpen, titleOf } from './plan-data.ts';
import { useDayChanges } from './use-day-changes.ts';

type Props = Readonly<{
  /** The plan's slug. */
  plan: string;
  progress: Current['progress'];
  day: number;
  onDay: (day: number) => void;
  onClose: () => void;
}>;

/** A day of the plan: its chapters to tick, its devotional, and its completion. */
export default function DayDialog({ plan, progress, day, onDay, onClose }: Props) {
  return isOpen(day, progress) ? (
    <OpenDay key={day} of={{ id: progress.id, day }} plan={plan} onClose={onClose} />
  ) : (
    <Dialog title={`Dia ${day}`} onClose={onClose} addressed>
      <p>
        {day > progress.totalDays
          ? `Este plano termina no dia ${progress.totalDays}.`
          : 'Este dia ainda não chegou.'}
      </p>
      <Button className="mt-4 w-full" onClick={() => onDay(progress.currentDay)}>
        Abrir o dia {progress.currentDay}
      </Button>
    </Dialog>
  );
}

const nameOf = (content: DayContent) => `Dia ${content.day} - ${titleOf(content)}`;

const translationOf = ({ devotional: { verse } }: DayContent) =>
  verse.type === 'quotation' ? verse.translation : null;

type OpenProps = Readonly<{
  of: Readonly<{ id: string; day: number }>;
  plan: string;
  onClose: () => void;
}>;

function OpenDay({ of, plan, onClose }: OpenProps) {
  const { day } = of;
  const trpc = useTrpc();
  const { data, error, refetch } = useQuery(trpc.member.readingPlans.day.queryOptions(of));
  const changes = useDayChanges(of, data);
  const { finished, isTicked } = changes;
  useFootOfPages(data ? footOf(nameOf(data), translationOf(data)) : null);
  const [leaving, setLeaving] = useState(false);
  const ready = data && !data.completed && data.readings.every(({ key }) => isTicked(key));
  // A day that is read but not completed counts for nothing, which nobody expects.
  const leave = () => (ready && !leaving && !finished ? setLeaving(true) : onClose());
  return (
    <Dialog title={data ? nameOf(data) : `Dia ${day}`} onClose={leave} wide addressed>
      {error && !data ? (
        <LoadFailure text={messageOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <div className="skeleton h-64" role="status" aria-label="Carregando" />
      ) : null}
      {finished && data ? (
        <FinishedDay
          content={data}
          progress={finished}
          onUndo={changes.undoDay}
          onClose={onClose}
        />
      ) : null}
      {leaving && ready && !finished ? (
        <div className="grid gap-4">
          <p role="status">
            Todas as leituras deste dia estão marcadas. Quer concluir o dia antes de sair?
          </p>
          <div className="grid gap-2 md:grid-cols-2">
            <Button
              busy={changes.completeDay.isPending}
              disabled={changes.ticking}
              onClick={() => changes.completeDay.mutate()}
            >
              Concluir Dia
            </Button>
            <Button look="quiet" onClick={onClose}>
              Agora não
            </Button>
          </div>
        </div>
      ) : null}
      {data && !finished && !(leaving && ready) ? (
        <DayReading of={of} plan={plan} content={data} changes={changes} onClose={leave} />
      ) : null}
    </Dialog>
  );
}
