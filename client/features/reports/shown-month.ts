import { brazilianDay, isMonth } from '#shared/calendar.ts';

/** The month of an address, or the current one where it names none. */
export const shownMonth = (named: string | undefined): string =>
  named && isMonth(named) ? named : brazilianDay(new Date()).slice(0, 7);
