const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a time zone, as `2026-11-21`. */
export function calendarDay(at: Date, timeZone: string): string {
  // The time zones are as few as Intl knows, and making a format takes a while.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(at);
}

/** Where most members live. */
export const BRAZILIAN_TIME_ZONE = 'America/Sao_Paulo';

/** The calendar day in Brazil's main time zone. */
export function brazilianDay(at: Date): string {
  return calendarDay(at, BRAZILIAN_TIME_ZONE);
}

/** The number of days from one calendar day to another, negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** From 1, Monday, to 7, Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** "21/11/2026", of a calendar day that is the same in every time zone. */
export function printedDay(day: string): string {
  return day.split('-').reverse().join('/');
}

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** Whether a text is a month such as "2026-11". */
export function isMonth(text: string): boolean {
  return MONTH.test(text);
}
