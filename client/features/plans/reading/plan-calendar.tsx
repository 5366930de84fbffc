import { BookOpen, CalendarDays, Check, Clock, type LucideIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { SelectField } from '../../../ui/field.tsx';
import type { OpenPlan } from './opened.ts';
import type { Current, DayState } from './plan-data.ts';
import { stateOf } from './plan-data.ts';

const NAMES: Readonly<Record<DayState, string>> = {
  completed: 'concluído',
  current: 'atual',
  missed: 'atrasado',
  today: 'de hoje',
  before: 'antes do seu início',
  upcoming: 'futuro',
};

const LOOKS: Readonly<Record<DayState, string>> = {
  completed: 'border-success bg-success text-surface',
  current: 'border-accent bg-accent text-on-accent',
  missed: 'border-danger bg-danger-soft text-danger',
  today: 'border-accent bg-surface text-accent-strong',
  before: 'border-line bg-sunken text-muted',
  upcoming: 'border-dashed border-line bg-surface text-muted',
};

/** A sign beside the colour, for eyes and screens that tell colours apart badly or not at all. */
const SIGNS: Readonly<Record<DayState, LucideIcon | null>> = {
  completed: Check,
  current: BookOpen,
  missed: Clock,
  today: CalendarDays,
  before: null,
  upcoming: null,
};

const STATES = ['completed', 'current', 'missed', 'today', 'before', 'upcoming'] as const;

/** The calendar of a longer plan is shown a year of whole weeks at a time. */
const MOST_SHOWN = 400;
const YEAR_OF_WEEKS = 364;

type Props = Readonly<{ progress: Current['progress']; onOpen: OpenPlan }>;

/** All days of the plan, seven in a row; those up to the current one open their reading. */
export function PlanCalendar({ progress, onOpen }: Props) {
  const { totalDays, currentDay, firstDay, daysBehind } = progress;
  const size = totalDays > MOST_SHOWN ? YEAR_OF_WEEKS : totalDays;
  const [part, setPart] = useState(Math.floor((currentDay - 1) / size));
  const parts = Array.from({ length: Math.ceil(totalDays / size) }, (_, index) => index);
  const days = Array.from(
    { length: Math.min(size, totalDays - part * size) },
    (_, index) => part * size + index + 1,
  );
  const shown = STATES.filter(
    (state) => (state !== 'today' || daysBehind > 0) && (state !== 'before' || firstDay > 1),
  );
  // The day that the member is at, in a calendar of up to a year.
  const centre = useCallback(
    (button: HTMLButtonElement | null) => button?.scrollIntoView({ block: 'center' }),
    [],
  );
  return (
    <section aria-label="Calendário">
      <header className="sticky top-0 z-10 -mx-1 bg-raised px-1 py-2">
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm" aria-label="Legenda">
          {shown.map((state) => (
            <li key={state} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={`grid size-6 place-items-center rounded border-2 ${LOOKS[state]}`}
              >
                <Sign state={state} />
              </span>
              {NAMES[state].charAt(0).toUpperCase() + NAMES[state].slice(1)}
            </li>
          ))}
        </ul>
      </header>
      {size < totalDays ? (
        <SelectField
          label="Dias"
          className="mt-1"
          value={part}
          onChange={(event) => setPart(Number(event.target.value))}
        >
          {parts.map((each) => (
            <option key={each} value={each}>
              {each * size + 1} a {Math.min((each + 1) * size, totalDays)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <ol className="mt-4 grid grid-cols-7 gap-1.5" aria-label="Dias do plano">
        {days.map((day) => {
          const state = stateOf(day, progress);
          return (
            <li key={day}>
              <button
                type="button"
                className={`grid min-h-12 w-full place-content-center justify-items-center rounded-lg border-2 text-[0.9375rem] leading-tight font-semibold disabled:cursor-default ${LOOKS[state]}`}
                aria-label={`Dia ${day}, ${NAMES[state]}`}
                disabled={state === 'upcoming'}
                ref={day === currentDay ? centre : null}
                onClick={() => onOpen({ day })}
              >
                {day}
                <Sign state={state} />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Sign({ state }: Readonly<{ state: DayState }>) {
  const Icon = SIGNS[state];
  return Icon ? <Icon aria-hidden="true" size={14} strokeWidth={2.5} /> : null;
}
