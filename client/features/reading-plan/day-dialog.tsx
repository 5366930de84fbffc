import { useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { DayReading } from './day-reading.tsx';
import { type Current, titleOf } from './plan-data.ts';

type Props = Readonly<{ walk: Current['walk']; day: number; onClose: () => void }>;

/** A day of the plan: its chapters to tick, its devotional, and its completion. */
export default function DayDialog({ walk, day, onClose }: Props) {
  const trpc = useTrpc();
  const of = { id: walk.id, day };
  const { data, error, refetch } = useQuery(trpc.member.readingPlans.day.queryOptions(of));
  return (
    <Dialog
      title={data ? `Dia ${day} - ${titleOf(data)}` : `Dia ${day}`}
      onClose={onClose}
      wide
      addressed
    >
      {error ? <LoadFailure text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <div className="skeleton h-64" role="status" aria-label="Carregando" />
      ) : null}
      {data ? <DayReading of={of} content={data} onClose={onClose} /> : null}
    </Dialog>
  );
}
