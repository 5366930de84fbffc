import { addDays, daysBetween } from '#shared/calendar.ts';
import { daysLabel, type PlanRecord } from './plan-data.ts';

/** Half a year stands beside the other where there is room, and below it on a phone. */
const WEEKS = 27;
const LOOKS = ['bg-sunken', 'bg-accent/45', 'bg-accent/70', 'bg-accent'] as const;

const month = new Intl.DateTimeFormat('pt-BR', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthOf = (day: string) => month.format(new Date(day)).replace('. de ', ' ');

/** The last year as a grid: a column for each week, darker where more was read. */
export function YearOfReading({ today, days }: Pick<PlanRecord, 'today' | 'days'>) {
  const counts = new Map(days.map(({ date, days: count }) => [date, count]));
  const weekday = new Date(today).getUTCDay();
  const second = addDays(today, -(7 * (WEEKS - 1) + weekday));
  const first = addDays(second, -7 * WEEKS);
  return (
    <figure>
      <figcaption className="font-semibold">
        Seu ano de leitura: {daysLabel(days.length)} com leitura
      </figcaption>
      <div aria-hidden="true" className="mt-2 grid gap-x-1 gap-y-3 md:grid-cols-2">
        <HalfYear from={first} to={addDays(second, -1)} counts={counts} />
        <HalfYear from={second} to={today} counts={counts} last />
      </div>
    </figure>
  );
}

type HalfProps = Readonly<{
  from: string;
  to: string;
  counts: ReadonlyMap<string, number>;
  last?: boolean;
}>;

function HalfYear({ from, to, counts, last = false }: HalfProps) {
  const cells = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    addDays(from, index),
  );
  return (
    <div>
      <div
        className="grid grid-flow-col grid-rows-7 gap-0.5 md:gap-1"
        style={{ gridTemplateColumns: `repeat(${WEEKS}, minmax(0, 1fr))` }}
      >
        {cells.map((date) => {
          const count = Math.min(3, counts.get(date) ?? 0);
          return (
            <span
              key={date}
              // In forced colours a day that was read is filled, any other one framed.
              className={`aspect-square rounded-[2px] forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] ${LOOKS[count]} ${count > 0 ? 'forced-colors:bg-[CanvasText]' : 'forced-colors:bg-[Canvas]'}`}
            />
          );
        })}
      </div>
      <p className="mt-1 flex justify-between text-xs text-muted">
        <span>{monthOf(from)}</span>
        {last ? <span>{monthOf(to)}</span> : null}
      </p>
    </div>
  );
}
