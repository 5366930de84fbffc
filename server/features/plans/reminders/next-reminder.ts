import { addDays, calendarDay, weekdayOf } from '#shared/calendar.ts';

type Schedule = Readonly<{ hour: number; weekdays: readonly number[]; timeZone: string }>;

/** A weekday that a change of the calendar skips is found within the week after. */
const DAYS_AHEAD = 15;
const DAY_MS = 86_400_000;

/** The first moment after another at which the clock of the time zone shows hour and weekday. */
export function nextReminder({ hour, weekdays, timeZone }: Schedule, after: Date): Date {
  const first = calendarDay(after, timeZone);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(first, ahead);
    if (!weekdays.includes(weekdayOf(day))) continue;
    const at = instantAt(day, hour, timeZone);
    if (at > after && calendarDay(at, timeZone) === day) return at;
  }
  throw new Error('A schedule needs a weekday.');
}

/**
 * The moment of a whole hour by the clocks of a time zone: the first of two where clocks go back,
 * the moment after the gap where they skip the hour.
 */
function instantAt(day: string, hour: number, timeZone: string): Date {
  const wall = Date.parse(day) + hour * 3_600_000;
  const before = offsetAt(wall - DAY_MS, timeZone);
  const early = wall - before;
  if (offsetAt(early, timeZone) === before) return new Date(early);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const late = wall - after;
  return new Date(offsetAt(late, timeZone) === after ? late : early);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The milliseconds by which the clocks of a time zone are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', year: 'numeric' });
  formats.set(timeZone, format);
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '') ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -ahead : ahead;
}
