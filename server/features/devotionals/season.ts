import { addDays } from '#shared/calendar.ts';
import type { Season } from '../../content/types.ts';

/** The season of the church year on a day such as `2026-12-24`; null in ordinary time. */
export function seasonOf(day: string): Season | null {
  const year = Number(day.slice(0, 4));
  const easter = easterOf(year);
  const between = (first: string, last: string) => first <= day && day <= last;
  if (between(addDays(easter, -46), addDays(easter, -3))) return 'lent';
  if (between(addDays(easter, -2), addDays(easter, 7))) return 'easter';
  if (between(firstOfAdvent(year), `${year}-12-23`)) return 'advent';
  if (day >= `${year}-12-24` || day <= `${year}-01-06`) return 'christmas';
  return null;
}

/** The fourth Sunday before Christmas. */
function firstOfAdvent(year: number): string {
  const weekday = new Date(`${year}-12-25`).getUTCDay();
  return addDays(`${year}-12-25`, -(weekday === 0 ? 7 : weekday) - 21);
}

/** Easter Sunday in the Gregorian calendar, by the anonymous algorithm of 1876. */
function easterOf(year: number): string {
  const cycle = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (skipped + 19 * cycle + 15) % 30;
  const corrected =
    epact -
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - cycle) / 11));
  const weekday =
    (year + Math.floor(year / 4) + corrected + 2 - century + Math.floor(century / 4)) % 7;
  // The days after 28 March.
  return addDays(`${year}-03-28`, corrected - weekday);
}
