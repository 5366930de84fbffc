import { useToday } from './browser/clock.ts';
import { useTimeZone } from './browser/visitor.tsx';

/** "1.014" */
export const formatNumber = (number: number) => number.toLocaleString('pt-BR');

const DAY_MS = 86_400_000;

/** Formats times and days in one time zone. */
export type Formats = Readonly<{
  formatTime: (at: Date) => string;
  formatDate: (at: Date) => string;
  formatDateTime: (at: Date) => string;
  /** "21/11/2026 08:22", which a Brazilian spreadsheet reads as a moment. */
  formatCell: (at: Date) => string;
  /** "sábado, 21 de novembro de 2026" */
  formatLongDay: (at: Date) => string;
  /** @param today the calendar day that "Hoje" names, such as `2026-11-21` */
  formatDay: (at: Date, today: string) => string;
  hourOf: (at: Date) => number;
}>;

const formats = new Map<string, Formats>();

/** The time zones are as few as Intl knows, and making their formats takes a while. */
export function formatsIn(timeZone: string): Formats {
  const known = formats.get(timeZone) ?? createFormats(timeZone);
  formats.set(timeZone, known);
  return known;
}

/** The formats of the device; until the page is hydrated, those it was rendered with. */
export function useFormats(): Formats {
  return formatsIn(useTimeZone());
}

/** Names a day as one speaks of it: hoje, ontem, a weekday of this year, a date of another. */
export function useDayName(): (at: Date) => string {
  const { formatDay } = useFormats();
  const today = useToday();
  return (at) => formatDay(at, today);
}

function createFormats(timeZone: string): Formats {
  const formatter = (options: Intl.DateTimeFormatOptions, locale = 'pt-BR') => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return (at: Date) => format.format(at);
  };
  const hour = formatter({ hour: '2-digit', hourCycle: 'h23' });
  const weekday = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
  const longDate = formatter({ dateStyle: 'long' });
  // "2026-11-21", which can be compared.
  const day = formatter({}, 'sv');
  const formatTime = formatter({ hour: '2-digit', minute: '2-digit' });
  const formatDate = formatter({ dateStyle: 'short' });
  return {
    formatTime,
    formatDate,
    formatCell: (at) => `${formatDate(at)} ${formatTime(at)}`,
    formatLongDay: formatter({ dateStyle: 'full' }),
    formatDateTime: formatter({ dateStyle: 'short', timeStyle: 'short' }),
    hourOf: (at) => Number(hour(at)),
    formatDay: (at, today) => {
      const then = day(at);
      const ago = (Date.parse(today) - Date.parse(then)) / DAY_MS;
      if (ago === 0) return 'Hoje';
      if (ago === 1) return 'Ontem';
      if (then.slice(0, 4) !== today.slice(0, 4)) return longDate(at);
      const name = weekday(at);
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
  };
}
