const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });
const dateTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

export const formatTime = (at: Date) => time.format(at);
export const formatDate = (at: Date) => date.format(at);
export const formatDateTime = (at: Date) => dateTime.format(at);

const longDay = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'full',
  timeZone: 'America/Sao_Paulo',
});

/** "sábado, 21 de novembro de 2026": the day that the server, too, calls today. */
export const formatLongDay = (at: Date) => longDay.format(at);

const weekday = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' });
const DAY_MS = 86_400_000;

/** A day as one speaks of it: hoje, ontem, a weekday of this year, a date of another. */
export function formatDay(at: Date, now = new Date()): string {
  const start = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  const ago = Math.round((start(now) - start(at)) / DAY_MS);
  if (ago === 0) return 'Hoje';
  if (ago === 1) return 'Ontem';
  if (at.getFullYear() !== now.getFullYear()) return longDate.format(at);
  const day = weekday.format(at);
  return day.charAt(0).toUpperCase() + day.slice(1);
}
