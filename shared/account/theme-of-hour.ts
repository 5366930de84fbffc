/** What the cookie of the theme says of who wants a dark one by night. */
export const BY_HOUR = 'hora';

const NIGHT_FROM = 19;
const NIGHT_UNTIL = 6;

/** The theme of a moment in a time zone. */
export function themeOfHour(at: Date, timeZone: string): 'claro' | 'escuro' {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(at),
  );
  return hour >= NIGHT_FROM || hour < NIGHT_UNTIL ? 'escuro' : 'claro';
}
