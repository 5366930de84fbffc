import { RichText } from '../../../scripture/rich-text.tsx';
import { SectionItem } from '../sections/section-item.tsx';
import type { Plan, ProgressView } from '../study-queries.ts';
import { DayLink } from './day-link.tsx';

type Props = Readonly<{
  plan: Plan;
  opened: number;
  progress: ProgressView | null;
  onOpen: () => void;
}>;

/** All days of a plan by phase, folded but for that of the open day. */
export function DayList({ plan: { phases, days }, opened, progress, onOpen }: Props) {
  return (
    <div className="mt-4 grid gap-3">
      {phases.map(({ from, to, title, focus }) => (
        <SectionItem
          key={from}
          open={from <= opened && opened <= to}
          title={`Dias ${from} a ${to} · ${title}`}
        >
          <RichText text={focus} />
          <ol className="mt-3 grid gap-2 md:grid-cols-2">
            {days.slice(from - 1, to).map(({ day, title: name }) => (
              <li key={day}>
                <DayLink
                  day={day}
                  current={day === opened}
                  className="card day-row"
                  onClick={onOpen}
                >
                  <DayNumber day={day} progress={progress} />
                  <span>{name}</span>
                </DayLink>
              </li>
            ))}
          </ol>
        </SectionItem>
      ))}
    </div>
  );
}

function DayNumber({ day, progress }: Readonly<{ day: number; progress: ProgressView | null }>) {
  const done = progress?.completed.includes(day);
  const today = progress?.status === 'active' && progress.currentDay === day;
  const look = done
    ? 'bg-accent text-on-accent'
    : today
      ? 'border-2 border-accent text-accent-strong'
      : 'bg-sunken text-muted';
  return (
    <span
      className={`grid size-9 shrink-0 place-items-center rounded-full text-[0.9375rem] font-semibold ${look}`}
    >
      {done ? <span aria-hidden="true">✓</span> : <span aria-hidden="true">{day}</span>}
      <span className="sr-only">
        Dia {day}
        {done ? ', concluído' : today ? ', próximo passo' : ''}:
      </span>
    </span>
  );
}
