/** The time zone a page is drawn for on the server; in a browser that of the device. */
let drawnFor: string | undefined;

export function inZone<Drawn>(zone: string, draw: () => Drawn): Drawn {
  drawnFor = zone;
  try {
    return draw();
  } finally {
    drawnFor = undefined;
  }
}

/** A format in whatever zone is asked for; making one takes a while. */
function formatter(options: Intl.DateTimeFormatOptions, locale = 'pt-BR') {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (at: Date): string => {
    let format = made.get(drawnFor);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { timeZone: drawnFor, ...options });
      made.set(drawnFor, format);
    }
    return format.format(at);
  };
}

/** "1.014" */
export const formatNumber = (number: number) => number.toLocaleString('pt-BR');

export const formatTime = formatter({ hour: '2-digit', minute: '2-digit' });
export const formatDate = formatter({ dateStyle: 'short' });
export const formatDateTime = formatter({ dateStyle: 'short', timeStyle: 'short' });

/** "sábado, 21 de novembro de 2026": the day that the server, too, calls today. */
export const formatLongDay = formatter({ dateStyle: 'full', timeZone: 'America/Sao_Paulo' });

const hour = formatter({ hour: '2-digit', hourCycle: 'h23' });
export const hourOf = (at: Date) => Number(hour(at));

const weekday = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const longDate = formatter({ dateStyle: 'long' });
/** "2026-11-21", which can be compared. */
const day = formatter({}, 'sv');
const DAY_MS = 86_400_000;

/** A day as one speaks of it: hoje, ontem, a weekday of this year, a date of another. */
export function formatDay(at: Date, now = new Date()): string {
  const [then, today] = [day(at), day(now)];
  const ago = (Date.parse(today) - Date.parse(then)) / DAY_MS;
  if (ago === 0) return 'Hoje';
  if (ago === 1) return 'Ontem';
  if (then.slice(0, 4) !== today.slice(0, 4)) return longDate(at);
  const name = weekday(at);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
