import { addDays, daysBetween } from '#shared/calendar.ts';
import { daysLabel, type PlanRecord } from './plan-data.ts';

const WEEKS = 53;
const LOOKS = ['bg-sunken', 'bg-accent/45', 'bg-accent/70', 'bg-accent'] as const;

/** The last year as a grid: a column for each week, darker where more was read. */
export function YearOfReading({ today, days }: Pick<PlanRecord, 'today' | 'days'>) {
  const counts = new Map(days.map(({ date, days: count }) => [date, count]));
  const weekday = new Date(today).getUTCDay();
  const first = addDays(today, -(7 * (WEEKS - 1) + weekday));
  const cells = Array.from({ length: daysBetween(first, today) + 1 }, (_, index) =>
    addDays(first, index),
  );
  return (
    <figure>
      <figcaption className="font-semibold">
        Seu ano de leitura: {daysLabel(days.length)} com leitura
      </figcaption>
      <div
        aria-hidden="true"
        className="mt-2 grid w-full grid-flow-col grid-rows-7 gap-[2px] md:gap-1"
        style={{ gridTemplateColumns: `repeat(${WEEKS}, minmax(0, 1fr))` }}
      >
        {cells.map((date) => (
          <span
            key={date}
            className={`aspect-square rounded-[2px] ${LOOKS[Math.min(3, counts.get(date) ?? 0)]}`}
          />
        ))}
      </div>
    </figure>
  );
}
