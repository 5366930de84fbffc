import { CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Pressable } from '../../../ui/pressable.tsx';
import type { ProgressView } from '../study-queries.ts';
import type { ProgressChange } from './use-progress.ts';

type Props = Readonly<{ day: number; progress: ProgressView | null; change: ProgressChange }>;

/** Marks a day as done, or takes it back. */
export function DayDone({ day, progress, change }: Props) {
  if (!progress || progress.status === 'left') return null;
  const { id, status, completed, currentDay, scheduledDay } = progress;
  if (completed.includes(day)) {
    return (
      <p className="flex flex-wrap items-center gap-x-4" role="status">
        <span className="flex items-center gap-2 font-semibold text-success">
          <CircleCheck aria-hidden="true" size={20} />
          Dia concluído
        </span>
        <Pressable
          className="link min-h-11"
          busy={change.isPending}
          onClick={() => change.mutate((member) => member.planProgress.undoDay.mutate({ id, day }))}
        >
          Desfazer
        </Pressable>
      </p>
    );
  }
  if (status === 'finished') return null;
  if (day > Math.max(currentDay, scheduledDay)) {
    return <p className="text-muted">Este dia abre depois do dia {day - 1}.</p>;
  }
  return (
    <Button
      busy={change.isPending}
      className="md:justify-self-start"
      onClick={() =>
        change.mutate((member) => member.planProgress.completeDays.mutate({ id, days: [day] }))
      }
    >
      <CircleCheck aria-hidden="true" size={18} />
      Concluir o dia {day}
    </Button>
  );
}
