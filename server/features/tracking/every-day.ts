import { addDays } from '#shared/calendar.ts';
import type { DayFigures } from './statistics.queries.ts';

export const NO_VISITS = {
  visits: 0,
  timedVisits: 0,
  seconds: 0,
  members: 0,
  phoneVisits: 0,
  tabletVisits: 0,
  desktopVisits: 0,
  hours: Array.from({ length: 24 }, () => 0),
} as const;

/** Adds the days on which nobody came. */
export function everyDay(
  first: string,
  count: number,
  stored: readonly DayFigures[],
): DayFigures[] {
  const byDay = new Map(stored.map((figures) => [figures.day, figures]));
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index);
    return byDay.get(day) ?? { day, ...NO_VISITS };
  });
}
