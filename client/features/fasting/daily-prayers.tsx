import type { DayPrayer } from '#shared/answers/answer-shape.ts';
import { DayPrayerItem } from './day-prayer.tsx';
import { PLAN_HEADINGS } from './plan-sections.ts';

/** Up to this many prayers are open at once; more are opened one by one. */
const FEW_DAYS = 3;

type Props = Readonly<{
  id: string;
  prayers: readonly DayPrayer[];
  writing: boolean;
  /** The number of prayers once all are written. */
  days: number;
}>;

export function DailyPrayers({ id, prayers, writing, days }: Props) {
  if (prayers.length === 0) return null;
  const many = Math.max(days, prayers.length) > FEW_DAYS;
  return (
    <section id={id} tabIndex={-1} className="card p-5 md:p-6">
      <h2 className="text-xl">{PLAN_HEADINGS.dailyPrayers}</h2>
      {many ? (
        <p className="mt-2 text-muted">
          {writing && prayers.length < days
            ? `Dia ${prayers.length} de ${days}`
            : 'Um dia de cada vez: abra a oração de hoje.'}
        </p>
      ) : null}
      <ol className="mt-2 divide-y divide-line">
        {prayers.map((prayer, index) => (
          <li key={prayer.day}>
            <DayPrayerItem
              prayer={prayer}
              folded={many}
              writing={writing && index === prayers.length - 1}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
