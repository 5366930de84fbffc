import { addDays, daysBetween, weekdayOf } from '../calendar.ts';

const WEEK = 7;

/** The weekdays on which a plan is read, 1 is Monday; null stands for every day. */
export type Weekdays = readonly number[] | null;

export function isReadOn(weekdays: Weekdays, day: string): boolean {
  return weekdays === null || weekdays.includes(weekdayOf(day));
}

/** The days of reading from one calendar day up to another, which is not counted. */
export function readingDaysBetween(from: string, to: string, weekdays: Weekdays): number {
  const days = daysBetween(from, to);
  if (!weekdays) return days;
  if (days < 0) return -readingDaysBetween(to, from, weekdays);
  const weeks = Math.floor(days / WEEK);
  const rest = Array.from({ length: days % WEEK }, (_, index) => addDays(from, index));
  return weeks * weekdays.length + rest.filter((day) => isReadOn(weekdays, day)).length;
}

/** The calendar day on which so many days of reading from this one on have passed. */
export function readingDayAfter(from: string, readingDays: number, weekdays: Weekdays): string {
  if (!weekdays) return addDays(from, readingDays);
  let left = readingDays % weekdays.length;
  let day = addDays(from, WEEK * Math.floor(readingDays / weekdays.length));
  for (; !isReadOn(weekdays, day) || left > 0; day = addDays(day, 1)) {
    if (isReadOn(weekdays, day)) left--;
  }
  return day;
}

/** The latest calendar day from which on so many days of reading lie before this one. */
export function readingDayBefore(day: string, readingDays: number, weekdays: Weekdays): string {
  if (!weekdays) return addDays(day, -readingDays);
  let left = readingDays % weekdays.length;
  let from = addDays(day, -WEEK * Math.floor(readingDays / weekdays.length));
  while (left > 0) {
    from = addDays(from, -1);
    if (isReadOn(weekdays, from)) left--;
  }
  return from;
}
