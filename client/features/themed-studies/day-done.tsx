import { CircleCheck } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Pressable } from '../../ui/pressable.tsx';
import type { WalkView } from './study-queries.ts';
import type { WalkChange } from './use-walk.ts';

type Props = Readonly<{ day: number; walk: WalkView | null; change: WalkChange }>;

/** Marks a day as done, or takes it back. */
export function DayDone({ day, walk, change }: Props) {
  if (!walk || walk.status === 'left') return null;
  const { id, status, completed, currentDay, scheduledDay } = walk;
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
          onClick={() => change.mutate((member) => member.walks.undoDay.mutate({ id, day }))}
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
        change.mutate((member) => member.walks.completeDays.mutate({ id, days: [day] }))
      }
    >
      <CircleCheck aria-hidden="true" size={18} />
      Concluir o dia {day}
    </Button>
  );
}
