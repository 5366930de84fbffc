import type { Opened } from './opened.ts';
import type { Current, DayState } from './plan-data.ts';
import { stateOf } from './plan-data.ts';

const NAMES: Readonly<Record<DayState, string>> = {
  completed: 'concluído',
  current: 'atual',
  missed: 'atrasado',
  upcoming: 'futuro',
};

const LOOKS: Readonly<Record<DayState, string>> = {
  completed: 'bg-success text-surface',
  current: 'bg-accent text-on-accent',
  missed: 'bg-danger-soft text-danger',
  upcoming: 'bg-sunken text-muted',
};

const STATES = ['completed', 'current', 'missed', 'upcoming'] as const;

type Props = Readonly<{ walk: Current['walk']; onOpen: (next: Opened) => void }>;

/** All days of the plan, seven in a row; those up to the current one open their reading. */
export function PlanCalendar({ walk, onOpen }: Props) {
  const days = Array.from({ length: walk.totalDays }, (_, index) => index + 1);
  return (
    <div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-label="Legenda">
        {STATES.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-4 rounded ${LOOKS[state]}`} />
            {NAMES[state].charAt(0).toUpperCase() + NAMES[state].slice(1)}
          </li>
        ))}
      </ul>
      <ol className="mt-4 grid grid-cols-7 gap-1.5" aria-label="Dias do plano">
        {days.map((day) => {
          const state = stateOf(day, walk);
          return (
            <li key={day}>
              <button
                type="button"
                className={`grid min-h-11 w-full place-items-center rounded-lg text-[0.9375rem] font-semibold disabled:cursor-default ${LOOKS[state]}`}
                aria-label={`Dia ${day}, ${NAMES[state]}`}
                disabled={state === 'upcoming'}
                onClick={() => onOpen({ day })}
              >
                {day}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
